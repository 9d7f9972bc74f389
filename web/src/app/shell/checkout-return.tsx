import { CHECKOUT_PARAMETER } from '@smart-listings/contract';
import { useSearchParams } from 'react-router';
import { CheckoutOpener } from '../../features/billing/components/checkout-opener.tsx';
import { useMe, useRefreshMe } from '../../features/session/use-me.ts';
import { notifyError, notifySuccess } from '../../lib/notify.ts';
import { useSiteConfig } from '../../lib/use-site-config.ts';

/** On any page whose address names a transaction: the provider's checkout for it. */
export function CheckoutReturn() {
  const [query, setQuery] = useSearchParams();
  const { user } = useMe();
  const refreshMe = useRefreshMe();
  const billing = useSiteConfig()?.billing;
  const transactionId = query.get(CHECKOUT_PARAMETER);
  if (!transactionId || !billing) return null;
  return (
    <CheckoutOpener
      billing={billing}
      transactionId={transactionId}
      isPro={user?.planType === 'premium'}
      onCompleted={() => {
        notifySuccess('Payment received. Pro opens as soon as it is confirmed.');
        void refreshMe();
      }}
      onClosed={() =>
        setQuery(
          (now) => {
            const rest = new URLSearchParams(now);
            rest.delete(CHECKOUT_PARAMETER);
            return rest;
          },
          { replace: true },
        )
      }
      onError={notifyError}
    />
  );
}
