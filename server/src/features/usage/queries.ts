import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

interface Place {
  userId: string;
  /** '2026-11' */
  month: string;
}

/**
 * Counts one generation in one statement, so that requests at once cannot share the last unit.
 * @param limit null: none
 * @returns whether it was still within the limit
 */
export async function takeGeneration(
  db: Db,
  { userId, month }: Place,
  limit: number | null,
): Promise<boolean> {
  const row = await db
    .insertInto('usage')
    .values({ userId, month, generatedCount: 1 })
    .onConflict((conflict) => {
      const update = conflict
        .columns(['userId', 'month'])
        .doUpdateSet({ generatedCount: sql<number>`${sql.ref('usage.generatedCount')} + 1` });
      return limit === null ? update : update.where('usage.generatedCount', '<', limit);
    })
    .returning('generatedCount')
    .executeTakeFirst();
  return row !== undefined;
}

export async function giveGenerationBack(db: Db, { userId, month }: Place): Promise<void> {
  await db
    .updateTable('usage')
    .set((update) => ({ generatedCount: update('generatedCount', '-', 1) }))
    .where('userId', '=', userId)
    .where('month', '=', month)
    .where('generatedCount', '>', 0)
    .execute();
}

export async function countGenerations(db: Db, { userId, month }: Place): Promise<number> {
  const row = await db
    .selectFrom('usage')
    .select('generatedCount')
    .where('userId', '=', userId)
    .where('month', '=', month)
    .executeTakeFirst();
  return row?.generatedCount ?? 0;
}
