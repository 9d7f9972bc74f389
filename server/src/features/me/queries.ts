import type { Db } from '../../db/database.ts';

export async function countListings(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('listing')
    .select((select) => select.fn.countAll().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
