import type { Comparable, ListingForm } from '@smart-listings/contract';
import type { AppContext } from '../../../context.ts';
import { fromHundredths } from '../../../lib/money.ts';
import { listWithWords } from '../queries.ts';

/** Longer ago an account's prices are of another time; and a search through all of them takes as long as it likes. */
const AMONG_NEWEST = 5_000;
const MOST = 100;
const MOST_WORDS = 8;

/** What the seller sold that has words in common with the item: whether it is the like of it, the engine says. */
export async function findOwnSales(
  { db }: AppContext,
  userId: string,
  { itemName, make, modelNumber }: Pick<ListingForm, 'itemName' | 'make' | 'modelNumber'>,
): Promise<Comparable[]> {
  const named = `${make} ${modelNumber} ${itemName}`.toLowerCase();
  const words = [...new Set(named.match(/[\p{L}\p{N}]{3,}/gu) ?? [])].slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const rows = await listWithWords(db, userId, { words, among: AMONG_NEWEST, limit: MOST });
  return rows.map(({ title, make: ownMake, condition, currency, price, soldOn }) => ({
    // A title that leaves its make to the form's field is still of that make.
    title: title.toLowerCase().includes(ownMake.toLowerCase()) ? title : `${ownMake} ${title}`,
    price: fromHundredths(price),
    currency,
    condition,
    kind: 'sold',
    source: 'own',
    link: null,
    date: soldOn,
  }));
}
