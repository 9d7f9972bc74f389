import { expect, it } from 'vitest';
import { matchColumns, tableRow } from './table-columns.ts';

it('finds columns by their names, in any order and in other languages', () => {
  expect(matchColumns(['SKU', 'Preis', 'Marke', 'Titel', 'Zustand'])).toEqual([
    null,
    'price',
    'make',
    'itemName',
    'condition',
  ]);
});

it('a column that is called just so comes before one that has the word in its name', () => {
  expect(matchColumns(['Item description', 'Item name', 'Title'])).toEqual(['features', 'itemName', null]);
  expect(matchColumns(['Start price', 'Price'])).toEqual([null, 'price']);
});

it('gives a row by field, without what is blank or nobody asked for', () => {
  expect(tableRow(['7', ' Coat ', '  '], [null, 'itemName', 'features'])).toEqual({ itemName: 'Coat' });
});
