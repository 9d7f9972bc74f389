import type { JudgedComparable } from '@smart-listings/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dotsOf, scaleFor } from './chart-scale.ts';

const price = fc.double({ min: 0.01, max: 1e6, noNaN: true });
const prices = fc.array(price, { minLength: 1, maxLength: 60 });

function sold(adjustedPrice: number | null): JudgedComparable {
  const excluded = adjustedPrice === null ? 'Too far.' : null;
  const facts = { condition: null, link: null, date: null, currency: 'GBP', source: 'pasted' as const };
  return { ...facts, title: 'A drill', price: 1, kind: 'sold', adjustedPrice, excluded };
}

describe('the scale', () => {
  test('keeps every price inside the picture, dearer ones to the right', () => {
    fc.assert(
      fc.property(prices, price, price, (all, one, other) => {
        const { place } = scaleFor(all);
        expect(place(one)).toBeGreaterThanOrEqual(0);
        expect(place(one)).toBeLessThanOrEqual(100);
        expect(place(Math.max(one, other))).toBeGreaterThanOrEqual(place(Math.min(one, other)));
      }),
    );
  });

  test('has a few round ticks', () => {
    expect(scaleFor([70, 95]).ticks).toEqual([70, 80, 90]);
    expect(scaleFor([50]).ticks.length).toBeGreaterThan(1);
  });
});

test('prices that fall together stand above each other; what was left out is not drawn', () => {
  const { place } = scaleFor([10, 20]);
  const dots = dotsOf([sold(10), sold(10), sold(20), sold(null)], 'sold', place);
  expect(dots.map(({ level }) => level)).toEqual([0, 1, 0]);
  expect(dots[1]?.left).toBe(dots[0]?.left);
});
