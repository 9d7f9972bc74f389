import { describe, expect, it } from 'vitest';
import { CATEGORIES, categoryById } from '../categories/table.ts';
import { loadKindsOfMake } from '../categories/taxonomy/find-taxonomy.ts';
import { listMarketplaces, marketplaceOf } from '../marketplaces/index.ts';
import { readFindings } from './read-findings.ts';
import { familyOfKind, listKindGroups, searchKinds, suggestKinds } from './suggest-kinds.ts';
import { barsOf, readingOf } from './test-reading.ts';

const kindsOf = (texts: string[], more = {}) =>
  suggestKinds({ findings: readFindings(readingOf(texts)), ...more });

describe('kinds to tap', () => {
  it('come from what is read, from bars and from what labels are of', () => {
    expect(kindsOf(['PRODYNE', 'Wireless Headphones'])[0]).toBe('headphones');
    const book = readFindings(readingOf([], { barcodes: [barsOf('9780140013993')] }));
    expect(suggestKinds({ findings: book })[0]).toBe('book');
    expect(kindsOf(['80% cotton 20% polyester'])).toContain('T-shirt');
  });

  it('come from what a make is known for, where that is loaded', async () => {
    const kindsOfMake = await loadKindsOfMake();
    const findings = readFindings(readingOf(['NIKE']));
    expect(suggestKinds({ findings })).not.toContain('trainers');
    expect(suggestKinds({ findings, kindsOfMake })[0]).toBe('trainers');
  });

  it('of another language than that of the make’s shelf come after what the make is known for', async () => {
    const kindsOfMake = await loadKindsOfMake();
    const findings = readFindings(readingOf(['ASICS', 'GEL-CUMULUS 24']));
    expect(suggestKinds({ findings, kindsOfMake })[0]).toBe('trainers');
    expect(suggestKinds({ findings: readFindings(readingOf(['Wireless Headphones'])), kindsOfMake })[0]).toBe(
      'headphones',
    );
  });

  it('come from the seller before the marketplace, and there are always some', () => {
    const marketplace = marketplaceOf('Vinted');
    const kinds = kindsOf([], { marketplace, last: ['lamp'] });
    expect(kinds[0]).toBe('lamp');
    expect(kinds).toContain('dress');
  });

  it.each(listMarketplaces())('of $name are all in the taxonomy', ({ usualKinds }) => {
    expect(usualKinds.length).toBeGreaterThan(3);
    expect(usualKinds.filter((id) => !categoryById(id))).toEqual([]);
  });

  it('are all in their groups: none is farther than two taps from the list of them', () => {
    const groups = listKindGroups();
    expect(groups.flatMap(({ kinds }) => kinds).toSorted()).toEqual(
      CATEGORIES.map(({ type }) => type).toSorted(),
    );
    expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
    // What is tapped names the item, and the item's name has to say its kind again.
    const unsaid = groups.flatMap(({ kinds }) => kinds.filter((kind) => familyOfKind(kind) === null));
    expect(unsaid).toEqual([]);
  });

  it('are found as one types, in other languages too', () => {
    expect(searchKinds('tro')).toContain('trousers');
    expect(searchKinds('Kopfhörer')).toContain('headphones');
    expect(searchKinds('zzz')).toEqual([]);
  });

  it.each([
    ['bike', 'bicycle'],
    ['Fahrrad', 'bicycle'],
    ['motorcycle', 'motorcycle'],
  ])('%j means the %s before its parts and additions', (typed, kind) => {
    expect(searchKinds(typed)[0]).toBe(kind);
  });

  it.each(CATEGORIES.filter(({ family }) => family === 'shoes').map(({ type }) => type))(
    '%s has a family',
    (type) => {
      expect(familyOfKind(type)).not.toBeNull();
    },
  );
});
