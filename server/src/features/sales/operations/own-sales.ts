import type { Comparable, ListingForm } from '@smart-listings/contract';
import { fold } from '@smart-listings/engine';
import type { AppContext } from '../../../context.ts';
import { fromHundredths } from '../../../lib/money.ts';
import { listNewest } from '../queries.ts';

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
  const named = fold(`${make} ${modelNumber} ${itemName}`);
  const words = [...new Set(named.match(/[\p{L}\p{N}]{3,}/gu) ?? [])].slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  // Folded here: SQLite knows the cases of ASCII alone, and no database takes accents for what they stand on.
  const isNamed = ({ title }: { title: string }) => {
    const folded = fold(title);
    return words.some((word) => folded.includes(word));
  };
  const rows = (await listNewest(db, userId, AMONG_NEWEST)).filter(isNamed);
  return rows.slice(0, MOST).map(({ title, make: ownMake, condition, currency, price, soldOn }) => ({
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
