import { expect, it } from 'vitest';
import { readPriceRange } from './price-range.ts';

it.each([
  ['£40 - £60', '£40 - £60'],
  ['£40-60', '£40-60'],
  ['40 to 60', '£40 to 60'],
  ['40 - 60', '£40 - £60'],
  ['GBP 1,250.00 – 1,400.00', 'GBP 1,250.00 – 1,400.00'],
  ['£1 200 to £1 400 GBP', '£1 200 to £1 400 GBP'],
])('keeps %j', (text, shown) => {
  expect(readPriceRange(text, 'GBP (£)')).toBe(shown);
});

it.each([
  '',
  'N/A',
  '£40',
  '£60 - £40',
  '£0 - £0',
  '$40 - $60',
  '£40 - £60, call me',
  '£1 - £2 - £3',
  'x'.repeat(50),
])('takes %j for no range', (text) => {
  expect(readPriceRange(text, 'GBP (£)')).toBeNull();
});
