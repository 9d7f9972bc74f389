import type { ListingForm } from '@smart-listings/contract';
import { describe, expect, test } from 'vitest';
import { generateListing } from '../generate.ts';
import { formOf } from '../test/form.ts';

const listingOf = (form: Partial<ListingForm>) =>
  generateListing(formOf({ platform: 'Gumtree', ...form }), { variant: 'v1', currency: 'GBP (£)' }).listing;

const THINGS = [
  ['drill', 'Makita HP1631K', 'Makita'],
  ['camera', 'Nikon D3200', 'Nikon'],
  ['headphones', 'Sennheiser HD 598', 'Sennheiser'],
  ['watch', 'Casio F-91W', 'Casio'],
  ['printer', 'Epson XP-4200', 'Epson'],
  ['kettle', 'Russell Hobbs 26070', 'Russell Hobbs'],
] as const;

/** Nothing of these says that the thing is of the make. */
const SENTENCES = [
  (name: string) => `Bought a ${name} instead, so this one goes`,
  (name: string) => `Looks like a ${name} but is not one`,
  (name: string) => `Fits ${name} as well`,
  (name: string) => `Not the ${name}, the cheaper one`,
  (name: string) => `My brother has a ${name} now`,
];

describe.each(THINGS)('a bare "%s" whose text opens with %s', (itemName, name, make) => {
  test.each([', works fine, no box', '. Works fine.', '\nworks fine\nno box'])(
    'is called so in front of %j',
    (rest) => {
      const { title, tags } = listingOf({ itemName, features: name + rest });
      expect(title.toLowerCase()).toContain(name.toLowerCase());
      expect(title.toLowerCase()).toContain(itemName);
      expect(tags).toContain(make.toLowerCase());
    },
  );

  test.each(SENTENCES)('is not, where a sentence only speaks of it (%#)', (sentence) => {
    const { title, tags } = listingOf({ itemName, features: `${sentence(name)}. Works fine, no box.` });
    expect(title.toLowerCase()).not.toContain(make.toLowerCase());
    expect(tags.join(' ')).not.toContain(make.toLowerCase());
  });
});

test('who made a record and what it is called lead its title', () => {
  const { title } = listingOf({
    itemName: 'LP',
    features: 'Joan Baez - Diamonds & Rust, sleeve worn, plays well',
  });
  expect(title).toBe('Joan Baez - Diamonds & Rust LP');
});

test('an amount that opens the text leads no name', () => {
  const { title } = listingOf({ itemName: 'Candle', features: '220g jar, wood wick, burns about 45 hours' });
  expect(title).toBe('Candle, 220g jar, wood wick');
});

test('a name that says more than the kind of thing stays as it is', () => {
  const { title } = listingOf({
    itemName: 'Tefal toaster',
    features: 'Dualit NewGen was too big, so this came. Works.',
  });
  expect(title).toMatch(/^Tefal toaster/);
});

describe('the fuller name by which a text opens', () => {
  test.each([
    [
      'Treadle sewing machine',
      'Singer 201K treadle sewing machine, 1951. Runs.',
      'Singer 201K treadle sewing machine',
    ],
    ['Robot Kenwood', 'Robot multifonction Kenwood, bol en inox', 'Robot multifonction Kenwood'],
    ['shed', 'wooden shed, felt roof', 'Wooden shed'],
    ['Table', 'Oak dining table, seats six', 'Oak dining table'],
    ['Jacket', 'Blue denim jacket. Worn twice.', 'Blue denim jacket'],
    ['Jacke', 'Blaue Jeansjacke.', 'Blaue Jeansjacke'],
    ['Rock', 'Roter Wollrock, Größe 38.', 'Roter Wollrock'],
    ['Vestido', 'Vestido rojo de algodón.', 'Vestido rojo de algodón'],
    ['Kettle', '2 litre whistling stove top kettle, no lid', '2 litre whistling stove top kettle'],
    [
      'Rucksack',
      'Rucksack Deuter 30 Liter mit Regenhülle. Der Reißverschluss läuft leicht und die Gurte sind lang.',
      'Rucksack Deuter 30 Liter mit Regenhülle',
    ],
    [
      'Lampe',
      'Lampe tulipe verre soufflé, douille E27. Elle éclaire bien le salon.',
      'Lampe tulipe verre soufflé',
    ],
    ['Jupe', 'Jupe rouge en laine. Portée deux fois.', 'Jupe rouge en laine'],
  ])('of "%s" takes its place', (itemName, features, title) => {
    expect(listingOf({ itemName, features }).title).toContain(title);
  });

  test.each([
    ['Coat', 'Red wool coat hanger included', 'Red wool'],
    ['Table', 'Table lamp, brass', 'lamp'],
    ['Sofa', 'Grey sofa covers in a bag', 'covers'],
    ['Canapé', 'Housse canapé extensible 3 places', '^Housse'],
    ['Gitarre', 'Die Gitarre klingt warm', 'klingt'],
    ['Plaid', 'Plaid vert et blanc', 'vert'],
    ['Funda', 'Funda es transparente', 'es transparente'],
  ])('of "%s" goes on, or is of another thing: %s', (itemName, features, said) => {
    expect(listingOf({ itemName, features }).title).not.toMatch(new RegExp(`${said}$`, 'i'));
  });

  test.each([
    ['Desk lamp', 'Desk lamp works but the switch sticks'],
    ['Wool coat', 'Wool coat my aunt wore twice'],
    ['Wool coat', 'Wool coat like those of Burberry'],
  ])('of "%s" is no sentence: %s', (itemName, features) => {
    expect(listingOf({ itemName, features }).title).toBe(itemName);
  });
});

describe('a bare name', () => {
  test.each([
    ['Clock', 'mantel clock, chiming', 'Mantel clock'],
    ['Rug', 'handwoven kilim rug, boho', 'Handwoven kilim rug'],
  ])('"%s" is called as the first keyword that holds it: %s', (itemName, keywords, title) => {
    expect(listingOf({ itemName, keywords, features: 'Was in the hall for years.' }).title).toMatch(
      new RegExp(`^${title}`),
    );
  });
});

test('a make whose last word begins the name is said once', () => {
  const { title } = listingOf({ itemName: 'Kobo Clara HD', make: 'Rakuten Kobo', platform: 'Amazon' });
  expect(title).toMatch(/^Rakuten Kobo Clara HD/);
});

test('a size keeps its capital in a name that shouted', () => {
  expect(listingOf({ itemName: 'WINTER COAT SIZE L BLACK WOOL' }).title).toContain('Size L');
});

test('a number that a label follows is part of the name', () => {
  const { title } = listingOf({
    itemName: 'Mountain bike',
    make: 'Trek',
    features: 'Trek Marlin 7 size large, new chain',
  });
  expect(title).toContain('Trek Marlin 7');
});

test('what is made by hand is not handed over', () => {
  expect(listingOf({ platform: 'Etsy', itemName: 'Aros de plata hechos a mano' }).title).toContain(
    'hechos a mano',
  );
  expect(listingOf({ platform: 'Etsy', itemName: 'Sciarpa fatta a mano' }).title).toContain('fatta a mano');
});
