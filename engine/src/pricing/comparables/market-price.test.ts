import type { Comparable } from '@smart-listings/contract';
import { expect, it } from 'vitest';
import { formOf } from '../../test/form.ts';
import { readItem } from '../../values/read-item.ts';
import { chooseCurrency } from '../currencies.ts';
import { suggestPrice } from '../suggest-price.ts';
import { competitionPrice, whyNoCompetitionPrice } from './market-price.ts';
import { priceComparables } from './price-comparables.ts';
import { quantile, weightedMiddle } from './statistics.ts';

const item = readItem(formOf({ itemName: 'Barbour Bedale wax jacket', make: 'Barbour', features: 'Olive.' }));
const pounds = chooseCurrency('GBP (£)');
const asked = (prices: readonly number[], title = 'Barbour Bedale wax jacket'): Comparable[] =>
  prices.map((price, at) => ({
    title: `${title} ${'abcdefgh'[at]}`,
    price,
    currency: 'GBP',
    condition: 'used-good',
    kind: 'asking',
    source: 'pasted',
    link: null,
    date: null,
  }));
const marketOf = (comparables: readonly Comparable[]) =>
  priceComparables(item, comparables, { currency: pounds, today: '2026-11-26' });

it('five prices make one where the middle half is no wider than twice', () => {
  expect(competitionPrice(marketOf(asked([60, 70, 75, 80, 90])), pounds)?.typical).toBe(75);
  const wide = marketOf(asked([30, 40, 70, 100, 130]));
  expect(competitionPrice(wide, pounds)).toBeNull();
  expect(whyNoCompetitionPrice(wide)).toBe(
    'The 5 asking prices of similar items lie too far apart for one price: half of them between £40 and £100.',
  );
});

it('prices that lie too far apart are told as evidence, and no range is wider than four times', () => {
  const evidence = { comparables: asked([30, 40, 70, 100, 130]), today: '2026-11-26' };
  const wide = suggestPrice(item, 'GBP (£)', evidence);
  expect(wide.pricingSource).not.toBe('competition');
  expect(wide.priceJustification).toContain('too far apart');
  const wider = suggestPrice(item, 'GBP (£)', { ...evidence, comparables: asked([5, 9, 45, 260, 400]) });
  const amounts = (wider.suggestedPriceRange.match(/[\d.,]+/g) ?? []).map((text) =>
    Number(text.replace(',', '')),
  );
  expect((amounts[1] ?? 1) / (amounts[0] ?? 1)).toBeLessThanOrEqual(4);
});

it('in the middle those count most whose titles are most like the item’s', () => {
  const near = asked([80, 82, 84]);
  const far = asked([50, 52, 54, 56], 'Barbour jacket');
  const market = marketOf([...near, ...far]);
  expect(market.statistics[0]?.median ?? 80).toBeGreaterThanOrEqual(54);
  // Of equal weight it is the median.
  for (const values of [
    [3, 1, 2],
    [4, 1, 2, 3],
    [5, 9, 1, 7, 3],
  ])
    expect(weightedMiddle(values.map((value) => ({ value, weight: 2 })))).toBe(
      quantile(
        values.toSorted((a, b) => a - b),
        0.5,
      ),
    );
  expect(
    weightedMiddle([
      { value: 1, weight: 1 },
      { value: 5, weight: 3 },
      { value: 9, weight: 1 },
    ]),
  ).toBe(5);
});
