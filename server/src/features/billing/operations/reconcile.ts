import type { AppContext } from '../../../context.ts';
import * as queries from '../queries.ts';
import { acceptEvent, reckonAnew } from './accept.ts';
import { endAllPaidBack } from './end-paid-back.ts';

const JOB = 'reconcile-billing';
/** Whoever wakes up hourly takes its turn once a night. */
const EVERY_MS = 23 * 3_600_000;
/** What nobody here has bought, after its buyer had every chance to be named. */
const STRANGERS_MS = 30 * 24 * 3_600_000;

/**
 * Goes through the provider's log of events for those that the webhook has missed. Of several instances one
 * does it; those that are known change nothing.
 * @returns how many events the log held; null when it was not this instance's turn
 */
export async function reconcileBilling(context: AppContext): Promise<number | null> {
  const { billing, clock, db } = context;
  if (!billing) return null;
  const name = `${JOB}-${billing.provider.kind}`;
  const turn = await queries.takeTurn(db, { name, now: clock(), everyMs: EVERY_MS });
  if (!turn) return null;
  let count = 0;
  try {
    for await (const { id, event } of billing.provider.listEvents(turn.position)) {
      if (event) await acceptEvent(context, event);
      // Kept one by one: what breaks off goes on from there.
      await queries.keepPosition(db, name, id);
      count += 1;
    }
  } catch (error) {
    await queries.giveTurnBack(db, name);
    throw error;
  }
  await endAllPaidBack(context);
  await queries.deleteStrangers(db, new Date(clock().getTime() - STRANGERS_MS));
  return count;
}

/** At the start: what was bought in a sandbox that has closed since is worth nothing any more. */
export async function closeSandbox(context: AppContext): Promise<void> {
  if (context.billing?.sandbox) return;
  for (const userId of await queries.listBuyers(context.db, 'sandbox')) await reckonAnew(context, userId);
}
