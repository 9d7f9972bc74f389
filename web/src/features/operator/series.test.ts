import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastDays, readDays } from './ranges.ts';
import { axisEnd, SERIES, totalOf } from './series.ts';

const DAY = {
  day: '2026-11-20',
  pageViews: 3,
  signUps: 1,
  generations: 2,
  failures: 0,
  aiCalls: 0,
  inputTokens: 0,
  outputTokens: 0,
  aiCost: null,
};

test('an axis ends at or above the highest value, and wastes at most a third of its height', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e12, noNaN: true }), (highest) => {
      const end = axisEnd(highest);
      expect(end).toBeGreaterThanOrEqual(highest);
      expect(highest / end).toBeGreaterThan(0.66);
    }),
  );
  expect(axisEnd(0)).toBe(1);
});

test('a figure that no day has is not known, rather than nothing', () => {
  const totals = SERIES.map((series) => [series.title, totalOf(series, [DAY, DAY])]);
  expect(Object.fromEntries(totals)).toMatchObject({ 'Page views': 6, 'AI calls': 0, 'AI cost': null });
});

test('a range is of whole UTC days, today the last; an unknown one is a month', () => {
  expect(lastDays(7, new Date('2026-12-02T23:59:00Z'))).toEqual({ from: '2026-11-26', to: '2026-12-02' });
  expect(readDays(new URLSearchParams('days=90'))).toBe(90);
  expect(readDays(new URLSearchParams('days=1000'))).toBe(30);
});
