import { describe, expect, it } from 'vitest';
import { findCategory } from '../categories/find-category.ts';
import { CATEGORIES } from '../categories/table.ts';
import { loadTaxonomy } from '../categories/taxonomy/find-taxonomy.ts';
import { makesOfKinds } from '../categories/taxonomy/make-kinds.ts';
import { readItem } from '../values/read-item.ts';
import { searchCategories, suggestCategories } from './suggest-categories.ts';

const taxonomy = await loadTaxonomy();

function suggested(itemName: string, rest: { make?: string; features?: string; keywords?: string } = {}) {
  const { make = '', features = '', keywords = '' } = rest;
  const form = {
    platform: 'eBay' as const,
    itemName,
    make,
    features,
    keywords,
    modelNumber: '',
    condition: 'used-good' as const,
    targetBuyer: '',
  };
  return suggestCategories(readItem(form), taxonomy);
}

const placesOf = (kind: string) => CATEGORIES.find(({ id }) => id === kind)?.taxonomy ?? [];
/** Whether a category is one of these, below one, or beside one on its shelf. */
const isAt = (id: string | undefined, places: readonly string[]) =>
  places.some((place) => `${id}-`.startsWith(`${place.replace(/-\d+$/, '')}-`));

describe('the likely category', () => {
  it('of each kind is where the kind lies', () => {
    const called = CATEGORIES.filter(({ id, type }) => findCategory(type)?.id === id);
    const astray = called.filter(({ type, taxonomy: places }) => !isAt(suggested(type)[0]?.id, places));
    expect(called.length).toBeGreaterThan(300);
    expect(astray.map(({ id }) => id)).toEqual([]);
  });

  it('of a make alone is where what it is known for lies', () => {
    for (const [make, kinds] of makesOfKinds()) {
      for (const kind of kinds) expect(placesOf(kind), `${make}: ${kind}`).not.toEqual([]);
      const [first] = suggested('', { make });
      expect(isAt(first?.id, kinds.flatMap(placesOf)), `${make}: ${first?.path}`).toBe(true);
    }
  });

  it('is none where the sentences speak of the listing’s own pictures', () => {
    expect(
      suggested('XT 500', { features: 'Bilder sagen mehr. Pictures show all of it. Siehe Bilder.' }),
    ).toEqual([]);
  });

  it.each(['air force', 'black bay', 'moonlight path', 'on hold', 'custom order', 'two tone'])(
    'is none where only a stray word of "%s" stands in some name of the taxonomy',
    (name) => {
      expect(suggested(name)).toEqual([]);
    },
  );

  it.each([
    // The sentences, the keywords and the hashtags say what a bare name does not.
    ['Samba', { features: 'Blue sneakers, worn twice.' }, 'aa-8-8'],
    ['Samba', { keywords: 'sneakers, trainers' }, 'aa-8-8'],
    ['Samba', { features: 'Worn twice. #sneakers #trainers' }, 'aa-8-8'],
    // What comes with a thing, what it lacks and what it is not says nothing of it.
    ['Sirrus X', { features: 'Selling my bicycle. Comes with a helmet, no lamp.' }, 'sg-4-4-3'],
  ])('of "%s" is said by the rest of the form: %o', (name, rest, id) => {
    expect(suggested(name, rest)[0]?.id).toBe(id);
  });

  it('takes the sense that the make or the device decides, and offers the other', () => {
    expect(suggested('Roller', { make: 'Vespa', features: 'Ich verkaufe meinen Roller.' })[0]?.path).toMatch(
      /Motorcycles/,
    );
    const cover = suggested('Capa de silicone para Samsung Galaxy A54', {
      features: 'Capa em silicone TPU transparente, não serve no A53.',
    });
    expect(cover[0]?.path).toMatch(/Phone Cases/);
    expect(cover.map(({ path }) => path)).toContainEqual(expect.stringMatching(/Coats/));
  });

  it.each([
    ['Stehlampe Messing', /Floor Lamps$/],
    ['Casque de vélo Giro', /Bicycle Helmets$/],
    ['Hoekbank grijs', /Corner Sofas$/],
    ['Klucz dynamometryczny', /Wrenches$/],
    ['Secador de pelo', /Hair Dryers$/],
    ['Prachtig linnen vestje', /^(?!.*Tank Tops)/],
  ])('is the narrower one that sellers call “%s”', (name, path) => {
    expect(suggested(name)[0]?.path ?? '').toMatch(path);
  });

  it('is the one that a noun calls by its whole name', () => {
    expect(suggested('Brass floor lamp')[0]?.path).toMatch(/Floor Lamps$/);
    expect(suggested('Silicone baking mat set of 2')[0]?.path).toMatch(/Baking Mats$/);
    expect(suggested('Corner sofa bed')[0]?.path).toMatch(/Sofas/);
  });
});

it.each([
  ['trainers', 'Sneakers'],
  ['running shoes', 'Sneakers'],
  ['Kommode', 'Dressers'],
  ['chest of drawers', 'Dressers'],
  ['bague', 'Rings'],
  ['sofa bed', 'Sofas'],
])('a search for “%s” begins with what is called so', (words, place) => {
  expect(searchCategories(words, taxonomy)[0]?.path.split(' > ').at(-1)).toBe(place);
});
