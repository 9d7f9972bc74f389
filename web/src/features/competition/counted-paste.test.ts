import type { Comparable, ListingForm } from '@smart-listings/contract';
import { expect, test } from 'vitest';
import { countedPaste } from './counted-paste.ts';

const DRILL: ListingForm = {
  platform: 'eBay',
  itemName: 'Makita DHP482 combi drill',
  make: 'Makita',
  modelNumber: 'DHP482',
  features: '18 V, works.',
  condition: 'used-good',
  targetBuyer: '',
  keywords: '',
};
const asked = (title: string): Comparable => ({
  title,
  price: 60,
  currency: 'GBP',
  condition: null,
  kind: 'asking',
  link: null,
  date: null,
  source: 'pasted',
});

test('of more prices than count, those of the like come first, each in its order', () => {
  const [bosch, saw, one, two] = [
    'Bosch GSB 18V-55 combi drill',
    'Makita DHS680 circular saw',
    'Makita DHP482 combi drill boxed',
    'Makita DHP482 18V combi drill',
  ].map(asked);
  const all = [bosch, saw, one, two].flatMap((entry) => entry ?? []);
  expect(countedPaste(all, DRILL, 3)).toEqual([one, two, bosch]);
  expect(countedPaste(all, DRILL, 4)).toEqual(all);
});
