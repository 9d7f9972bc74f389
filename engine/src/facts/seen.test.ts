import type { ListingForm } from '@smart-listings/contract';
import { expect, test } from 'vitest';
import { buildLedger } from './index.ts';

const FORM: ListingForm = {
  platform: 'eBay',
  condition: 'used-good',
  itemName: 'Sony WH-1000XM4',
  make: 'Sony',
  modelNumber: 'WH-1000XM4',
  features: 'Material: 80% cotton\nBlack case is included',
  targetBuyer: '',
  keywords: 'Sony',
};
const SEEN = ['Sony', 'WH-1000XM4', 'Material: 80% cotton'];

function originsOf(form: ListingForm, seen: readonly string[]) {
  return Object.fromEntries(buildLedger(form, { seen }).facts.map((fact) => [fact.what, fact.origin]));
}

test('what a photo says counts as seen, what only the seller says as given', () => {
  const origins = originsOf(FORM, SEEN);
  expect(origins).toMatchObject({ name: 'seen', brand: 'seen', model: 'seen', material: 'seen' });
  expect(origins).toMatchObject({ included: 'given', keyword: 'given' });
});

test('a name that adds a word of the seller’s own is given', () => {
  expect(originsOf({ ...FORM, itemName: 'Sony WH-1000XM4 headphones' }, SEEN)).toMatchObject({
    name: 'given',
  });
});

test('without photos nothing is seen, and the facts are the same ones', () => {
  const facts = (seen: readonly string[]) => buildLedger(FORM, { seen }).facts.map(({ value }) => value);
  expect(Object.values(originsOf(FORM, []))).not.toContain('seen');
  expect(facts(SEEN)).toEqual(facts([]));
});
