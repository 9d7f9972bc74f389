import { expect, it } from 'vitest';
import { formatPrice } from './price-text.ts';

it.each([
  ['499', 'GBP', 'month', 'from 4.99 GBP per month'],
  ['5', 'USD', 'month', 'from 0.05 USD per month'],
  ['980', 'JPY', 'month', 'from 980 JPY per month'],
  ['1500', 'KWD', 'year', 'from 1.500 KWD per year'],
])('%s in the smallest unit of %s is “%s”', (minorUnits, currency, interval, text) => {
  expect(formatPrice({ minorUnits, currency, interval })).toBe(text);
});

it.each([
  ['4.99', 'GBP', 'month'],
  ['499', 'pounds', 'month'],
  ['499', 'GBP', null],
])('%s %s per %s is no price to show', (minorUnits, currency, interval) => {
  expect(formatPrice({ minorUnits, currency, interval })).toBeNull();
});
