import type { AppContext } from '../../../context.ts';
import { describeSafely } from '../../../lib/error-handler.ts';
import * as queries from '../queries.ts';
import { isPaidBack } from './membership.ts';

/** Whoever got the money back does not want to pay again next month. What fails is tried again every night. */
export async function endWhenPaidBack(context: AppContext, subscriptionId: string): Promise<void> {
  const { billing, db, logger } = context;
  if (!billing || !isPaidBack(await queries.listEventsOf(db, subscriptionId))) return;
  try {
    await billing.provider.cancelNow(subscriptionId);
  } catch (error) {
    const line = 'a subscription that was paid back runs on: it could not be cancelled yet';
    logger.error({ subscriptionId, ...describeSafely(error) }, line);
  }
}

export async function endAllPaidBack(context: AppContext): Promise<void> {
  const { billing, db } = context;
  if (!billing) return;
  for (const id of await queries.listAdjusted(db, billing.provider.kind)) await endWhenPaidBack(context, id);
}
