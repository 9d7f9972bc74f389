import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { lockListings } from '../lock.ts';
import { findVersion } from '../queries.ts';

/**
 * Runs a change of one account's listings: alone among that account's changes, all of it or nothing, and
 * heard by its open streams once it is on the disk.
 */
export async function changeListings<T>(
  context: AppContext,
  userId: string,
  change: (trx: Db, book: Schema['listing_book']) => Promise<T>,
): Promise<T> {
  const { result, version } = await context.db.transaction().execute(async (trx) => {
    const book = await lockListings(trx, userId);
    return { result: await change(trx, book), version: book.version };
  });
  context.listingChanges.publish(userId, String(version));
  return result;
}

/** Another one after every change. */
export async function findListingsVersion({ db }: AppContext, userId: string): Promise<string> {
  return String(await findVersion(db, userId));
}
