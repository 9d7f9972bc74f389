// Pairs of titles that somebody labelled: a file of lines {"a": title, "b": title, "same": boolean}.
import { readFileSync } from 'node:fs';
import { type Comparable, listingFormSchema } from '@smart-listings/contract';
import { readItem } from '@smart-listings/engine';
import { type ItemProfile, profileItem } from '../engine/src/pricing/comparables/item-profile.ts';

export interface Pair {
  a: string;
  b: string;
  same: boolean;
}

export function readPairs(file: string): readonly Pair[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Pair => JSON.parse(line));
}

/** As the product asks: one title is the seller's item, the other a listing. */
export function readPair({ a, b }: Pair): { profile: ItemProfile; listing: Comparable } {
  const form = listingFormSchema.parse({
    platform: 'eBay',
    itemName: a.slice(0, 200),
    features: a,
    condition: 'used-good',
  });
  const told = { price: 1, currency: 'GBP', condition: null, kind: 'asking', source: 'pasted' } as const;
  return {
    profile: profileItem(readItem(form)),
    listing: { ...told, title: b.slice(0, 200), link: null, date: null },
  };
}
