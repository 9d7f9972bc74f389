import type { Comparable } from '@smart-listings/contract';
import { expect, it } from 'vitest';
import { comparable } from '../../test/comparable.ts';
import { formOf } from '../../test/form.ts';
import { readItem } from '../../values/read-item.ts';
import { chooseCurrency } from '../currencies.ts';
import { suggestPrice } from '../suggest-price.ts';
import { competitionPrice, whyNoCompetitionPrice } from './market-price.ts';
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
