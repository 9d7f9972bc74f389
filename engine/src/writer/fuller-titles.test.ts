// Titles that would be short: what fills them, what phrases around a told value bring, and what none of them may say.
import { PLATFORMS } from '@smart-listings/contract';
import { describe, expect, it, test } from 'vitest';
import { readTitledForms } from '../test/corpus.ts';
import { writeThing } from '../test/write-thing.ts';
import { readItem } from '../values/read-item.ts';
import { openingPhrases } from './opening-phrases.ts';

type Form = Parameters<typeof writeThing>[0];
const titleOf = (form: Form) => writeThing(form).listing.title;

describe('what resellers say less often', () => {
  const rows = readTitledForms().map(({ form, title }) => ({ form, title, item: readItem(form) }));

  it('is in no title that is long without it', () => {
    const filled = rows.filter(({ form, item }) => {
      const { further, opening, others } = openingPhrases(item);
      const title = titleOf(form).toLowerCase();
      const own = [...opening, ...others, form.itemName, form.keywords].join(' ').toLowerCase();
      const said = further.find(
        (one) => title.includes(one.toLowerCase()) && !own.includes(one.toLowerCase()),
      );
      if (said === undefined) return false;
      // What stands before it is what the title had when it came in.
      return title.indexOf(said.toLowerCase()) > 0.75 * item.marketplace.title.usefulLength;
    });
    expect(filled.map(({ form }) => form.itemName)).toEqual([]);
  });

  it('is often said by them all the same', () => {
    const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu));
    const added = rows.flatMap(({ item, title }) => {
      const said = words(title);
      return openingPhrases(item).further.map(
        (phrase) => [...words(phrase)].filter((word) => said.has(word)).length > 0,
      );
    });
    expect(added.length).toBeGreaterThan(100);
    expect(added.filter(Boolean).length / added.length).toBeGreaterThan(0.35);
  });

  it('stands in none beside a fault', () => {
    const titleWith = (features: string) =>
      titleOf({
        platform: 'Etsy',
        itemName: 'Walnut cutting board',
        features: `Handmade from solid black walnut. ${features}`,
      });
    expect(titleWith('Juice groove, four feet.')).toMatch(/juice groove/i);
    expect(titleWith('Juice groove, a scratch on the back.')).not.toMatch(/juice groove/i);
  });
});

describe('a phrase around a value that is told', () => {
  test.each([
    ['behind the end of the name', 'Hoodie grey', 'Size S. Grey with black zips.', /grey with black zips/],
    [
      'in its place',
      'Crochet blanket',
      '100% cotton, sage green with a cream edge.',
      /sage green with a cream edge/,
    ],
  ])('stands %s, and says it once', (_, itemName, features, right) => {
    const title = titleOf({ platform: 'Etsy', itemName, features });
    expect(title).toMatch(right);
    expect(title.match(/grey|sage green/gu)).toHaveLength(1);
  });
});

describe('behind whoever made a thing', () => {
  test.each([
    ['Food wraps', 'Made by us from organic cotton and beeswax.', /from organic cotton/],
    [
      'Tapiz macramé',
      'Tapiz de macramé hecho a mano por mí con cuerda de algodón reciclado.',
      /con cuerda de algodón/,
    ],
    [
      'Baby blanket',
      'I crocheted this blanket in a shell stitch with soft cotton yarn.',
      /in a shell stitch/,
    ],
  ])('the words about it stand in the title: “%s”', (itemName, features, right) => {
    expect(titleOf({ platform: 'Etsy', itemName, features })).toMatch(right);
  });

  it('no other thing of theirs does', () => {
    expect(titleOf({ itemName: 'Chaqueta', features: 'También la tengo en negro.' })).not.toMatch(/negro/);
  });
});

test.each(PLATFORMS)('a make that begins with a sign keeps it on %s', (platform) => {
  const { title } = writeThing({
    platform,
    itemName: 'Wool coat',
    make: '& Other Stories',
    features: 'Two pockets.',
  }).listing;
  expect(title).toContain('& Other Stories');
});

test.each([
  [
    'Anatomy coloring book',
    'Pearson',
    'The Anatomy Coloring Book 4th edition, Kapit and Elson. About 12 pages are colored in with pencil, the rest are blank.',
    /4th edition/,
  ],
  [
    'Macchina caffè',
    'Gaggia',
    'Gaggia Classic vecchio modello, quello con la caldaia in alluminio. Funziona, guarnizione cambiata l’anno scorso.',
    /vecchio modello/,
  ],
])('a label that no value follows stays with what is before it: “%s”', (itemName, make, features, right) => {
  expect(titleOf({ itemName, make, features })).toMatch(right);
});

test('of the noun that the seller is not sure of only the mark goes', () => {
  expect(titleOf({ platform: 'eBay', itemName: 'antique hand plane?', features: 'From a barn.' })).toMatch(
    /plane/,
  );
  expect(titleOf({ platform: 'eBay', itemName: 'Bracelet Silver? 7 inch', features: 'Old.' })).not.toMatch(
    /Silver/,
  );
});

test.each([
  [
    'a code of the model that the name says by its words',
    { make: 'Penn', modelNumber: 'Senator 114H' },
    'Fishing reel',
    'Penn Special Senator.',
    /114H/,
  ],
  [
    'what a pair is like',
    { make: 'Wharfedale' },
    'Speakers pair',
    'Linton 3XP, teak cabinets. They have been in my front room since 1988 and sound lovely.',
    /Linton 3XP/,
  ],
  [
    'what a thing that is set up is called',
    { make: 'Fluval' },
    'Fish tank full set up',
    'Fluval roma 125 with the oak cabinet. No fish, they have gone to my friends.',
    /roma 125/,
  ],
  [
    'what stands before an imitation of something else',
    {},
    'Brooch',
    '1930s marcasite brooch with three imitation pearls.',
    /marcasite/,
  ],
])('a title tells %s', (_, given, itemName, features, right) => {
  expect(titleOf({ ...given, itemName, features })).toMatch(right);
});

test('of several sides that share a unit none is told alone', () => {
  const { title } = writeThing({
    itemName: 'Vogelhaus',
    features: 'Breite 34 cm, Tiefe 28, Höhe 31.',
  }).listing;
  expect(title).not.toMatch(/Tiefe|Höhe/i);
});

test('no tag has half of a quotation', () => {
  const { tags } = writeThing({
    itemName: 'Cornet',
    features: "B flat cornet, Boosey and Hawkes 'Regent', silver plated.",
  }).listing;
  expect(tags.filter((tag) => /(?<!\p{L})['’]|['’](?!\p{L})/u.test(tag))).toEqual([]);
});

describe('how many there are of a lot', () => {
  it('stands in its title', () => {
    const features = '24 copies of Mission Praise, words edition. Our chapel has gone over to a screen.';
    expect(titleOf({ itemName: 'Hymn books', features })).toContain('24 copies of Mission Praise');
  });

  test.each([
    ['of what is worn', 'Hymn books', '3 torn pages in one of them, the rest are clean.'],
    ['of what one thing has', 'Camera', '3 batteries, red strap. It was my grandfather’s for years.'],
    [
      'where the name says one',
      '24 hymn books',
      '20 copies of Mission Praise, words edition. Our chapel has a screen.',
    ],
  ])('is not said %s', (_, itemName, features) => {
    expect(titleOf({ itemName, features })).not.toMatch(/3 torn|3 batteries|20 copies/);
  });
});

test('a model goes on inside the name, and a quotation has both its marks', () => {
  const phone = {
    itemName: 'Pixel phone',
    make: 'Google',
    modelNumber: 'Pixel 6a',
    features: '128GB, charcoal.',
  };
  expect(titleOf(phone)).toMatch(/Google Pixel 6a phone/);
  const features =
    "Fairport Convention 'Liege & Lief' on Island, the pink rim label. I bought it as a student.";
  expect(titleOf({ itemName: 'LP record', features })).toMatch(/'Liege & Lief'/);
});
