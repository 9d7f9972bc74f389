// What is kept beside each listing, and follows it in the same transaction.
import type { Db } from '../../db/database.ts';
import { countListing } from './counters.ts';
import type { ListingRow } from './present.ts';
import { enterSearch, leaveSearch, wordsOf } from './search-index.ts';

/** What the counters and the search know, for a listing that is there from now on. */
export async function addDerived(trx: Db, row: ListingRow): Promise<void> {
  await countListing(trx, row, 1);
  await enterSearch(trx, row);
}

export async function removeDerived(trx: Db, row: ListingRow): Promise<void> {
  await countListing(trx, row, -1);
  await leaveSearch(trx, row);
}

/** For a listing that was changed: its words, and the platform and state it counts for. */
export async function changeDerived(trx: Db, before: ListingRow, after: ListingRow): Promise<void> {
  if (before.platform !== after.platform || before.state !== after.state) {
    await countListing(trx, before, -1);
    await countListing(trx, after, 1);
  }
  if (before.platform === after.platform && wordsOf(before).join() === wordsOf(after).join()) return;
  await leaveSearch(trx, before);
  await enterSearch(trx, after);
}
