import { type Comparable, LIMITS, type SavedListing } from '@smart-listings/contract';
import { chooseCurrency, findMoney, marketQueries } from '@smart-listings/engine';
import { listListings } from '../../listings/operations/list.ts';
import type { Source } from './source.ts';

/** What the seller has priced alike: shown, but never counted, because one's own price proves nothing. */
export const findOwnPrices: Source = {
  name: 'own',
  async find(context, { ledger, user }) {
    const { itemName } = ledger.form;
    const search = (marketQueries(ledger).at(1) ?? itemName).slice(0, LIMITS.saved.search);
    const { listings } = await listListings(context, user.id, { search, date: 'all', page: 1 });
    return { comparables: listings.flatMap((listing) => toComparable(listing) ?? []), isSearch: false };
  },
};

/** The middle of the range that a saved listing was given; null when it has none. */
function toComparable(listing: SavedListing): Comparable | null {
  const { code } = chooseCurrency(listing.origin.currency);
  const amounts = findMoney(listing.suggestedPriceRange, code).flatMap(({ money }) => money?.amount ?? []);
  const title = listing.title.slice(0, LIMITS.comparable.title).trim();
  if (amounts.length === 0 || title === '') return null;
  return {
    title,
    price: amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length,
    currency: code,
    condition: listing.originalFormInput.condition,
    kind: 'asking',
    source: 'own',
    link: null,
    date: listing.timestamp.slice(0, 10),
  };
}
