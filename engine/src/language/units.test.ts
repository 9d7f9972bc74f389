import { listingFormSchema } from '@smart-listings/contract';
import { expect, it } from 'vitest';
import { generateListing } from '../generate.ts';
import type { Language } from './languages.ts';
import { readMeasures } from './units.ts';

const amountIn = (text: string, language: Language | null = null) =>
  readMeasures(text, language)[0]?.amounts[0];

it.each([
  ['3.175 mm', 3.175],
  ['1.750 mm', 1.75],
  ['2.835 g', 2.835],
  ['1.500 kg', 1.5],
  ['1,500 g', 1500],
  ['0,500 kg', 0.5],
  ['183.000 km', 183_000],
  ['12.000 mAh', 12_000],
  ['1.000 g', 1000],
])('reads %j as %d where no language is known', (text, amount) => {
  expect(amountIn(text)).toBe(amount);
  expect(amountIn(text, 'en')).toBe(amount);
});

it.each(['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv'] as const)(
  'lets a stop group thousands and a comma lead decimals in %s',
  (language) => {
    expect(amountIn('1.750 mm', language)).toBe(1750);
    expect(amountIn('3,175 mm', language)).toBe(3.175);
    expect(amountIn('1,250 kg', language)).toBe(1.25);
  },
);

it('knows the storage of a French text, and no storage in "10 to 12"', () => {
  const write = (itemName: string, features: string) =>
    generateListing(
      listingFormSchema.parse({ platform: 'eBay', itemName, features, condition: 'used-good' }),
      { variant: 'v1', currency: 'EUR (€)' },
    ).listing.title;
  expect(write('Disque dur externe', 'Disque dur 500 go, très bon état.')).toMatch(/500\s?GB/);
  expect(write('Hard drive', 'Asking 550 to pay on collection, 10 to 12 weeks old.')).toBe('Hard drive');
});
