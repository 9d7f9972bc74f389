import { type BillingConfig, type Membership, PRODUCT } from '@smart-listings/contract';
import { SANDBOX_PATHS } from '../../../billing/sandbox/sandbox.ts';
import type { AppContext } from '../../../context.ts';
import type { Bought } from './membership.ts';

/** What an account's owner reads of what was bought. */
export function presentMembership({ state, until, renewsAt }: Bought, now: Date): Membership {
  const isOver = state === 'ending' && until !== null && new Date(until) <= now;
  if (state === 'none' || isOver) return { state: 'none', renewsAt: null, cancelsAt: null };
  return { state, renewsAt: toInstant(renewsAt), cancelsAt: toInstant(until) };
}

/** How Pro is paid for, for the page. */
export function presentBilling({ config: { billing } }: AppContext): BillingConfig {
  switch (billing.kind) {
    case 'off':
      return { kind: 'off' };
    case 'sandbox':
      return { kind: 'sandbox', checkoutPath: SANDBOX_PATHS.checkout };
    case 'paddle':
      return { kind: 'paddle', clientToken: billing.clientToken, environment: billing.environment };
  }
}

/**
 * What Pro costs where the visitor's browser is from, as far as its languages say ('en-GB'): nobody is told
 * the visitor's address for it.
 */
export async function findPriceText(context: AppContext, languages: string): Promise<string> {
  const country = /^[a-z]{2,3}-(?:[a-z]{4}-)?([a-z]{2})\b/i.exec(languages)?.[1]?.toUpperCase();
  const found = country ? await context.prices.find(country) : null;
  return found ?? PRODUCT.proPrice;
}

function toInstant(text: string | null): string | null {
  return text && new Date(text).toISOString();
}
