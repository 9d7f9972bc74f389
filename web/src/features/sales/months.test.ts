import { expect, test } from 'vitest';
import { currenciesOf, monthsOf } from './months.ts';

const sale = (month: string, currency: string, kept: number) => ({
  ...{ month, currency, sold: 1, price: 20, fees: 1, cost: 0, kept, incomplete: 0 },
});
const totals = {
  listed: [{ month: '2025-11', count: 4 }],
  sold: [sale('2025-12', 'GBP', 19), sale('2026-02', 'GBP', -2), sale('2026-02', 'EUR', 7)],
};

test('months without anything stand between the others, of one currency alone', () => {
  const months = monthsOf(totals, 'GBP', 12);
  expect(months.map(({ month, listed, kept }) => [month, listed, kept])).toEqual([
    ['2025-11', 4, 0],
    ['2025-12', 0, 19],
    ['2026-01', 0, 0],
    ['2026-02', 0, -2],
  ]);
  expect(monthsOf(totals, 'EUR', 2).map(({ month, kept }) => [month, kept])).toEqual([
    ['2026-01', 0],
    ['2026-02', 7],
  ]);
  expect(monthsOf({ listed: [], sold: [] }, 'GBP', 12)).toEqual([]);
});

test('the currency with the most sales comes first', () => {
  expect(currenciesOf(totals)).toEqual(['GBP', 'EUR']);
});
