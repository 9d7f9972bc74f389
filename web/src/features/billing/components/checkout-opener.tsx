import { type BillingConfig, CHECKOUT_PARAMETER, MESSAGES } from '@smart-listings/contract';
import { useEffect, useRef } from 'react';
import { openHere } from '../open-address.ts';

interface Props {
  billing: BillingConfig;
  transactionId: string;
  /** Whether there is nothing more to pay for. */
  isPro: boolean;
  /** Paid, as the provider's script says; the server hears of it by itself. */
  onCompleted: () => void;
  /** The checkout is not, or no longer, on the page. */
  onClosed: () => void;
  onError: (message: string) => void;
}

/** Opens the provider's checkout for the transaction that the address names. */
export function CheckoutOpener({ billing, transactionId, isPro, onCompleted, onClosed, onError }: Props) {
  const opened = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one transaction is opened once, whatever is drawn meanwhile
  useEffect(() => {
    if (opened.current === transactionId) return;
    opened.current = transactionId;
    if (billing.kind === 'off') {
      onError(MESSAGES.billingOff);
      onClosed();
    } else if (billing.kind === 'sandbox') {
      openHere(`${billing.checkoutPath}?${new URLSearchParams({ [CHECKOUT_PARAMETER]: transactionId })}`);
    } else {
      import('../paddle.ts')
        .then(({ openPaddleCheckout }) =>
          openPaddleCheckout(billing, transactionId, { onCompleted, onClosed }),
        )
        .catch(() => {
          onError(MESSAGES.checkoutBroken);
          onClosed();
        });
    }
  }, [transactionId]);
  // Paid for in another tab: the checkout in this one has nothing left to sell.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!isPro || billing.kind !== 'paddle') return;
    import('../paddle.ts')
      .then(({ closePaddleCheckout }) => closePaddleCheckout(billing))
      .catch(() => undefined)
      .finally(onClosed);
  }, [isPro]);
  return null;
}
