import type { Db } from '../../db/database.ts';

export async function findSavedCount(db: Db, userId: string): Promise<number> {
  const book = await db
    .selectFrom('listing_book')
    .select('savedCount')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return book?.savedCount ?? 0;
}
