import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokenise } from '../../language/tokens.ts';
import { CATEGORIES } from '../table.ts';
import { findTaxonomyCategories, loadTaxonomy } from './find-taxonomy.ts';
import { TOLD_PLACES } from './place-words.ts';

const open = await loadTaxonomy();

describe('the open taxonomy', () => {
  it('has the categories of every row', () => {
    for (const { id, taxonomy } of CATEGORIES)
      for (const one of taxonomy) expect(open.byId.get(one), `${id}: ${one}`).toBeDefined();
  });

  it('has the categories that words of sellers call', () => {
    for (const id of TOLD_PLACES) expect(open.byId.get(id), id).toBeDefined();
    expect(open.placesAmong(tokenise('Stehlampe aus Messing'), 'de')).toEqual([
      { id: 'hg-13-5-3', from: 0, to: 1, exact: true },
    ]);
  });

  it('gives a category with its path and attributes', () => {
    expect(open.byId.get('aa-1-13-8')).toMatchObject({
      path: 'Apparel & Accessories > Clothing > Clothing Tops > T-Shirts',
      attributes: expect.arrayContaining(['color', 'neckline', 'sleeve_length_type']),
    });
    expect(open.byId.get('zz-1')).toBeUndefined();
  });

  it.each([
    ['T-shirt', 'aa-1-13-8'],
    ['jeans', 'aa-1-12-4'],
    ['jigsaw puzzle', 'tg-4-7'],
    ['robot lawn mower', 'hg-12-3-5'],
    ['electric guitar strings', 'ae-2-7-13-1-12-4'],
    ['coffee table', 'fr-24-1-1'],
  ])('finds "%s"', (words, id) => {
    const found = findTaxonomyCategories(open, words, 3);
    expect(found.map((category) => category.id)).toContain(id);
  });

  it('finds nothing for words that stand in no name, and no more than asked', () => {
    expect(findTaxonomyCategories(open, 'qwxyz', 5)).toEqual([]);
    expect(findTaxonomyCategories(open, 'table', 5)).toHaveLength(5);
  });
});

describe('the data', () => {
  it('is in no first load: nothing imports it but on demand', () => {
    const folder = new URL('../../', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!\.test)\.ts$/.test(name),
    );
    const importing = files.filter((name) =>
      /^import (?!type)[^;]*from '[^']*(?:taxonomy-data|make-kinds|closed-attributes|place-words)/mu.test(
        readFileSync(new URL(name, folder), 'utf8'),
      ),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(importing).toEqual([]);
  });
});
