import { expect, test } from 'vitest';
import { sayOwnPrice, suggestedMiddle } from './price-text.ts';

test('what was suggested is found behind the seller’s own price, however often that changes', () => {
  const suggested = { suggestedPriceRange: '£4.50 – £1,205.50', priceJustification: 'Our own estimate.' };
  const own = { suggestedPriceRange: '£9', priceJustification: sayOwnPrice(suggested) };
  expect(own.priceJustification).toBe('Your own price. Suggested: £4.50 – £1,205.50. Our own estimate.');
  const again = { suggestedPriceRange: '£8', priceJustification: sayOwnPrice(own) };
  expect([suggested, own, again].map(suggestedMiddle)).toEqual([605, 605, 605]);
});

test('a price of the seller’s own with no suggestion behind it is none', () => {
  const nothing = { suggestedPriceRange: '', priceJustification: 'No estimate.' };
  const own = { suggestedPriceRange: '£9', priceJustification: sayOwnPrice(nothing) };
  expect([nothing, own].map(suggestedMiddle)).toEqual([null, null]);
});
