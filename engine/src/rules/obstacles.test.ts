import { PLATFORMS } from '@smart-listings/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marketplaceOf } from '../marketplaces/index.ts';
import { listingOf, testItem } from './builders.ts';
import { enforceRules } from './enforce.ts';
import { bulletObstacles, descriptionObstacles } from './obstacles.ts';

const SENTENCES = [
  'The seal is worn.',
  'Call me on 07700 900142 before you come.',
  'Write to anna@example.com.',
  'More at www.example.com/shop.',
  'Also on Vinted.',
  'Cheaper if you buy direct.',
  'See my other items.',
  'A <b>lovely</b> jar.',
  'Bell\u0007 included.',
  '-->',
  'Salt & pepper, a pair !',
  'Sehr guter Zustand, WhatsApp me.',
  'Fits 30 x 40 cm, 12 V, No. 4.',
];
const sentences = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...SENTENCES) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
);

describe('descriptionObstacles', () => {
  const item = testItem();

  test('names each thing that enforcement takes out, with its rule and place', () => {
    const text = 'Blue jar. Ring 07700 900142, or see www.example.com.';
    const found = descriptionObstacles(text, marketplaceOf('Gumtree'), item);
    expect(found.map(({ rule }) => rule)).toEqual([
      'gumtree.description.contact',
      'gumtree.description.links',
    ]);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Ring 07700 900142',
      'www.example.com',
    ]);
  });

  test('leaves nothing for enforcement to do in what has none', () => {
    fc.assert(
      fc.property(sentences, fc.constantFrom(...PLATFORMS), (text, platform) => {
        const found = descriptionObstacles(text, marketplaceOf(platform), item);
        for (const { start, end } of found) expect(start < end && end <= text.length).toBe(true);
        if (found.length > 0 || platform === 'Amazon') return;
        const given = listingOf({ description: text, tags: [] });
        expect(enforceRules(given, marketplaceOf(platform), item).listing.description).toBe(text);
      }),
      { numRuns: 3_000 },
    );
  });

  test('says nothing of what enforcement reports and leaves to the seller', () => {
    const text = 'Pay by bank transfer. Better than Sony. Hurry!!!';
    expect(descriptionObstacles(text, marketplaceOf('eBay'), item)).toEqual([]);
  });
});

describe('bulletObstacles', () => {
  test.each([
    ['Seal: fits most jars of this size', 0],
    ['Seal: replaced in 2024 for £30', 1],
    ['seal in good order', 1],
    ['The seal is worn.', 1],
    [`Seal: ${'x '.repeat(200)}`, 1],
  ])('%j has %i', (text, count) => {
    expect(bulletObstacles(text, testItem({ platform: 'Amazon' }))).toHaveLength(count);
  });
});

describe('names that look like addresses and offers', () => {
  const named = (make: string, itemName: string) =>
    testItem({ platform: 'Gumtree', values: [], form: { make, itemName } });

  test.each([
    ['Notonthehighstreet.com', 'Personalised mug', 'A mug by Notonthehighstreet.com, boxed.'],
    ['', 'Notonthehighstreet.com mug', 'A Notonthehighstreet.com mug.'],
    ['F&F', 'Navy dress', 'An F&F dress, size 12.'],
  ])('make %j, name %j: %j stays as it is', (make, itemName, description) => {
    const item = named(make, itemName);
    expect(descriptionObstacles(description, marketplaceOf('Gumtree'), item)).toEqual([]);
    const given = listingOf({ description });
    expect(enforceRules(given, marketplaceOf('Gumtree'), item).listing.description).toBe(description);
  });

  test.each([
    ['Made.com', 'Sofa', 'See https://made.com/sofa.'],
    ['www.example.com', 'Sofa', 'More at www.example.com.'],
    ['', 'Sofa anna@example.com', 'Write to anna@example.com.'],
    ['Call 07700 900142', 'Sofa', 'Call 07700 900142.'],
    ['', 'Sofa, also on Vinted', 'Also on Vinted.'],
  ])('make %j, name %j: %j is still taken out', (make, itemName, description) => {
    const given = listingOf({ description: `A sofa. ${description}` });
    const { listing } = enforceRules(given, marketplaceOf('Gumtree'), named(make, itemName));
    expect(listing.description).toBe('A sofa.');
  });
});
