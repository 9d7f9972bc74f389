import { expect, it } from 'vitest';
import { alternativesOf, samplePattern } from '../test/sample-pattern.ts';
import { findOffPlatform } from './contact.ts';
import { OUTSIDE_SALE } from './outside-sale.ts';

const TEXTS = 800;
const FEWEST = 20;

/** The same numbers each time. */
function drawer(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const finds = (text: string) => new RegExp(OUTSIDE_SALE.source, 'iu').test(text);

it.each(alternativesOf(OUTSIDE_SALE.source))(
  'whatever a pattern finds is found behind the words that are looked for first: %s',
  (pattern) => {
    const draw = drawer(pattern.length);
    const texts = Array.from(
      { length: TEXTS },
      () => `So: ${samplePattern(pattern, draw)} by PayPal.`,
    ).filter(finds);
    expect(texts.length).toBeGreaterThan(FEWEST);
    const hidden = texts.filter((text) => !findOffPlatform(text).some(({ kind }) => kind === 'outside-sale'));
    expect(hidden.slice(0, 40)).toEqual([]);
  },
);
