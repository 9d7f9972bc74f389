import type { Comparable } from '@smart-listings/contract';
import { priceComparables } from '../pricing/comparables/price-comparables.ts';
import { findCurrency } from '../pricing/currencies.ts';
import { readItem } from '../values/read-item.ts';

/** Whether a listing with the second title counts as the same thing as an item with the first. */
export function same(itemName: string, title: string): boolean {
  const form = { platform: 'eBay', itemName, make: '', modelNumber: '', features: itemName } as const;
  const item = readItem({ ...form, condition: 'used-good', targetBuyer: '', keywords: '' });
  const comparable: Comparable = {
    ...{ title, price: 1, currency: 'GBP', condition: null },
    ...{ kind: 'asking', source: 'pasted', link: null, date: null },
  };
  const currency = findCurrency('GBP (£)');
  if (currency === null) throw new Error('no rate for GBP');
  const [judged] = priceComparables(item, [comparable], { currency, today: '2026-11-21' }).comparables;
  return judged?.excluded === null && !judged.isOnlyAlike;
}
