import type { BillingConfig } from '@smart-listings/contract';
import { useEffect } from 'react';

/** Where Pro is offered, the payment provider's script is there before the checkout opens. */
export function useProviderScript(billing: BillingConfig | undefined): void {
  useEffect(() => {
    if (billing?.kind !== 'paddle') return;
    // Failing here is no news yet: it is said when a checkout is to open.
    import('./paddle.ts').then(({ loadPaddle }) => loadPaddle(billing)).catch(() => undefined);
  }, [billing]);
}
