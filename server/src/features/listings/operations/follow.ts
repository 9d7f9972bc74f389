import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { SendEvent } from '../../../lib/event-stream.ts';
import type { User } from '../../accounts/operations.ts';
import { findVersion } from '../queries.ts';

/** Then the browser connects again, and whoever has logged out meanwhile is no longer let in. */
const LONGEST_STREAM_MS = 30 * 60_000;

type Follow = (send: SendEvent, left: AbortSignal) => Promise<void>;

/**
 * Sends `plan`, and `changed` with the version of the account's listings, at once and after every change, until the
 * client leaves or the server stops. It listens before it looks, so that no change falls in between.
 * @throws AppError rate-limited when the account has too many streams open
 */
export function followListings(context: AppContext, { id: userId, plan }: User): Follow {
  let send: SendEvent = () => {};
  const tell = (version: string) => send('changed', { version });
  const tellPlan = (planType: string) => send('plan', { planType });
  const unsubscribe = context.listingChanges.subscribe(userId, tell);
  const unsubscribePlan = unsubscribe && context.planChanges.subscribe(userId, tellPlan);
  if (!unsubscribePlan) unsubscribe?.();
  if (!unsubscribe || !unsubscribePlan)
    throw new AppError('rate-limited', 'This account has too many pages open at once.');
  return async (sendToClient, left) => {
    try {
      send = sendToClient;
      tellPlan(plan);
      tell(String(await findVersion(context.db, userId)));
      await aborted(AbortSignal.any([left, context.stopping, AbortSignal.timeout(LONGEST_STREAM_MS)]));
    } finally {
      unsubscribe();
      unsubscribePlan();
    }
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
