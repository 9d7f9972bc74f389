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
  };
  expect(usablePaste(paste, 'EUR (€)')).toMatchObject([
    { price: 1250, currency: 'EUR', kind: 'sold' },
    { price: 1250, currency: 'USD', kind: 'sold' },
  ]);
});
