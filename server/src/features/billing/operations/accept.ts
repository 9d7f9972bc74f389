import type { BillingEvent } from '../../../billing/billing-event.ts';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import * as queries from '../queries.ts';
import { endWhenPaidBack } from './end-paid-back.ts';
import { type Bought, deriveBought, planAt } from './membership.ts';

interface Outcome {
  /** Whose plan rests on it; null: nobody's, so far. */
  userId: string | null;
  before: Bought | undefined;
  after: Bought | undefined;
}

/**
 * Takes in what the provider tells: keeps it, finds out whose it is and what they have bought now. What comes
 * twice changes nothing, and what comes too early waits for the event that says whose it is.
 */
export async function acceptEvent(context: AppContext, event: BillingEvent): Promise<void> {
  const { db } = context;
  const outcome = await db.transaction().execute((trx) => takeIn(context, trx, event));
  if (!outcome.userId || !outcome.after) return;
  tellPages(context, outcome.userId, outcome);
  if (event.kind !== 'adjustment') return;
  context.background.run('end of a subscription that was paid back', () =>
    endWhenPaidBack(context, event.subscriptionId),
  );
}

async function takeIn(context: AppContext, trx: Db, event: BillingEvent): Promise<Outcome> {
  const provider = context.billing?.provider.kind ?? 'paddle';
  const { subscriptionId: id } = event;
  let userId = await queries.lockSubscription(trx, { id, provider, now: context.clock() });
  const isNew = await queries.addEvent(trx, event);
  if (!isNew) return { userId: null, before: undefined, after: undefined };
  if (event.kind !== 'adjustment' && event.customerId) {
    await queries.updateSubscription(trx, id, { customerId: event.customerId });
  }
  if (!userId && event.kind !== 'adjustment' && event.transactionId) {
    userId = (await queries.findBuyer(trx, event.transactionId)) ?? null;
    if (userId) {
      await queries.updateSubscription(trx, id, { userId });
      await queries.closeCheckout(trx, event.transactionId);
    }
  }
  if (!userId) return { userId, before: undefined, after: undefined };
  return { userId, ...(await reckon(context, trx, userId)) };
}

/** What the account has bought, reckoned anew from everything told. */
async function reckon(context: AppContext, trx: Db, userId: string): Promise<Omit<Outcome, 'userId'>> {
  const before = await queries.lockBuyer(trx, userId);
  if (!before) return { before, after: undefined };
  const after = deriveBought(await queries.listEvents(trx, userId, countedProviders(context)));
  await queries.putBought(trx, userId, after);
  return { before, after };
}

/** What was bought in the sandbox counts only while the sandbox is open: nobody carries it into the real thing. */
function countedProviders({ billing }: AppContext): string[] {
  return billing?.provider.kind === 'sandbox' ? ['sandbox', 'paddle'] : ['paddle'];
}

export async function reckonAnew(context: AppContext, userId: string): Promise<void> {
  const outcome = await context.db.transaction().execute((trx) => reckon(context, trx, userId));
  tellPages(context, userId, outcome);
}

/** Every page that the account has open hears of the change. */
function tellPages(context: AppContext, userId: string, { before, after }: Omit<Outcome, 'userId'>): void {
  if (!before || !after || JSON.stringify(before) === JSON.stringify(after)) return;
  context.planChanges.publish(userId, planAt(after, context.clock()));
}
