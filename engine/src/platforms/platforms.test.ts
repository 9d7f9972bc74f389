import { CONDITION_CODES, PLATFORMS } from '@smart-listings/contract';
import { describe, expect, test } from 'vitest';
import { listPlatformSpecs, platformSpec } from './index.ts';

/** Everything below `value` that says where it was read. */
function citations(value: unknown): { source: string; asOf: string; certainty: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const nested = Object.values(value).flatMap(citations);
  if (!('source' in value && 'asOf' in value && 'certainty' in value)) return nested;
  return [value as { source: string; asOf: string; certainty: string }, ...nested];
}

describe('the platforms', () => {
  test('stand in display order, each under its own name and slug', () => {
    expect(listPlatformSpecs().map(({ name }) => name)).toEqual([...PLATFORMS]);
    expect(new Set(listPlatformSpecs().map(({ slug }) => slug)).size).toBe(PLATFORMS.length);
  });

  test('have the limits that the sources give', () => {
    const limits = listPlatformSpecs().map(({ title, description, tags }) => [
      title.max.value,
      description.max.value,
      tags.max.value,
    ]);
    expect(limits).toEqual([
      [80, 500_000, 10],
      [140, 50_000, 13],
      [100, 2_000, 5],
      [200, 2_000, 40],
      [100, 5_000, 20],
      [100, 2_000, 10],
      [80, 2_000, 10],
    ]);
    expect(platformSpec('Amazon').title.policyMax?.value).toBe(75);
    expect(platformSpec('Amazon').tags.maxBytes?.value).toBe(249);
    expect(platformSpec('Etsy').tags.maxLength?.value).toBe(20);
  });

  test.each(listPlatformSpecs())('$name: every fact says where and when it was read', (spec) => {
    const found = citations(spec);
    expect(found.length).toBeGreaterThan(15);
    for (const { source, asOf, certainty } of found) {
      expect(source.length).toBeGreaterThan(10);
      expect(asOf).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/u);
      expect(['official', 'secondary', 'unverified']).toContain(certainty);
    }
  });

  test.each(listPlatformSpecs())('$name: every condition has a word', (spec) => {
    for (const code of CONDITION_CODES) expect(spec.conditions[code].label).not.toBe('');
    for (const family of Object.values(spec.conditionFamilies ?? {})) {
      for (const code of CONDITION_CODES) expect(family[code].id !== null).toBe(family[code].allowed);
    }
  });

  test.each(listPlatformSpecs())('$name: fees rise in steps that cover every amount', ({ fees }) => {
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
    const families = platformSpec('eBay').conditionFamilies;
    expect(families?.fashion['used-like-new']).toMatchObject({ id: 2990, label: 'Pre-owned - Excellent' });
    expect(families?.media['used-fair']).toMatchObject({ id: 6000, label: 'Acceptable' });
    expect(families?.general['for-parts']).toMatchObject({ id: 7000, allowed: true });
    expect(families?.fashion['for-parts'].allowed).toBe(false);
  });
});
