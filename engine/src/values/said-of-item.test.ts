import { type ListingForm, PLATFORMS, VARIANTS } from '@smart-listings/contract';
import { describe, expect, test } from 'vitest';
import { generateListing } from '../generate.ts';
import { formOf } from '../test/form.ts';
import { keysOf } from '../writer/phrases.ts';
import { readItem } from './read-item.ts';

const listingOf = (form: Partial<ListingForm>) =>
  generateListing(formOf({ platform: 'Vinted', ...form }), { variant: 'v1', currency: 'GBP (£)' }).listing;

describe('a colour that opens a clause', () => {
  test.each([
    ['Rugby shirt', 'Dark green with a yellow collar', 'dark green with a yellow collar', 'Dark green'],
    ['Abrigo de mujer', 'Talla M, negro, sin manchas', 'negro', 'Negro'],
    ['Regenhose', 'Gr. 128, dunkelblau mit gelbem Bund', 'dunkelblau mit gelbem Bund', 'Dunkelblau'],
  ])(
    'is that of the %s, and what the thing has stands beside it in the title alone',
    (itemName, features, words, colour) => {
      expect(listingOf({ itemName, features }).title).toContain(words);
      const { facts } = generateListing(formOf({ platform: 'Vinted', itemName, features }), {
        variant: 'v1',
        currency: 'GBP (£)',
      });
      const colours = facts.filter(({ kind, certainty }) => kind === 'colour' && certainty === 'certain');
      expect(colours.map(({ value }) => value)).toEqual([colour]);
    },
  );

  test.each([
    'Some paint on the left cuff, white, tiny',
    'Lining torn at the back, black',
    'Case with a brass hinge',
  ])('is not, where it leans on a part: %s', (features) => {
    expect(listingOf({ itemName: 'Jacket', features }).title).toBe('Jacket');
  });
});

test.each([
  ['Girls party dress', 'Navy, age 7-8 but comes up small', 'age 7-8'],
  ['Baby snowsuit', '9-12m, a bit grubby on the cuffs', '9-12m'],
])('what children wear has its age as its size: %s', (itemName, features, size) => {
  expect(listingOf({ itemName, features }).title).toContain(size);
});

test('a wood that names a colour is no material', () => {
  const { facts } = generateListing(formOf({ itemName: 'Bedside table', features: 'Mahogany colour.' }), {
    variant: 'v1',
    currency: 'GBP (£)',
  });
  expect(facts).toContainEqual(expect.objectContaining({ kind: 'colour', value: 'Mahogany' }));
  expect(facts.filter(({ kind }) => kind === 'material')).toEqual([]);
});

test.each([
  ['Lucas caps', 'Lucas caps in the green & white boxes.', 'green'],
  ['Table lamp', 'Base in brass.\nShade: linen, 30 cm across', '30 cm'],
])('%s: what is said of a part or a box is in no title', (itemName, features, said) => {
  expect(listingOf({ itemName, features }).title.toLowerCase()).not.toContain(said);
});

test('the size of one piece of a lot is not that of the lot', () => {
  const { title } = listingOf({
    itemName: 'Babykleding pakket',
    features: '6 rompers\n4 broekjes\n1 skipak, dat is maat 74 maar valt klein',
  });
  expect(title).not.toContain('74');
});

test.each([
  'My daughter is a size 8.',
  'The mannequin is size 8.',
  'Ich trage sonst Größe 38.',
  'Mi hija lleva la talla 38.',
  'Elle porte du M, nous portons la taille 38.',
  'Mijn man heeft maat 38.',
  'De paspop is maat 38.',
  'Moja córka nosi rozmiar 38.',
  'Minha filha usa tamanho 38.',
  'Jag har normalt storlek 38.',
])('the size of whoever wears it, or of what shows it, is not its own: %s', (features) => {
  expect(listingOf({ itemName: 'Jacket', features }).title).not.toMatch(/8/);
});

test('what somebody sells is still of its size', () => {
  expect(listingOf({ itemName: 'Jacket', features: 'My wool jacket, size 38.' }).title).toContain('38');
});

test('one size by two tables is no conflict', () => {
  const { questions } = generateListing(
    formOf({ itemName: 'Leggings size US 6', features: 'UK 10. Light pilling.' }),
    { variant: 'v1', currency: 'GBP (£)' },
  );
  expect(questions.filter(({ id }) => id.startsWith('conflict:size'))).toEqual([]);
});

describe('a price in brackets', () => {
  test.each(['(found online for £10)', '(new ones are £45)', '(neuve elle vaut 10 €)', '(Ersatz für 12 €)'])(
    'that is told by the way stays, with both of its brackets: %s',
    (words) => {
      const { description } = listingOf({
        platform: 'Gumtree',
        itemName: 'Dishwasher',
        features: `Two wheels of the basket broke ${words}. Washes well.`,
      });
      expect(description).toContain(words);
    },
  );
});

test('a doubtful amount makes nothing else of its sentence doubtful', () => {
  const { title } = listingOf({
    platform: 'eBay',
    itemName: 'Bosch drill',
    features: '18V, comes with 2 batteries, one holds maybe 20 mins',
  });
  expect(title).toContain('18 V');
});

test('an abbreviation in capitals ends its sentence, and a day does', () => {
  const { description } = listingOf({
    platform: 'eBay',
    itemName: 'Loft find',
    features:
      'Have a look at my other items if you like LPs on CD. Runs fine on DC. Cover on from day 1. Price 40.',
  });
  expect(description).toContain('Runs fine on DC.');
  expect(description).toContain('Cover on from day 1.');
});

const LONG =
  'Thinkpad T480 i5 8th gen, 16GB, 512 NVMe, both batteries, UK keyboard, Windows 11 Pro, FHD IPS non touch, no WWAN, new paste, BIOS updated, two chargers, sleeve, original box, invoice from 2019, stylus';

describe.each(PLATFORMS)('on %s', (platform) => {
  test.each(VARIANTS)('%s loses no word of a name that no title has room for', (variant) => {
    const { listing } = generateListing(
      formOf({ platform, itemName: LONG, features: 'Works. Palmrest shiny.' }),
      { variant, currency: 'GBP (£)' },
    );
    const said = new Set(keysOf(`${listing.title} ${listing.description}`));
    expect(keysOf(LONG).filter((key) => !said.has(key))).toEqual([]);
  });

  test.each(VARIANTS)('%s says in its title that a thing is broken', (variant) => {
    const { listing } = generateListing(
      formOf({ platform, itemName: 'Garden shredder', features: 'Motor hums.', condition: 'for-parts' }),
      { variant, currency: 'GBP (£)' },
    );
    expect(`${listing.title} ${listing.description}`).toMatch(/parts|repair/i);
  });
});

test('a part that was never used makes nothing new', () => {
  const { questions } = generateListing(
    formOf({
      itemName: 'Breadmaker',
      features: 'Used weekly. Nut dispenser never used.',
      condition: 'used-good',
    }),
    { variant: 'v1', currency: 'GBP (£)' },
  );
  expect(questions.filter(({ id }) => id.startsWith('conflict:condition'))).toEqual([]);
});

describe('what is new is asked about', () => {
  const asked = (features: string) =>
    generateListing(formOf({ platform: 'Etsy', itemName: 'Lunch bag', features, condition: 'new' }), {
      variant: 'v1',
      currency: 'GBP (£)',
    }).questions.some(({ id }) => id.startsWith('conflict:condition'));

  test.each(['Small hole in the lining.', 'There is a stain on the strap.'])(
    'with a fault: %s',
    (features) => {
      expect(asked(features)).toBe(true);
    },
  );

  test.each(['Leak proof lid.', 'Wipe clean with a damp cloth.', 'No stains, no holes.'])(
    'without one it is not: %s',
    (features) => {
      expect(asked(features)).toBe(false);
    },
  );
});

test.each([
  ['en', 'No box, it comes in a red bag.', 'Red'],
  ['de', 'Ohne Karton, sie ist rot.', 'Rot'],
  ['fr', 'Sans boîte, elle est rouge.', 'Rouge'],
  ['sv', 'Ingen kartong, den är röd.', 'Röd'],
] as const)('whoever opens a clause of their own ends a denial in %s', (_language, features, colour) => {
  const { values } = readItem(formOf({ itemName: 'Wooden horse', features }));
  const read = values.find(
    ({ kind, value }) => kind === 'colour' && value.toLowerCase() === colour.toLowerCase(),
  );
  expect(read?.polarity).toBe('asserted');
});

test.each([
  ['Short skirt with yellow stripes', '', 'Yellow'],
  ['Kurzer Rock mit gelben Streifen', '', 'Gelb'],
  ['Chemise homme rayures blanches, bleues et rouges', '', 'Rouge'],
  ['Ankle boots', 'Ankle boots with white boots laces', 'White'],
])('%s: the colour of what it has is not its own', (itemName, features, colour) => {
  const { values } = readItem(formOf({ itemName, features }));
  const said = values.filter(({ kind, certainty }) => kind === 'colour' && certainty === 'certain');
  expect(said.map(({ value }) => value)).not.toContain(colour);
});
