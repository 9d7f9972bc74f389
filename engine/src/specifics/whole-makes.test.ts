import { describe, expect, it } from 'vitest';
import { loadTaxonomy } from '../categories/taxonomy/find-taxonomy.ts';
import { formOf } from '../test/form.ts';
import { readItem } from '../values/read-item.ts';
import { listSpecifics } from './list-specifics.ts';
import { categoryOf } from './suggest-categories.ts';

const taxonomy = await loadTaxonomy();
const MAKES = ['Knoll', 'Bosch', 'Nikon', 'Miele', 'Rolex'];

function brandOf(itemName: string, features: string, make = '') {
  const item = readItem(formOf({ itemName, features, make }));
  const brand = listSpecifics(item, categoryOf(item, taxonomy)).find(({ label }) => label === 'Brand');
  return {
    certain: brand?.values.map(({ value }) => value) ?? [],
    chips: brand?.likely.map(({ value }) => value) ?? [],
  };
}

describe('a make behind a name of its own', () => {
  it.each(MAKES)('is offered with it where the text says both together: %s', (make) => {
    const whole = `Ottmar ${make}`;
    expect(brandOf(`${whole} sofa`, `A sofa by ${whole}, hardly used.`)).toEqual({
      certain: [],
      chips: [whole],
    });
  });

  it.each(['Ottmar', 'OTTMAR', 'VEB'])('is offered with it however it is written: %s', (first) => {
    expect(brandOf(`${first} Knoll sofa`, `A sofa by ${first} Knoll.`).chips).toEqual([`${first} Knoll`]);
  });

  it.each(MAKES)('is the whole one that a label says: %s', (make) => {
    const whole = `Ottmar ${make}`;
    expect(brandOf(`${whole} Sofa`, `Marke: ${whole}\nZustand gut.`).certain).toEqual([whole]);
  });

  it.each(MAKES)('is itself where a text says it alone as well, and in its own field: %s', (make) => {
    expect(brandOf(`Ottmar ${make} sofa`, `A ${make} sofa, hardly used.`).certain).toEqual([make]);
    expect(brandOf(`Ottmar ${make} sofa`, `By Ottmar ${make}.`, make).certain).toEqual([make]);
    expect(brandOf(`Blue ${make} sofa`, `Blue ${make} sofa, hardly used.`).certain).toEqual([make]);
  });
});
