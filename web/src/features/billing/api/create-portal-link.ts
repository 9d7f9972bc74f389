import { MESSAGES, TIMING } from '@smart-listings/contract';
import { BillingError } from '../billing-error.ts';
import { askForLink, type LinkAnswer } from './ask-for-link.ts';

/**
 * The address of the customer portal, absolute.
 * @throws BillingError for what has a sentence of its own
 */
export async function createPortalLink(email: string, returnUrl: string): Promise<string> {
  const timer = AbortSignal.timeout(TIMING.portalTimeoutMs);
  let answer: LinkAnswer;
  try {
    answer = await askForLink('/api/createPortalLink', { email, returnUrl }, timer);
  } catch (cause) {
    if (timer.aborted) throw new BillingError(MESSAGES.portalSlow, { cause });
    throw cause;
  }
  if (!answer.ok) throw new BillingError(refusalOf(answer.status, answer.message));
  if (!answer.url) throw new BillingError(MESSAGES.portalWithoutUrl);
  return new URL(answer.url, window.location.origin).href;
}

function refusalOf(status: number, message: string | null): string {
  if (status === 401) return MESSAGES.loginToManage;
  if (status === 404) return MESSAGES.portalMissing;
  if (status === 429) return MESSAGES.billingBusy;
  return message ?? MESSAGES.portalFailed(status);
}
