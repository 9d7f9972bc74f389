import { expect, test } from 'vitest';
import { moveBetween } from './move-between.ts';

test('a photo goes to another item, and to one of its own', () => {
  expect(moveBetween([['a', 'b'], ['c']], 'b', 1)).toEqual([['a'], ['c', 'b']]);
  expect(moveBetween([['a', 'b'], ['c']], 'a', 2)).toEqual([['b'], ['c'], ['a']]);
});

test('an item without photos is none', () => {
  expect(moveBetween([['a'], ['b']], 'b', 0)).toEqual([['a', 'b']]);
});
