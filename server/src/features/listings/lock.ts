import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

/**
 * The first statement of every transaction that changes an account's listings: the others of the account
 * wait for it here, so that what is counted next stays true until the end.
 */
export async function lockListings(trx: Db, userId: string): Promise<Schema['listing_book']> {
  return trx
    .insertInto('listing_book')
    .values({ userId, version: 1, lastNumber: 0, lastTimestamp: '', savedCount: 0 })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ version: sql<number>`${sql.ref('listing_book.version')} + 1` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}
