import { CONDITION_CODES, PLATFORMS } from '@smart-listings/contract';
import { describe, expect, test } from 'vitest';
import { listMarketplaces, marketplaceOf } from './index.ts';
import { conditionWord } from './marketplace.ts';

/** Everything below `value` that says where it was read. */
function citations(value: unknown): { source: string; asOf: string; certainty: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const nested = Object.values(value).flatMap(citations);
  if (!('source' in value && 'asOf' in value && 'certainty' in value)) return nested;
  return [value as { source: string; asOf: string; certainty: string }, ...nested];
}

describe('the marketplaces', () => {
  test('stand in display order, each under its own name and slug', () => {
    expect(listMarketplaces().map(({ name }) => name)).toEqual([...PLATFORMS]);
    expect(new Set(listMarketplaces().map(({ slug }) => slug)).size).toBe(PLATFORMS.length);
  });

  test('have the limits that the sources give', () => {
    const limits = listMarketplaces().map(({ name, limits: { title, description, tags } }) => [
      name,
      [title.max.value, description.max.value, tags.max.value],
    ]);
    expect(Object.fromEntries(limits)).toMatchObject({
      eBay: [80, 500_000, 10],
      Etsy: [140, 50_000, 13],
      Vinted: [100, 2_000, 5],
      Amazon: [200, 2_000, 40],
      'Facebook Marketplace': [100, 5_000, 20],
      Gumtree: [100, 2_000, 10],
      Other: [80, 2_000, 10],
    });
    expect(marketplaceOf('Amazon').limits.title.policyMax?.value).toBe(75);
    expect(marketplaceOf('Amazon').limits.tags.maxBytes?.value).toBe(249);
    expect(marketplaceOf('Etsy').limits.tags.maxLength?.value).toBe(20);
  });

  test.each(listMarketplaces())('$name: every fact says where and when it was read', (marketplace) => {
    const found = citations(marketplace);
    expect(found.length).toBeGreaterThan(15);
    for (const { source, asOf, certainty } of found) {
      expect(source.length).toBeGreaterThan(10);
      expect(asOf).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/u);
      expect(['official', 'secondary', 'unverified']).toContain(certainty);
    }
  });

  test.each(listMarketplaces())('$name: every condition has a word', ({ conditions }) => {
    for (const code of CONDITION_CODES) expect(conditions.words[code].label).not.toBe('');
    for (const { grades } of conditions.grades ?? []) {
      for (const code of CONDITION_CODES) expect(grades[code].id !== null).toBe(grades[code].allowed);
    }
    // The last has the goods of all other families.
    expect(conditions.grades?.at(-1)?.families ?? null).toBeNull();
  });

  test.each(listMarketplaces())('$name: fees rise in steps that cover every amount', ({ fees }) => {
    for (const { parts } of fees) {
      expect(parts.length).toBeGreaterThan(0);
      for (const { rates, fixed } of parts) {
        for (const steps of [rates, fixed].filter(({ length }) => length > 0)) {
          const bounds = steps.map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY);
          expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
          expect(bounds.at(-1)).toBe(Number.POSITIVE_INFINITY);
        }
      }
    }
  });

  test('grade eBay’s conditions by the family of the category', () => {
    const ebay = marketplaceOf('eBay');
    expect(conditionWord(ebay, 'used-like-new', 'shoes')).toMatchObject({
      id: 2990,
      label: 'Pre-owned - Excellent',
    });
    expect(conditionWord(ebay, 'used-fair', 'books')).toMatchObject({ id: 6000, label: 'Acceptable' });
    expect(conditionWord(ebay, 'for-parts', null)).toMatchObject({ id: 7000, allowed: true });
    expect(conditionWord(ebay, 'for-parts', 'clothing').allowed).toBe(false);
  });
});
