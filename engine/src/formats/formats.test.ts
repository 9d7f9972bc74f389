import { PLATFORMS, priceOf } from '@smart-listings/contract';
import { describe, expect, test } from 'vitest';
import { marketplaceOf } from '../marketplaces/index.ts';
import { hasTagField } from '../marketplaces/marketplace.ts';
import { listingOf, testItem } from '../rules/builders.ts';
import { readForms } from '../test/corpus.ts';
import { codePointLength } from '../text/length.ts';
import { readItem } from '../values/read-item.ts';
import { BRANDING_FOOTER, clipboardText, copyParts } from './clipboard.ts';
import { joinPage } from './page-description.ts';
import { type PasteField, pasteFields } from './paste-fields.ts';
import { tagsText } from './tags.ts';

const listing = listingOf({ title: 'Title', description: 'Text.', tags: ['one two', 'three'] });

describe('clipboardText', () => {
  test('leaves tags out where the form has no field for them', () => {
    const text = (platform: 'eBay' | 'Facebook Marketplace') =>
      clipboardText(listing, marketplaceOf(platform), { branding: false });
    expect(text('eBay')).toBe(`${listing.title}\n\n${listing.description}`);
    expect(text('Facebook Marketplace')).toContain('Tags: ');
  });

  test('holds title, description with the footer, and tags by comma', () => {
    expect(clipboardText(listing, marketplaceOf('Etsy'), { branding: true })).toBe(
      'Title\n\nText.\n\nGenerated with Smart Listings\n\nTags: one two, three',
    );
  });

  test('puts Vinted’s hashtags into the description, separated by spaces', () => {
    expect(
      clipboardText({ ...listing, tags: ['#one', 'two words'] }, marketplaceOf('Vinted'), { branding: true }),
    ).toBe('Title\n\nText.\n\n#one #twowords\n\nGenerated with Smart Listings');
  });

  test('leaves the footer out for Pro sellers who do not want it', () => {
    expect(clipboardText(listing, marketplaceOf('Gumtree'), { branding: false })).not.toContain(
      BRANDING_FOOTER,
    );
  });

  test('keeps a full description with its ending within the platform’s limit', () => {
    const description = 'A sentence that is true. '.repeat(90).slice(0, 2_000);
    const [, ...rest] = clipboardText({ ...listing, description, tags: ['#a'] }, marketplaceOf('Vinted'), {
      branding: true,
    }).split('\n\n');
    expect(codePointLength(rest.join('\n\n'))).toBeLessThanOrEqual(2_000);
    expect(rest.at(-1)).toBe(BRANDING_FOOTER);
  });
});

describe('copyParts', () => {
  const options = { branding: false, price: 45 };

  test.each(PLATFORMS)(
    'on %s has tags where there is a field for them, and nothing that is empty',
    (platform) => {
      const marketplace = marketplaceOf(platform);
      const names = copyParts(listing, marketplace, options).map(({ name }) => name);
      expect(names).toEqual(['title', 'description', 'price', ...(hasTagField(marketplace) ? ['tags'] : [])]);
      const bare = copyParts({ ...listing, title: '', tags: [] }, marketplace, { ...options, price: null });
      expect(bare.map(({ name }) => name)).toEqual(['description']);
    },
  );
});

test.each([
  ['Vinted', '#a #b'],
  ['eBay', '#a, #b'],
  ['Etsy', '#a, #b'],
  ['Amazon', '#a, #b'],
  ['Facebook Marketplace', '#a, #b'],
  ['Gumtree', '#a, #b'],
  ['Other', '#a, #b'],
] as const)('tagsText on %s: %s', (platform, text) => {
  expect(tagsText(['#a', '#b'], marketplaceOf(platform))).toBe(text);
});

const valueIn = (fields: readonly PasteField[], label: string) =>
  fields.find((field) => field.label === label)?.value;

describe('pasteFields', () => {
  test('fills eBay’s item specifics out of the values, and the grade of the category', () => {
    const item = testItem({
      category: 'boots',
      values: [
        ['brand', 'Dr. Martens'],
        ['model', '1460'],
        ['colour', 'cherry red'],
        ['size', 'UK 6 / EU 39'],
      ],
      sentences: [
        ['fault', 'Scuff on right heel'],
        ['care', 'Polished twice a year.'],
        ['missing', 'No box.'],
      ],
    });
    const fields = pasteFields(listing, item);
    expect(valueIn(fields, 'Condition')).toBe('Pre-owned - Good');
    expect(valueIn(fields, 'Condition description')).toBe('Scuff on right heel. No box.');
    expect(valueIn(fields, 'Colour')).toBe('Cherry red');
    expect(valueIn(fields, 'Material')).toBeUndefined();
  });

  test('takes an Amazon description apart', () => {
    const description = joinPage({
      bullets: ['Size: 24 cm', 'Material: rubber', 'Fit: Maxx'],
      paragraph: 'A door seal.',
      conditionNote: 'Never fitted.',
    });
    const fields = pasteFields({ ...listing, description }, testItem({ platform: 'Amazon' }));
    expect(valueIn(fields, 'Bullet point 2')).toBe('Material: rubber');
    expect(valueIn(fields, 'Description')).toBe('A door seal.');
    expect(valueIn(fields, 'Condition note')).toBe('Never fitted.');
    expect(valueIn(fields, 'Search terms')).toBe('one two three');
  });

  test('gives Etsy materials without percentages', () => {
    const item = testItem({ platform: 'Etsy', values: [['material', '100% merino wool']] });
    expect(valueIn(pasteFields(listing, item), 'Materials')).toBe('merino wool');
  });

  test('gives Facebook a whole price only where a range is known', () => {
    const item = testItem({ platform: 'Facebook Marketplace' });
    expect(valueIn(pasteFields({ ...listing, suggestedPriceRange: '£1,050 - £1,151' }, item), 'Price')).toBe(
      '1100',
    );
    expect(
      valueIn(pasteFields({ ...listing, suggestedPriceRange: '12,50 € – 17,50 €' }, item), 'Price'),
    ).toBe('15');
    expect(valueIn(pasteFields(listing, item), 'Price')).toBeUndefined();
  });
});

test('a price that the seller has set goes out to the penny', () => {
  const prices = {
    '£89.50': 89.5,
    '£1,249': 1_249,
    '12,99 €': 12.99,
    '£0.50': 0.5,
    'CHF 1’234.05': 1_234.05,
  };
  for (const [range, price] of Object.entries(prices))
    expect(priceOf({ suggestedPriceRange: range })).toBe(price);
  const item = testItem({ platform: 'Vinted' });
  expect(valueIn(pasteFields({ ...listing, suggestedPriceRange: '£89.50' }, item), 'Price')).toBe('89.50');
});

test('every field of every real form stays within its limit', () => {
  for (const { form } of readForms()) {
    for (const platform of PLATFORMS) {
      const item = readItem({ ...form, platform });
      for (const field of pasteFields(listing, item)) {
        expect(codePointLength(field.value)).toBeLessThanOrEqual(field.max ?? 1_000);
        expect(field.label.length).toBeGreaterThan(0);
      }
    }
  }
  const specifics = marketplaceOf('eBay').fields.filter(({ fill }) => fill.by !== 'condition');
  for (const field of specifics) expect(field).toMatchObject({ max: { value: 65 } });
});
