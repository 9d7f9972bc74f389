// What a text says of another thing, of whoever tried it on, or of a part of a lot is no value of the item.
import { expect, test } from 'vitest';
import { generateListing } from '../generate.ts';
import { formOf } from '../test/form.ts';

const answerOf = (form: Parameters<typeof formOf>[0]) =>
  generateListing(formOf(form), { variant: 'v1', currency: 'GBP (£)' });
const certain = (form: Parameters<typeof formOf>[0], kind: string) =>
  answerOf(form)
    .facts.filter((fact) => fact.kind === kind && fact.certainty === 'certain')
    .map(({ value }) => value);

test.each([
  ['en', 'Trucker jacket', 'Fits oversized on me (UK 10).'],
  ['de', 'Jeansjacke', 'Sitzt locker an mir (EU 40).'],
  ['fr', 'Veste en jean', 'Large sur moi (FR 40).'],
])('in %s a size in brackets behind whoever tried it on is theirs', (_, itemName, features) => {
  expect(certain({ itemName, features }, 'size')).toEqual([]);
});

test('a size beside the noun of another thing is that thing’s', () => {
  const form = { itemName: 'Golf clubs', features: 'Throwing in a glove size M which is for right hand.' };
  expect(certain(form, 'size')).toEqual([]);
  expect(
    certain({ itemName: 'Summer dress', features: 'Lovely dress size 12 with pockets.' }, 'size'),
  ).toEqual(['12']);
});

test('of two things that a name joins, what the second is like is not said of both', () => {
  const form = {
    itemName: 'Moka pot and espresso cups',
    features: 'I give four espresso cups white from the set.',
  };
  expect(certain(form, 'colour')).toEqual([]);
});

test('how large a thing is, is no size of a table; how large a frame is, is one', () => {
  expect(certain({ itemName: 'Brooch', features: 'Size: 4.5 cm across.' }, 'size')).toEqual([]);
  expect(certain({ itemName: 'Road bike', features: 'Frame size: 54 cm' }, 'size').join()).not.toContain(
    'CM',
  );
});

test.each([
  'Had it since about 2016, black',
  'anno 2014 circa, nero',
  'ca. 2015, schwarz',
  'depuis 2017, noir',
])('when something was is no year of the thing: %s', (features) => {
  expect(certain({ itemName: 'Kettle', features }, 'era')).toEqual([]);
});

test('the few digits behind “set” count what is in it', () => {
  expect(certain({ itemName: 'Golf clubs', features: 'Half set: 5, 7, 9 irons' }, 'identifier')).toEqual([]);
});

test('a correction takes back what it puts something else in the place of, and no make', () => {
  const corrected = {
    itemName: 'Model locomotive',
    make: 'Märklin',
    features: 'Märklin tank engine... Correction: tender engine.',
  };
  expect(answerOf(corrected).questions).toEqual([]);
  expect(certain(corrected, 'brand')).toEqual(['Märklin']);
});

test('the beginning of a make is no pattern', () => {
  const form = {
    itemName: 'Tana Lawn scraps',
    make: 'Liberty Fabrics',
    features: 'All genuine Liberty cotton.',
  };
  expect(certain(form, 'pattern')).toEqual([]);
  expect(certain({ ...form, itemName: 'Liberty scraps', make: 'Liberty' }, 'pattern')).toEqual([]);
});

test.each([
  ['two prices', 'Just this stack £60. The lot for £90.', ['£60', '£90']],
  ['what is taken off', 'Two pads are torn, those are £20 less.', ['£20 less']],
  ['a bound', 'I will refund overage more than $3.', ['more than $3']],
  ['a price for one and for several', '£140 each or £750 for 6.', ['£140 each or £750 for 6']],
])('%s stays: no field of a form holds it', (_, features, said) => {
  const { description } = answerOf({
    itemName: 'Office chairs',
    platform: 'Gumtree',
    features: `From an office. ${features}`,
  }).listing;
  for (const words of said) expect(description).toContain(words);
});

test('“no.” is a number before one, and a denial elsewhere', () => {
  const { description } = answerOf({
    itemName: 'Watch',
    features: 'Box: no. papers: no. price is fixed. Ref no. 12 inside.',
  }).listing;
  expect(description).toContain('Box: no. Papers: no. Price is fixed. Ref no. 12 inside.');
});
