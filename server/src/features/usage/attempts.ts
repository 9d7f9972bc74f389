import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { giveGenerationBack } from './queries.ts';

interface Place {
  userId: string;
  id: string;
}

/** @returns whether the account has begun no such attempt yet */
export async function startAttempt(trx: Db, attempt: Schema['generation_attempt']): Promise<boolean> {
  const { userId, id, work, month, shares, startedAt } = attempt;
  const row = await trx
    .insertInto('generation_attempt')
    .values({ userId, id, work, month, shares, startedAt })
    .onConflict((conflict) => conflict.columns(['userId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether there is room for one more request of the same work, in one statement for requests at once */
export async function joinAttempt(
  trx: Db,
  { userId, id, work }: Place & { work: string },
  { since, most }: { since: string; most: number },
): Promise<boolean> {
  const row = await trx
    .updateTable('generation_attempt')
    .set((update) => ({ shares: update('shares', '+', 1) }))
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('work', '=', work)
    .where('startedAt', '>', since)
    .where('shares', '<', most)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** One request of the attempt failed: with the last one, its unit goes back. */
export async function leaveAttempt(trx: Db, { userId, id }: Place): Promise<void> {
  const row = await trx
    .updateTable('generation_attempt')
    .set((update) => ({ shares: update('shares', '-', 1) }))
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(['shares', 'month'])
    .executeTakeFirst();
  if (row?.shares !== 0) return;
  await trx.deleteFrom('generation_attempt').where('userId', '=', userId).where('id', '=', id).execute();
  await giveGenerationBack(trx, { userId, month: row.month });
}

export async function deleteAttempts(db: Db, before: string): Promise<void> {
  await db.deleteFrom('generation_attempt').where('startedAt', '<', before).execute();
}
