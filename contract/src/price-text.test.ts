import { expect, test } from 'vitest';
import { priceOf, sayMiddle, sayOwnPrice, sayPrice, suggestedMiddle } from './price-text.ts';

test('what was suggested is found behind the seller’s own price, however often that changes', () => {
  const suggested = { suggestedPriceRange: '£4.50 – £1,205.50', priceJustification: 'Our own estimate.' };
  const own = { suggestedPriceRange: '£9', priceJustification: sayOwnPrice(suggested) };
  expect(own.priceJustification).toBe('Your own price. Suggested: £4.50 – £1,205.50. Our own estimate.');
  const again = { suggestedPriceRange: '£8', priceJustification: sayOwnPrice(own) };
  expect([suggested, own, again].map(suggestedMiddle)).toEqual([74, 74, 74]);
});

test('a price of the seller’s own with no suggestion behind it is none', () => {
  const nothing = { suggestedPriceRange: '', priceJustification: 'No estimate.' };
  const own = { suggestedPriceRange: '£9', priceJustification: sayOwnPrice(nothing) };
  expect([nothing, own].map(suggestedMiddle)).toEqual([null, null]);
});

test.each([
  ['£30 – £60', `Half of them lie between, ${sayMiddle('£36')}; all else is left out.`, 36],
  ['£1,030 – £1,600', `Rests on 9 prices, ${sayMiddle('£1,250')}.`, 1250],
  ['1,030 kr – 1,600 kr', `Rests on 9 prices, ${sayMiddle('1,200 kr')}.`, 1200],
  ['CHF 30 – CHF 60', `Rests on 9 prices, ${sayMiddle('CHF 45')}.`, 45],
  ['£7.50 – £9', `Rests on 9 prices, ${sayMiddle('£8.50')}.`, 8.5],
])(
  'the one price of %s is the one that its reasons name',
  (suggestedPriceRange, priceJustification, price) => {
    const suggested = { suggestedPriceRange, priceJustification };
    const own = { suggestedPriceRange: '£9', priceJustification: sayOwnPrice(suggested) };
    expect(priceOf(suggested)).toBe(price);
    expect(suggestedMiddle(own)).toBe(price);
    expect(priceOf(own)).toBe(9);
  },
);

test('what lies outside the range is not the price in it', () => {
  const priceJustification = `Rests on 9 prices, ${sayMiddle('£80')}.`;
  expect(priceOf({ suggestedPriceRange: '£30 – £60', priceJustification })).toBe(42);
});

test.each([
  ['£20 – £45', '£30'],
  ['£7.50 – £9', '£8'],
  ['£5 – £12', '£7.50'],
  ['20 – 45 €', '30 €'],
  ['CHF 1,030 – CHF 1,600', 'CHF 1,300'],
])('of %s the one number is shown, written as the range is', (range, price) => {
  expect(sayPrice({ suggestedPriceRange: range })).toEqual({ price, range });
});

test('the number that is shown is the one that the reasons name, a price of one’s own, or none', () => {
  const priceJustification = `Rests on 9 prices, ${sayMiddle('£36')}.`;
  expect(sayPrice({ suggestedPriceRange: '£30 – £60', priceJustification })?.price).toBe('£36');
  expect(sayPrice({ suggestedPriceRange: '£8.50' })).toEqual({ price: '£8.50', range: '' });
  expect(sayPrice({ suggestedPriceRange: '' })).toBeNull();
});
