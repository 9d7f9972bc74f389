import { expect, it } from 'vitest';
import { readForms } from '../test/corpus.ts';
import { formOf } from '../test/form.ts';
import { readItem } from '../values/read-item.ts';
import { cleanListing } from './clean-listing.ts';
import { spelledPrices } from './spelled-prices.ts';

function cleaned(features: string, description: string): string {
  const item = readItem(formOf({ itemName: 'Lamp', features }));
  return cleanListing({ title: 'Lamp', description, tags: [] }, item, '').description;
}

it.each([
  'Yours for only fifty pounds.',
  'I ask two hundred and fifty quid for it.',
  'Ich hätte gern fünfzig Euro dafür.',
  'Sie kostet hundertfünfzig Euro.',
  'Je la vends cinquante euros.',
  'Elle vaut quatre-vingts euros.',
  'La vendo por ochenta y cinco euros.',
  'La vendo a settantacinque euro.',
  'Hij mag weg voor vijfenzeventig euro.',
  'Sprzedam za pięćdziesiąt złotych.',
  'Vendo por trinta e cinco euros.',
  'Säljes för tvåhundra kronor.',
])('a price in words that the seller does not tell goes: %s', (sentence) => {
  expect(cleaned('A warm lamp.', `A warm lamp.\n${sentence}`)).toBe('A warm lamp.');
});

it('what it once cost, as the seller tells it, stays', () => {
  const features = 'A warm lamp. It cost fifty pounds new.';
  expect(cleaned(features, 'It cost fifty pounds new.')).toBe('It cost fifty pounds new.');
  expect(cleaned(features, 'It cost sixty pounds new.')).toBe('');
});

it('a weight and a count are no price', () => {
  expect(spelledPrices('It weighs two pounds. Two lamps, five bulbs. Pèse deux livres.')).toEqual([]);
});

it('sellers hardly ever write one', () => {
  const said = readForms().filter(({ form }) => spelledPrices(form.features).length > 0);
  expect(said.length).toBeLessThan(5);
});
