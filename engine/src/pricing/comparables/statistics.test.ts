import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantile, weightedQuantile } from './statistics.ts';

const values = fc
  .array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 30 })
  .map((all) => all.toSorted((a, b) => a - b));
const share = fc.constantFrom(0, 0.25, 0.5, 0.75, 1);
const weight = fc.integer({ min: 1, max: 10 });

describe('a quantile of what is weighed', () => {
  it('is the plain one where all weigh the same', () => {
    fc.assert(
      fc.property(values, share, weight, (sorted, at, each) => {
        const weighed = weightedQuantile(
          sorted.map((value) => ({ value, weight: each / 7 })),
          at,
        );
        expect(weighed).toBeCloseTo(quantile(sorted, at), 6);
      }),
    );
  });

  it('rises with the share, between the ends', () => {
    const weighed = fc.array(fc.record({ value: fc.integer({ min: 1, max: 10_000 }), weight }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(weighed, (all) => {
        const sorted = all.toSorted((a, b) => a.value - b.value);
        const found = [0, 0.25, 0.5, 0.75, 1].map((at) => weightedQuantile(sorted, at));
        expect(found).toEqual(found.toSorted((a, b) => a - b));
        expect([found[0], found[4]]).toEqual([sorted[0]?.value, sorted.at(-1)?.value]);
      }),
    );
  });

  it('lies with what weighs most', () => {
    const prices = [10, 20, 30, 40, 50].map((value) => ({ value, weight: value === 40 ? 1 : 0.1 }));
    expect(weightedQuantile(prices, 0.5)).toBeGreaterThan(35);
  });
});
