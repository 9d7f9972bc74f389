import { followEvents } from '../../lib/follow-events.ts';

/**
 * Calls `onNews` at every connection, and whenever a payment has changed what the account has bought.
 * @returns ends it
 */
export function followPlan(onNews: () => void): () => void {
  return followEvents('/api/listings/stream', 'plan', onNews);
}
