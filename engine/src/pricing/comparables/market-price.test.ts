import { type Comparable, priceOf } from '@smart-listings/contract';
import { expect, it } from 'vitest';
import { comparable } from '../../test/comparable.ts';
import { formOf } from '../../test/form.ts';
import { readItem } from '../../values/read-item.ts';
import { chooseCurrency } from '../currencies.ts';
import { suggestPrice } from '../suggest-price.ts';
import { competitionPrice, confidenceSaid, whyNoCompetitionPrice } from './market-price.ts';
import { priceComparables } from './price-comparables.ts';

const item = readItem(formOf({ itemName: 'Barbour Bedale wax jacket', make: 'Barbour', features: 'Olive.' }));
const pounds = chooseCurrency('GBP (£)');
const asked = (prices: readonly number[]): Comparable[] =>
  prices.map((price, at) => comparable(`Barbour Bedale wax jacket ${'abcdefgh'[at]}`, price));
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

it.each([
  [60, 61, 62, 88, 90],
  [100, 101, 130, 175, 190],
  [1010, 1020, 1030, 1480, 1500],
  [7.5, 7.5, 8, 12, 13],
])(
  'the number that every field shows is the middle price, and as sure as the reasons say: %s',
  (...prices) => {
    const market = marketOf(asked(prices));
    const price = competitionPrice(market, pounds);
    expect(price && priceOf(price)).toBe(price?.typical);
    expect(price?.priceJustification).toContain(`with ${price?.suggestedPrice} in the middle`);
    expect(confidenceSaid(price?.priceJustification ?? '')).toBe(market.statistics[0]?.confidence);
  },
);
