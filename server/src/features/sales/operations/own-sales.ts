import type { Comparable, ListingForm } from '@smart-listings/contract';
import { fold } from '@smart-listings/engine';
import type { AppContext } from '../../../context.ts';
import { fromHundredths } from '../../../lib/money.ts';
import { listPaid } from '../queries.ts';

/** Longer ago an account's prices are of another time; and a search through all of them takes as long as it likes. */
const AMONG_NEWEST = 20_000;
/** Read at once, so that what is no match is not held. */
const A_BLOCK = 5_000;
const MOST = 100;
const MOST_WORDS = 8;

type Paid = Awaited<ReturnType<typeof listPaid>>[number];

/** What the seller sold that has most words in common with the item: whether it is the like of it, the engine says. */
export async function findOwnSales(
  { db }: AppContext,
  userId: string,
  { itemName, make, modelNumber }: Pick<ListingForm, 'itemName' | 'make' | 'modelNumber'>,
): Promise<Comparable[]> {
  const named = fold(`${make} ${modelNumber} ${itemName}`);
  const words = [...new Set(named.match(/[\p{L}\p{N}]{3,}/gu) ?? [])].slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  // Folded here: SQLite knows the cases of ASCII alone, and no database takes accents for what they stand on.
  const countShared = ({ make: ownMake, title }: Paid) => {
    const folded = fold(`${ownMake} ${title}`);
    return words.reduce((count, word) => count + (folded.includes(word) ? 1 : 0), 0);
  };
  const found: { shared: number; row: Paid }[] = [];
  for (let read = 0, last: Paid | null = null; read < AMONG_NEWEST; read += A_BLOCK) {
    const rows: Paid[] = await listPaid(db, userId, { before: last, limit: A_BLOCK });
    for (const row of rows) {
      const shared = countShared(row);
      if (shared > 0) found.push({ shared, row });
    }
    last = rows.at(-1) ?? null;
    if (rows.length < A_BLOCK) break;
  }
  // A make is in all that its dealer sells: the newest that share it are not those of this model.
  const nearest = found.toSorted((one, other) => other.shared - one.shared).slice(0, MOST);
  return nearest.map(({ row: { title, make: ownMake, condition, currency, price, soldOn } }) => ({
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
