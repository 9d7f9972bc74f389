import type { ListingForm } from '@smart-listings/contract';
import { expect, test } from 'vitest';
import { generateListing } from '../generate.ts';
import { formOf } from '../test/form.ts';

const titleOf = (form: Partial<ListingForm>) =>
  generateListing(formOf(form), { variant: 'v1', currency: 'GBP (£)' }).listing.title;

test.each([
  // What the phrase says before and behind the noun of both.
  [
    'Vintage brooch',
    'Gold tone leaf brooch set with green stones.',
    'Vintage gold tone leaf brooch set with green stones',
  ],
  // Nothing twice, also where it is spelled another way.
  [
    'Programable calculator',
    'Programmable calculator with solar cells.',
    'Programable calculator with solar cells',
  ],
  // Adjectives with endings stand by their noun and before nothing else.
  ['Herren Lampe', 'Schöne alte Lampe aus Messing.', /^Herren Lampe/],
  // What is counted stands behind its number.
  ['Cotton yarn 10 x 100g', '10 balls cotton yarn.', /^Cotton yarn 10 x 100g/],
  // Half of what is joined is another thing.
  ['Blue dress', 'Pink and blue dress with pockets.', /^(?!.*pink dress)/i],
])('%s: %s', (itemName, features, title) => {
  if (title instanceof RegExp) expect(titleOf({ itemName, features })).toMatch(title);
  else expect(titleOf({ itemName, features })).toBe(title);
});

test('names and numbers stand in the place of the number that both have', () => {
  expect(titleOf({ itemName: 'Canon 50mm lens', make: 'Canon', features: 'EF 50mm f/1.8 STM.' })).toBe(
    'Canon EF 50mm f/1.8 STM lens',
  );
});

test('a number of the maker cuts no name in two', () => {
  const features = 'Turns on and plays fine.';
  const game = { itemName: 'Game Boy Color', make: 'Nintendo', modelNumber: 'CGB-001', features };
  expect(titleOf(game)).toMatch(/^Nintendo Game Boy Color CGB-001/);
  const part = {
    itemName: 'Ford Focus mk2 headlight',
    make: 'Ford',
    modelNumber: '4M51-13W029-DE',
    features,
  };
  expect(titleOf(part)).toMatch(/^Ford Focus mk2 headlight 4M51-13W029-DE/);
  const tool = { itemName: 'Makita combi drill', make: 'Makita', modelNumber: 'DHP482', features };
  expect(titleOf(tool)).toMatch(/^Makita DHP482 combi drill/);
});

test.each([
  ['Frog kids bike', 'Frog 55 in red.', /^Frog 55 kids bike/],
  ['Barbour wax jacket mens', 'Barbour Ashby, sage green.', /^Barbour Ashby wax jacket/],
  ['Graco Blossom high chair', 'Graco Blossom 6 in 1, gray.', /^Graco Blossom 6 in 1 high chair/],
  // Before a word a number may count, and a fraction is none.
  ['Shimano Ultegra rear mech', 'Ultegra 11 speed medium cage.', /^Shimano Ultegra rear mech, 11 speed/],
  ['Craftsman socket set', 'Craftsman 3/8 drive socket set.', /^Craftsman 3\/8 drive socket set/],
])('%s: what the text has behind one of its names', (itemName, features, title) => {
  expect(titleOf({ itemName, features })).toMatch(title);
});

test('a run of names stands in the place of those that the name has of it', () => {
  const card = { itemName: 'RTX 3070 graphics card', make: 'MSI' };
  expect(
    titleOf({ ...card, features: 'MSI GeForce RTX 3070 Gaming X Trio 8GB GDDR6. Never mined on.' }),
  ).toContain('MSI GeForce RTX 3070 Gaming X Trio 8GB GDDR6 graphics card');
  expect(titleOf({ ...card, features: 'For Dell RTX 3070 systems. It works.' })).not.toContain('Dell');
});
