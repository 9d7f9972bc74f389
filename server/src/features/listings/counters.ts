// How many listings an account has of a marketplace and state, in blocks: a page far down is found without counting.
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { ListingRow } from './present.ts';

/** Numbers that share a counter: what a deep page may have to skip one by one. */
export const BLOCK_SIZE = 512;

export function blockOf(number: number): number {
  return Math.floor(number / BLOCK_SIZE);
}

export async function countListing(trx: Db, row: ListingRow, by: 1 | -1): Promise<void> {
  const { userId, platform, number, state } = row;
  await trx
    .insertInto('listing_count')
    .values({ userId, platform, block: blockOf(number), savedCount: by })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'platform', 'block'])
        .doUpdateSet({ savedCount: sql<number>`${sql.ref('listing_count.savedCount')} + ${by}` }),
    )
    .execute();
  // Drafts are what the others leave over: a version of the server that knows no states makes only drafts.
  if (state !== 'draft') {
    await trx
      .insertInto('listing_state_count')
      .values({ userId, state, platform, block: blockOf(number), savedCount: by })
      .onConflict((conflict) =>
        conflict
          .columns(['userId', 'state', 'platform', 'block'])
          .doUpdateSet({ savedCount: sql<number>`${sql.ref('listing_state_count.savedCount')} + ${by}` }),
      )
      .execute();
  }
  await trx
    .updateTable('listing_book')
    .set((update) => ({ savedCount: update('savedCount', '+', by) }))
    .where('userId', '=', userId)
    .execute();
}
