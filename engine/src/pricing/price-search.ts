import type { PriceKind } from '@smart-listings/contract';
import type { Item } from '../values/item.ts';
import { marketQueries } from './comparables/market-queries.ts';
import { chooseCurrency } from './currencies.ts';

export interface PriceSearch {
  address: string;
  /** Whether the page shows what was paid, or what is asked. */
  kind: PriceKind;
}

/** The marketplace's own search for things like the item, sold ones where it shows them; null without words to look for. */
export function priceSearch(item: Item, currency: string): PriceSearch | null {
  const [words] = marketQueries(item);
  const { sites, kind } = item.marketplace.prices.search;
  const { code } = chooseCurrency(currency);
  const [, site] = sites.find(([one]) => one === code) ?? sites[0] ?? [];
  if (words === undefined || site === undefined) return null;
  return { address: `${site}${encodeURIComponent(words)}`, kind };
}
