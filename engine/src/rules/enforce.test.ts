import { type ListingText, PLATFORMS } from '@smart-listings/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marketplaceOf } from '../marketplaces/index.ts';
import { listingOf, testItem } from './builders.ts';
import { checkRules } from './check.ts';
import { enforceRules } from './enforce.ts';

const NASTY = [
  '<script>alert(1)</script>',
  '<b onclick=x>bold</b>',
  '<scr<script></script>ipt>',
  '<img src=x onerror=alert(1)',
  '&amp;lt;',
  '-->',
  '07700 900142',
  'anna@example.com',
  'www.example.com',
  'call me on ',
  'also on Vinted ',
  '👩‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'é́́',
  'ช้อน',
  'שלום',
  '\u202eevil',
  '\ud800',
  '\udc00',
  '\u0000',
  '\u200d',
  '½',
  '℃',
  '𝗕𝗼𝗹𝗱',
  '🙂',
  '%%::&&++',
  '!!!',
  'AAAA BBBB CCCC DDDD EEEE',
  'word word word word',
  ', , ,',
  '- -',
  '"\'`',
  '\r\n\t\n',
  'Condition note: ',
  'Size: ',
  '• ',
  '#tag ',
  'Nike ',
  'Silver? ',
  'x'.repeat(90),
  '長い'.repeat(60),
  'a b '.repeat(40),
];

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) },
  { weight: 2, arbitrary: fc.constantFrom(' ', '\n', '. ', ', ', ' - ', '(', ')', ';', '|') },
);
const text = (most: number) => fc.array(piece, { maxLength: most }).map((pieces) => pieces.join(''));
const listing = fc.record({
  title: text(8),
  description: text(14),
  tags: fc.array(text(3), { maxLength: 18 }),
});

describe('enforceRules on any strings', () => {
  test('leaves no hard breach, changes nothing the second time, and always has a title', () => {
    const item = testItem();
    fc.assert(
      fc.property(listing, fc.constantFrom(...PLATFORMS), fc.boolean(), (given, platform, withItem) => {
        const facts = withItem ? item : undefined;
        const once = enforceRules(given, marketplaceOf(platform), facts).listing;
        const twice = enforceRules(once, marketplaceOf(platform), facts);
        const hard = checkRules(once, marketplaceOf(platform), facts).filter(
          ({ severity }) => severity === 'hard',
        );
        expect(hard).toEqual([]);
        expect(twice).toEqual({ listing: once, changes: [] });
        expect(once.title.trim()).not.toBe('');
      }),
      { numRuns: 20_000 },
    );
  });

  test('never leaves half a character, and every breach points at what it says', () => {
    fc.assert(
      fc.property(listing, fc.constantFrom(...PLATFORMS), (given, platform) => {
        const { listing: kept } = enforceRules(given, marketplaceOf(platform));
        for (const words of [kept.title, kept.description, ...kept.tags])
          expect(words.isWellFormed()).toBe(true);
        for (const breach of checkRules(given, marketplaceOf(platform))) {
          if (breach.text === undefined || breach.start === undefined || breach.end === undefined) continue;
          expect(fieldOf(given, breach.field, breach.tagIndex).slice(breach.start, breach.end)).toBe(
            breach.text,
          );
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('a fix removes at least one breach of its rule', () => {
    fc.assert(
      fc.property(listing, fc.constantFrom(...PLATFORMS), (given, platform) => {
        const breaches = checkRules(given, marketplaceOf(platform));
        for (const breach of breaches) {
          if (breach.fix === undefined) continue;
          const { label: _label, ...fields } = breach.fix;
          const after = checkRules({ ...given, ...fields }, marketplaceOf(platform)).filter(
            ({ rule }) => rule === breach.rule,
          );
          expect(after.length).toBeLessThan(breaches.filter(({ rule }) => rule === breach.rule).length);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    '<script>',
    'a',
    '😀',
    '(',
    'call 07700 900142 ',
    'x, ',
    '\u0301',
    '- ',
    'A: b\n',
    'שלום ',
    '<a<',
    '&amp;',
  ])(
    'copes with 200 kB of %j',
    (part) => {
      const long = part.repeat(Math.ceil(200_000 / part.length));
      for (const platform of PLATFORMS) {
        const given = { title: long, description: long, tags: [long, part] };
        const once = enforceRules(given, marketplaceOf(platform), testItem()).listing;
        expect(
          checkRules(once, marketplaceOf(platform)).filter(({ severity }) => severity === 'hard'),
        ).toEqual([]);
      }
    },
    60_000,
  );
});

function fieldOf(
  given: ListingText,
  field: 'title' | 'description' | 'tags',
  tagIndex: number | undefined,
): string {
  return field === 'tags' ? (given.tags[tagIndex ?? 0] ?? '') : given[field];
}

describe('enforceRules', () => {
  test('cuts an eBay title at a word with three dots', () => {
    const title =
      'Barbour Bedale waxed cotton jacket in sage green size C42 107 cm with tartan lining and a hood';
    const { listing: kept, changes } = enforceRules(listingOf({ title }), marketplaceOf('eBay'));
    expect(kept.title).toBe(
      'Barbour Bedale waxed cotton jacket in sage green size C42 107 cm with tartan...',
    );
    expect(kept.title.length).toBeLessThanOrEqual(80);
    expect(changes.map(({ rule }) => rule)).toEqual(['ebay.title.length']);
  });

  test('leaves a longer Amazon title alone up to 200 characters, and reports it with a fix', () => {
    const title =
      `${'Bosch Washing Machine Door Seal Grey Rubber Maxx Classixx Spare Part'.padEnd(90, ' Set')}`.trimEnd();
    const given = listingOf({ title });
    expect(enforceRules(given, marketplaceOf('Amazon')).listing.title.length).toBeGreaterThan(75);
    const breach = checkRules(given, marketplaceOf('Amazon')).find(
      ({ rule }) => rule === 'amazon.title.policy-length',
    );
    expect(breach?.severity).toBe('policy');
    expect((breach?.fix?.title ?? title).length).toBeLessThanOrEqual(75);
  });

  test('builds a title from the item’s name when nothing legal is left', () => {
    const kept = enforceRules(listingOf({ title: '♥♥♥' }), marketplaceOf('Etsy'), testItem()).listing;
    expect(kept.title).toBe('Hornsea Saffron tea jar');
  });

  test('takes a sign out of a title that Etsy refuses, also where it is the make’s', () => {
    const item = testItem({ platform: 'Etsy', values: [['brand', 'Pig🐽']], form: { make: 'Pig🐽' } });
    expect(enforceRules(listingOf({ title: 'Pig🐽 mug' }), marketplaceOf('Etsy'), item).listing.title).toBe(
      'Pig mug',
    );
  });

  test('takes out a contact clause and keeps the sentence round it', () => {
    const description =
      'Teak sideboard, four drawers run well, call me on 07700 900142, back panel sound. Collection from Leeds (or WhatsApp me). One handle is loose.';
    expect(enforceRules(listingOf({ description }), marketplaceOf('Gumtree')).listing.description).toBe(
      'Teak sideboard, four drawers run well, back panel sound. Collection from Leeds. One handle is loose.',
    );
  });

  test('returns an untouched listing as it is', () => {
    const given = listingOf({});
    for (const platform of PLATFORMS) {
      if (platform === 'Vinted' || platform === 'Amazon') continue;
      const { listing: kept, changes } = enforceRules(given, marketplaceOf(platform));
      expect(changes).toEqual([]);
      expect(kept).toBe(given);
    }
  });

  test('shortens Etsy tags at a word, drops the rest, and keeps thirteen different ones', () => {
    const tags = [
      'hand thrown stoneware mug',
      'Mug',
      'mug',
      'incomprehensibilities',
      ...Array.from({ length: 15 }, (_, n) => `mug ${n}`),
    ];
    const kept = enforceRules(listingOf({ tags }), marketplaceOf('Etsy')).listing.tags;
    expect(kept.slice(0, 3)).toEqual(['hand thrown', 'Mug', 'mug 0']);
    expect(kept).toHaveLength(13);
  });

  test('writes Vinted tags as hashtags that fit with the description into 2,000 characters', () => {
    const description = 'A fact about it. '.repeat(120).trim();
    const kept = enforceRules(
      listingOf({ description, tags: ['dr martens', '#boots #cherry', 'dr martens'] }),
      marketplaceOf('Vinted'),
    ).listing;
    expect(kept.tags).toEqual(['#drmartens', '#boots', '#cherry']);
    expect(`${kept.description}\n\n${kept.tags.join(' ')}`.length).toBeLessThanOrEqual(2_000);
  });

  test('shortens Amazon’s paragraph before the condition note', () => {
    const note = 'Condition note:\nBag opened, never fitted.';
    const description = `Size: 24 cm across\nMaterial: grey rubber\nFit: some Maxx machines\n\n${'A long paragraph about it. '.repeat(100)}\n\n${note}`;
    const kept = enforceRules(listingOf({ description, tags: [] }), marketplaceOf('Amazon')).listing
      .description;
    expect(kept.length).toBeLessThanOrEqual(2_000);
    expect(kept.endsWith(note)).toBe(true);
  });
});
