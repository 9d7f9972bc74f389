import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as contract from './index.ts';

interface Shape {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
  items?: Shape;
  prefixItems?: Shape[];
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | false;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  not?: Shape;
  $ref?: string;
}

/** What a body may hold of anything, because nobody reads it; the body's own limit bounds it. */
const READ_BY_NOBODY = ['refreshPricingRequestSchema.listingData'];

const SCHEMAS = Object.entries(contract).flatMap(([name, value]) =>
  value instanceof z.ZodType ? [[name, value] as const] : [],
);

/** The places in `schema` that take text, lists or anything else of any size. */
function unboundedIn(schema: z.ZodType, name: string): string[] {
  const found: string[] = [];
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape, name);
  return found;

  function walk(shape: Shape, place: string): void {
    const variants = shape.anyOf ?? shape.oneOf ?? shape.allOf;
    if (variants) {
      for (const variant of variants) walk(variant, place);
      return;
    }
    if (shape.enum || 'const' in shape || shape.not) return;
    for (const type of [shape.type].flat()) look(type, shape, place);
  }

  function look(type: string | undefined, shape: Shape, place: string): void {
    switch (type) {
      case 'string':
        if (shape.maxLength === undefined) found.push(place);
        return;
      case 'array':
        if (shape.maxItems === undefined) found.push(`${place}[]`);
        for (const item of [shape.items, ...(shape.prefixItems ?? [])]) if (item) walk(item, `${place}[]`);
        return;
      case 'object':
        // A record has as many entries as it likes, unless it says how many.
        if (shape.additionalProperties && shape.maxProperties === undefined) found.push(`${place}{}`);
        if (shape.additionalProperties) walk(shape.additionalProperties, `${place}{}`);
        for (const [key, property] of Object.entries(shape.properties ?? {}))
          walk(property, `${place}.${key}`);
        return;
      case 'number':
      case 'integer':
      case 'boolean':
      case 'null':
        return;
      default:
        found.push(place);
    }
  }
}

describe('every schema of the contract', () => {
  it('is looked at', () => {
    expect(SCHEMAS.map(([name]) => name)).toEqual(
      expect.arrayContaining(['saveListingRequestSchema', 'generateResponseSchema', 'sourceSchema']),
    );
    expect(SCHEMAS.length).toBeGreaterThan(40);
  });

  it.each(SCHEMAS)('%s bounds each text and each list', (name, schema) => {
    expect(unboundedIn(schema, name).filter((place) => !READ_BY_NOBODY.includes(place))).toEqual([]);
  });

  it('would be told apart from one without bounds', () => {
    const loose = z.object({
      a: z.string(),
      b: z.array(z.string().max(1)),
      c: z.record(z.string(), z.number()),
      d: z.unknown(),
    });
    expect(unboundedIn(loose, 'loose')).toEqual(['loose.a', 'loose.b[]', 'loose.c{}', 'loose.d']);
  });
});

describe('what stands beside a form', () => {
  const { count, characters } = contract.LIMITS.statements;
  const long = 'x'.repeat(300);

  it('is bounded by its sum', () => {
    const fits = { confirmedFacts: [long], seenOnPhotos: [long] };
    expect(contract.areFewStatements(fits)).toBe(true);
    expect(
      contract.areFewStatements({ ...fits, seenOnPhotos: Array(Math.ceil(characters / 300)).fill(long) }),
    ).toBe(false);
    expect(
      contract.areFewStatements({
        confirmedFacts: Array(50).fill('x'),
        seenOnPhotos: Array(count).fill('x'),
      }),
    ).toBe(false);
  });

  it('is brought within it from its end, the seller’s own word first', () => {
    const all = { confirmedFacts: Array(20).fill(long), seenOnPhotos: ['a', ...Array(40).fill(long), 'z'] };
    const { confirmedFacts, seenOnPhotos } = contract.fitStatements(all);
    expect([confirmedFacts.length, seenOnPhotos[0]]).toEqual([20, 'a']);
    expect(contract.areFewStatements({ confirmedFacts, seenOnPhotos })).toBe(true);
    expect(contract.fitStatements({ confirmedFacts, seenOnPhotos })).toEqual({
      confirmedFacts,
      seenOnPhotos,
    });
  });
});
