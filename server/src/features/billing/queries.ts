import type { BillingEvent } from '../../billing/billing-event.ts';
import { readJsonColumn, writeJsonColumn } from '../../db/columns.ts';
import type { Db } from '../../db/database.ts';
import type { Bought } from './operations/membership.ts';

export interface Subscription {
  id: string;
  customerId: string | null;
  provider: string;
}

export async function addCheckout(
  db: Db,
  checkout: { transactionId: string; userId: string; provider: string; now: Date },
): Promise<void> {
  const { now, ...row } = checkout;
  await db
    .insertInto('billing_checkout')
    .values({ ...row, isOpen: 1, createdAt: now.toISOString() })
    .execute();
}

/** The last checkout that the account has opened since, and not paid. */
export async function findOpenCheckout(
  db: Db,
  { userId, provider, since }: { userId: string; provider: string; since: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('billing_checkout')
    .select('transactionId')
    .where('userId', '=', userId)
    .where('provider', '=', provider)
    .where('isOpen', '=', 1)
    .where('createdAt', '>', since.toISOString())
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return row?.transactionId;
}

/** It is paid, and never handed out again. */
export async function closeCheckout(trx: Db, transactionId: string): Promise<void> {
  await trx
    .updateTable('billing_checkout')
    .set({ isOpen: 0 })
    .where('transactionId', '=', transactionId)
    .execute();
}

/**
 * The first statement of a transaction that takes in an event: others that tell of the same subscription wait.
 * @returns whose it is, as far as is known
 */
export async function lockSubscription(
  trx: Db,
  row: { id: string; provider: string; now: Date },
): Promise<string | null> {
  const changedAt = row.now.toISOString();
  const { userId } = await trx
    .insertInto('billing_subscription')
    .values({ id: row.id, provider: row.provider, changedAt, userId: null, customerId: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ changedAt }))
    .returning('userId')
    .executeTakeFirstOrThrow();
  return userId;
}

/** @returns whether it is new */
export async function addEvent(trx: Db, event: BillingEvent): Promise<boolean> {
  const row = await trx
    .insertInto('billing_event')
    .values({ id: event.id, subscriptionId: event.subscriptionId, data: writeJsonColumn(event) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose checkout it was; undefined for a transaction that this server has not made. */
export async function findBuyer(trx: Db, transactionId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('billing_checkout')
    .select('userId')
    .where('transactionId', '=', transactionId)
    .executeTakeFirst();
  return row?.userId;
}

export async function updateSubscription(
  trx: Db,
  id: string,
  values: { userId?: string; customerId?: string },
): Promise<void> {
  await trx.updateTable('billing_subscription').set(values).where('id', '=', id).execute();
}

/** Makes others that reckon the same account's plan wait. @returns what it had */
export async function lockBuyer(trx: Db, userId: string): Promise<Bought | undefined> {
  const row = await trx
    .updateTable('user')
    .set(({ ref }) => ({ planState: ref('planState') }))
    .where('id', '=', userId)
    .returning(['planState', 'planUntil', 'planRenewsAt'])
    .executeTakeFirst();
  return row && { state: row.planState, until: row.planUntil, renewsAt: row.planRenewsAt };
}

/** Everything that was told of the account's subscriptions. */
export async function listEvents(
  db: Db,
  userId: string,
  providers: readonly string[],
): Promise<BillingEvent[]> {
  const rows = await db
    .selectFrom('billing_event')
    .innerJoin('billing_subscription', 'billing_subscription.id', 'billing_event.subscriptionId')
    .select('billing_event.data')
    .where('billing_subscription.userId', '=', userId)
    .where('billing_subscription.provider', 'in', providers)
    .execute();
  return rows.map(({ data }) => readJsonColumn<BillingEvent>(data));
}

/** Everything that was told of one subscription. */
export async function listEventsOf(db: Db, subscriptionId: string): Promise<BillingEvent[]> {
  const rows = await db
    .selectFrom('billing_event')
    .select('data')
    .where('subscriptionId', '=', subscriptionId)
    .execute();
  return rows.map(({ data }) => readJsonColumn<BillingEvent>(data));
}

/** The subscriptions of which money went back, or was asked back. */
export async function listAdjusted(db: Db, provider: string): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_event')
    .innerJoin('billing_subscription', 'billing_subscription.id', 'billing_event.subscriptionId')
    .select('billing_event.subscriptionId as id')
    .distinct()
    .where('billing_subscription.provider', '=', provider)
    .where('billing_subscription.userId', 'is not', null)
    // A few in a thousand; reading them all once a night needs no column of its own.
    .where('billing_event.data', 'like', '%"kind":"adjustment"%')
    .execute();
  return rows.map(({ id }) => id);
}

export async function putBought(trx: Db, userId: string, bought: Bought): Promise<void> {
  await trx
    .updateTable('user')
    .set({
      // Alone it would say too much: until when is part of the plan.
      planType: bought.state === 'renewing' || bought.until !== null ? 'premium' : 'free',
      planState: bought.state,
      planUntil: bought.until,
      planRenewsAt: bought.renewsAt,
    })
    .where('id', '=', userId)
    .execute();
}

/** The last told of first. */
export function listSubscriptions(db: Db, userId: string, provider: string): Promise<Subscription[]> {
  return db
    .selectFrom('billing_subscription')
    .select(['id', 'customerId', 'provider'])
    .where('userId', '=', userId)
    .where('provider', '=', provider)
    .orderBy('changedAt', 'desc')
    .orderBy('id')
    .execute();
}

/** Whose plans rest on a subscription with this provider. */
export async function listBuyers(db: Db, provider: string): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_subscription')
    .select('userId')
    .distinct()
    .where('provider', '=', provider)
    .where('userId', 'is not', null)
    .execute();
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** What was told of subscriptions that nobody here has bought is of no use after a while. */
export async function deleteStrangers(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('billing_subscription')
    .where('userId', 'is', null)
    .where('changedAt', '<', before.toISOString())
    .execute();
}

/**
 * Takes the turn of some work, when its last turn began long enough ago; of several instances one gets it.
 * @returns where to go on; undefined when it is not its turn
 */
export async function takeTurn(
  db: Db,
  { name, now, everyMs }: { name: string; now: Date; everyMs: number },
): Promise<{ position: string | null } | undefined> {
  const startedAt = now.toISOString();
  return db
    .insertInto('job')
    .values({ name, startedAt, position: null })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ startedAt })
        .where('job.startedAt', '<=', new Date(now.getTime() - everyMs).toISOString()),
    )
    .returning('position')
    .executeTakeFirst();
}

export async function keepPosition(db: Db, name: string, position: string): Promise<void> {
  await db.updateTable('job').set({ position }).where('name', '=', name).execute();
}

/** The turn has come to nothing: whoever asks next may take it. */
export async function giveTurnBack(db: Db, name: string): Promise<void> {
  await db
    .updateTable('job')
    .set({ startedAt: new Date(0).toISOString() })
    .where('name', '=', name)
    .execute();
}
