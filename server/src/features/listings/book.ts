import { sql } from 'kysely';
import { readJsonColumn } from '../../db/columns.ts';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { ListingRow } from './present.ts';
import { indexWords } from './words.ts';

/** Numbers that share a counter: what a deep page may have to skip one by one. */
export const BLOCK_SIZE = 512;

export function blockOf(number: number): number {
  return Math.floor(number / BLOCK_SIZE);
}

/**
 * The first statement of every transaction that changes an account's listings: the others of the account
 * wait for it here, so that what is counted next stays true until the end.
 */
export async function lockBook(trx: Db, userId: string): Promise<Schema['listing_book']> {
  return trx
    .insertInto('listing_book')
    .values({ userId, version: 1, lastNumber: 0, lastTimestamp: '', savedCount: 0 })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ version: sql<number>`${sql.ref('listing_book.version')} + 1` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What the counters and the search know, for a listing that is there from now on. */
export async function enterBook(trx: Db, row: ListingRow): Promise<void> {
  await count(trx, row, 1);
  await enterSearch(trx, row);
}

export async function leaveBook(trx: Db, row: ListingRow): Promise<void> {
  await count(trx, row, -1);
  await leaveSearch(trx, row);
}

/** For a listing that was changed: its words, and the platform and state it counts for. */
export async function changeBook(trx: Db, before: ListingRow, after: ListingRow): Promise<void> {
  if (before.platform !== after.platform || before.state !== after.state) {
    await count(trx, before, -1);
    await count(trx, after, 1);
  }
  if (before.platform === after.platform && wordsOf(before).join() === wordsOf(after).join()) return;
  await leaveSearch(trx, before);
  await enterSearch(trx, after);
}

async function count(trx: Db, row: ListingRow, by: 1 | -1): Promise<void> {
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

async function enterSearch(trx: Db, row: ListingRow): Promise<void> {
  const { userId, number, platform } = row;
  const words = wordsOf(row);
  await trx
    .insertInto('listing_search')
    .values({ userId, number, platform, words: ` ${words.join(' ')} ` })
    .execute();
  if (words.length === 0) return;
  await trx
    .insertInto('listing_word')
    .values(words.map((word) => ({ userId, word, number, platform })))
    .execute();
}

async function leaveSearch(trx: Db, row: ListingRow): Promise<void> {
  const { userId, number } = row;
  const words = wordsOf(row);
  await trx.deleteFrom('listing_search').where('userId', '=', userId).where('number', '=', number).execute();
  if (words.length === 0) return;
  await trx
    .deleteFrom('listing_word')
    .where('userId', '=', userId)
    .where('word', 'in', words)
    .where('number', '=', number)
    .execute();
}

/** Of title, item and tags; the description would make everything match everything. */
function wordsOf(row: ListingRow): string[] {
  const form = readJsonColumn<{ itemName: string; make: string; modelNumber: string }>(row.originalFormInput);
  const tags = readJsonColumn<string[]>(row.tags);
  return indexWords([row.title, form.itemName, form.make, form.modelNumber, ...tags]);
}
