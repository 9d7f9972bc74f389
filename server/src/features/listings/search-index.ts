// In which listings of an account a word stands.
import { readJsonColumn } from '../../db/columns.ts';
import type { Db } from '../../db/database.ts';
import type { ListingRow } from './present.ts';
import { indexWords } from './words.ts';

export async function enterSearch(trx: Db, row: ListingRow): Promise<void> {
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

export async function leaveSearch(trx: Db, row: ListingRow): Promise<void> {
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
export function wordsOf(row: ListingRow): string[] {
  const form = readJsonColumn<{ itemName: string; make: string; modelNumber: string }>(row.originalFormInput);
  const tags = readJsonColumn<string[]>(row.tags);
  return indexWords([row.title, form.itemName, form.make, form.modelNumber, ...tags]);
}
