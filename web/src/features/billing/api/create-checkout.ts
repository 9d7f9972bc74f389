import { MESSAGES } from '@smart-listings/contract';
import { BillingError } from '../billing-error.ts';
import { askForLink } from './ask-for-link.ts';

/**
 * The address of a new checkout, absolute.
 * @throws BillingError for what has a sentence of its own
 */
export async function createCheckout(email: string | null): Promise<string> {
  const answer = await askForLink('/api/createCheckout', email ? { email } : {});
  if (!answer.ok) throw new BillingError(answer.message ?? MESSAGES.checkoutFailed(answer.status));
  if (!answer.url) throw new BillingError(MESSAGES.checkoutWithoutUrl);
  return new URL(answer.url, window.location.origin).href;
}
