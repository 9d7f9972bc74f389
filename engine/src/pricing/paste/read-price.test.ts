import { describe, expect, test } from 'vitest';
import { readPrice } from './read-price.ts';

describe('a typed price', () => {
  test.each([
    ['12.50', 'GBP', 12.5],
    ['12,50', 'EUR', 12.5],
    ['£1,200', 'GBP', 1200],
    ['1.234,50 €', 'EUR', 1234.5],
    ['1 200 kr', 'SEK', 1200],
    [' 7 ', 'USD', 7],
    ['0', 'GBP', 0],
  ])('%s in %s is read', (text, currency, amount) => {
    expect(readPrice(text, currency)).toBe(amount);
  });

  test.each([
    ['€12', 'GBP'],
    ['twelve', 'GBP'],
    ['', 'GBP'],
    ['-5', 'GBP'],
    ['£5 or £6', 'GBP'],
  ])('%s in %s is none', (text, currency) => {
    expect(readPrice(text, currency)).toBeNull();
  });
});
