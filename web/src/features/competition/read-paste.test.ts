import { expect, test } from 'vitest';
import { replaceLine, usablePaste } from './read-paste.ts';

test('a line is mended in its place, and an emptied one is gone', () => {
  expect(replaceLine('one\r\ntwo\nthree', 2, 'deux')).toBe('one\ndeux\nthree');
  expect(replaceLine('one\ntwo\nthree', 2, ' ')).toBe('one\nthree');
});

test('amounts are read in the form of their own currency', () => {
  const paste = {
    text: 'Makita DHP482 drill 1.250,00 €\nMakita DHP482 drill, boxed $1,250.00',
    kind: 'sold' as const,
    otherWay: false,
    onTop: '',
  };
  expect(usablePaste(paste, 'EUR (€)')).toMatchObject([
    { price: 1250, currency: 'EUR', kind: 'sold' },
    { price: 1250, currency: 'USD', kind: 'sold' },
  ]);
});

test('what buyers pay on top is taken off where the seller says that it is in the prices', () => {
  const text = 'Makita DHP482 drill £104.70\nMakita DHP482 drill, boxed 11,20 €';
  const paste = { text, kind: 'asking' as const, otherWay: false };
  const prices = (onTop: string) => usablePaste({ ...paste, onTop }, 'GBP (£)').map(({ price }) => price);
  expect(prices('')).toEqual([104.7, 11.2]);
  expect(prices('ebay-uk-private')[0]).toBe(100);
  // 5 % and the fixed part at the reference rate.
  expect(prices('vinted-private')[1]).toBeCloseTo(9.9, 1);
});
