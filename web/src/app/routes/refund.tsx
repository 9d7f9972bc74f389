import { PRODUCT } from '@smart-listings/contract';
import { SupportLink } from '../../features/support/components/support-link.tsx';
import { DocumentPage } from '../shell/document-page.tsx';

export function RefundPage() {
  return (
    <DocumentPage
      title="Refund Policy"
      intro={`Your first Pro payment comes with a ${PRODUCT.refundDays}-day money-back guarantee.`}
    >
      <h2>The first {PRODUCT.refundDays} days</h2>
      <p>
        If Pro is not for you, write to us within {PRODUCT.refundDays} days of your first Pro payment and you
        get all of it back, whatever the reason. The guarantee is for the first payment of an account, once.
      </p>
      <h2>Afterwards</h2>
      <p>Later payments are not refunded, and there are no pro-rated refunds for a period that has begun.</p>
      <h2>When you cancel</h2>
      <p>
        You can cancel at any time. You keep Pro until the end of the period that you have paid for; then the
        account goes back to the free Starter plan. What you have saved stays yours.
      </p>
      <h2>Exceptions</h2>
      <p>
        If something went wrong, such as a double charge or a long outage, tell us: exceptions are decided
        case by case. Your rights as a consumer under the law stay as they are.
      </p>
      <h2>How to ask</h2>
      <p>
        Write to <SupportLink subject="Refund" /> from the address of your account. The money goes back the
        way it came.
      </p>
    </DocumentPage>
  );
}
