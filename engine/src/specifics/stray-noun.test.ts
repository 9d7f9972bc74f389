import { describe, expect, it } from 'vitest';
import { findCategory } from '../categories/find-category.ts';
import { categoryById } from '../categories/table.ts';
import { loadTaxonomy } from '../categories/taxonomy/find-taxonomy.ts';
import { kindsOfMake, makesOfKinds } from '../categories/taxonomy/make-kinds.ts';
import { tokenise } from '../language/tokens.ts';
import { brandAt } from '../lexicon/lexicon.ts';
import { formOf } from '../test/form.ts';
import { readItem } from '../values/read-item.ts';
import { listSpecifics } from './list-specifics.ts';
import { areFar, isStrayNoun } from './stray-noun.ts';
import { categoryOf, suggestCategories } from './suggest-categories.ts';

const taxonomy = await loadTaxonomy();
/** Those that the lexicon knows by their whole name. */
const MAKES = [...makesOfKinds().keys()].filter((make) => {
  const tokens = tokenise(make);
  return kindsOfMake('', make).length > 0 && brandAt(tokens, 0)?.length === tokens.length;
});

/** The makes whose goods lie elsewhere than the noun and that make a name with it read by that noun. */
function readBy(noun: string, nameOf: (make: string) => string) {
  const kind = findCategory(noun)?.id ?? '';
  return MAKES.flatMap((make) => {
    const name = nameOf(make);
    const found = findCategory(name);
    return found?.id === kind && found.noun !== null && areFar(kindsOfMake('', name), kind)
      ? [{ name, found }]
      : [];
  });
}

const context = { language: null, make: '' };

describe('the noun of a name whose make is known for goods far from it', () => {
  it.each([
    ['suitcase', (make: string) => `${make} Zorro (incl. suitcase)`],
    ['suitcase', (make: string) => `${make} Zorro, suitcase`],
    ['mirror', (make: string) => `${make} Zorro mirror bundle`],
    ['mirror', (make: string) => `${make} mirror Zorro`],
  ])('is a word among others where it heads nothing: %s', (noun, nameOf) => {
    const names = readBy(noun, nameOf);
    for (const { name, found } of names) expect(isStrayNoun(name, found, context), name).toBe(true);
    expect(names.length).toBeGreaterThan(100);
  });

  it.each([
    ['mirror', (make: string) => `${make} mirror`],
    ['mirror', (make: string) => `Large mirror ${make}, boxed`],
    ['Spiegel', (make: string) => `${make} - Spiegel`],
    ['Spiegel', (make: string) => `Großer Spiegel ${make} 60 cm`],
    ['miroir', (make: string) => `Grand miroir ${make} Zorro`],
  ])('says what the thing is where it heads it: %s', (noun, nameOf) => {
    const names = readBy(noun, nameOf);
    for (const { name, found } of names) expect(isStrayNoun(name, found, context), name).toBe(false);
    expect(names.length).toBeGreaterThan(100);
  });
});

describe('the category of an item', () => {
  const suggested = (itemName: string, features = '') => {
    const item = readItem(formOf({ itemName, features }));
    return { item, paths: suggestCategories(item, taxonomy).map(({ path }) => path) };
  };

  it.each([
    ['Rolex Submariner (incl. suitcase)', /Watches/],
    ['Gibson Les Paul Zorro, mirror', /Guitars/],
    ['Makita TE 20', /Drills|Tools/],
    ['Rolex Uhr', /Watches/],
  ])('is that of the make, and the noun’s stands behind it: %s', (name, path) => {
    expect(suggested(name).paths[0]).toMatch(path);
  });

  it.each([
    ['Rolex suitcase', /Suitcases/],
    ['Peugeot bicycle', /Bicycles/],
    ['Bottes de neige Quechua', /Boots/],
  ])('is that of the noun which the name ends or begins with: %s', (name, path) => {
    expect(suggested(name).paths[0]).toMatch(path);
  });

  it('has the fields of its own kind, and the noun is no certain type', () => {
    const { item } = suggested('Gibson Les Paul TV');
    const category = categoryOf(item, taxonomy);
    const type = listSpecifics(item, category).find(({ label }) => label === 'Type');
    expect(category?.path).toMatch(/Guitars/);
    expect(type?.values ?? []).toEqual([]);
    expect(categoryById(item.category ?? '')?.id).toBe('television');
  });
});
