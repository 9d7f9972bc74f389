import { expect, test } from 'vitest';
import { generateListing } from '../generate.ts';
import { formOf } from '../test/form.ts';
import { languageOf } from './language.ts';

const POLISH =
  'Rower Kross Evado 3.0 rama L koła 28, rok 2018. Nowe klocki i łańcuch, opony jeszcze pojeżdżą. Dołożę bagażnik i lampki.';

test('rare words are told by their letters, whatever the page is in', () => {
  for (const page of ['en', 'fr'] as const)
    expect(languageOf(POLISH, page)).toEqual({ language: 'pl', known: true });
});

test('names of other languages leave an English text English', () => {
  const text =
    'Märklin engine and Citroën wagon, from Zürich, the box is worn and the wheels turn as they should.';
  expect(languageOf(text).language).toBe('en');
});

test('a Polish “and” is no English “I”', () => {
  const form = formOf({ platform: 'Gumtree', itemName: 'rower', features: POLISH });
  const { description } = generateListing(form, { variant: 'v1', currency: 'GBP' }).listing;
  expect(description).toContain('klocki i łańcuch');
});
