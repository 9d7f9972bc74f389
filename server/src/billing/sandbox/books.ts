import { readJsonColumn, writeJsonColumn } from '../../db/columns.ts';
import type { Db } from '../../db/database.ts';
import type { SandboxSubscription } from './subscription.ts';

/** What a payment provider would keep on its side. */
export async function addSubscription(
  db: Db,
  userId: string,
  subscription: SandboxSubscription,
): Promise<void> {
  const { transactionId, customerId } = subscription;
  await db
    .insertInto('sandbox_subscription')
    .values({ transactionId, customerId, userId, data: writeJsonColumn(subscription) })
    .execute();
}

export async function findSubscription(
  db: Db,
  transactionId: string,
): Promise<SandboxSubscription | undefined> {
  const row = await db
    .selectFrom('sandbox_subscription')
    .select('data')
    .where('transactionId', '=', transactionId)
    .executeTakeFirst();
  return row && readJsonColumn<SandboxSubscription>(row.data);
}

export async function findCustomer(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sandbox_subscription')
    .select('customerId')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.customerId;
}

/** What runs first, then what was begun last. */
export async function listSubscriptions(db: Db, customerId: string): Promise<SandboxSubscription[]> {
  const rows = await db
    .selectFrom('sandbox_subscription')
    .select('data')
    .where('customerId', '=', customerId)
    .execute();
  return rows
    .map(({ data }) => readJsonColumn<SandboxSubscription>(data))
    .filter(({ status }) => status !== 'unpaid')
    .toSorted((one, other) => rankOf(one) - rankOf(other) || other.startedAt.localeCompare(one.startedAt));
}

function rankOf({ status }: SandboxSubscription): number {
  return status === 'canceled' ? 1 : 0;
}

/** The transactions of running subscriptions whose period has ended. */
export async function listDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db.selectFrom('sandbox_subscription').select('data').execute();
  return rows
    .map(({ data }) => readJsonColumn<SandboxSubscription>(data))
    .filter(({ status, period }) => status === 'active' && period && period.endsAt <= now.toISOString())
    .map(({ transactionId }) => transactionId);
}

/** Changes one, alone: of two at once the second sees what the first has made. */
export function changeSubscription<T>(
  db: Db,
  transactionId: string,
  change: (subscription: SandboxSubscription) => { next: SandboxSubscription; told: T[] },
): Promise<T[]> {
  return db.transaction().execute(async (trx) => {
    // Writing first makes others wait.
    const row = await trx
      .updateTable('sandbox_subscription')
      .set(({ ref }) => ({ data: ref('data') }))
      .where('transactionId', '=', transactionId)
      .returning('data')
      .executeTakeFirst();
    if (!row) return [];
    const { next, told } = change(readJsonColumn<SandboxSubscription>(row.data));
    await trx
      .updateTable('sandbox_subscription')
      .set({ data: writeJsonColumn(next) })
      .where('transactionId', '=', transactionId)
      .execute();
    return told;
  });
}
