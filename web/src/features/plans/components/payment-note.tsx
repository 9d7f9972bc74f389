import type { BillingConfig } from '@smart-listings/contract';
import { classNames } from '../../../ui/class-names.ts';

interface Props {
  /** Undefined until the server has said. */
  billing: BillingConfig | undefined;
  id?: string;
  className?: string;
}

/** What is to be known before one pays: nothing where real money is taken as usual. */
export function PaymentNote({ billing, id, className }: Props) {
  const sentence = billing && sentenceFor(billing);
  if (!sentence) return null;
  return (
    <p id={id} className={classNames('text-note text-soft', className)}>
      {sentence}
    </p>
  );
}

function sentenceFor(billing: BillingConfig): string | null {
  if (billing.kind === 'off') {
    return 'Payments are not open on this server, so nobody can buy Pro here. Starter stays free.';
  }
  const isTest = billing.kind === 'sandbox' || billing.environment === 'sandbox';
  return isTest
    ? 'This is a test: the checkout takes no money, and Pro works as if it had been paid for.'
    : null;
}
