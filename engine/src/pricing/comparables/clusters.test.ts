import { expect, it } from 'vitest';
import { splitOf } from './clusters.ts';

it.each([
  [[420, 480, 520, 600, 830, 35, 40, 42, 60], 420],
  [[20, 22, 25, 60, 61, 70], 60],
  // One far off on the other side makes a heap no wider.
  [[18, 22, 25, 19, 168, 175, 182, 190, 900], 168],
  [[1, 18, 22, 25, 19, 168, 175, 182, 190], 168],
])('parts %j at %d', (prices, split) => {
  expect(splitOf(prices)).toBe(split);
});

it.each([
  [[20, 22, 25, 30, 36, 44, 60]],
  // Two dear ones are outliers, no heap.
  [[20, 21, 22, 23, 90, 95]],
  [[10, 20, 40, 80, 160, 320]],
  [[5, 10, 20, 40, 80, 160, 320]],
  [[5]],
  [[]],
])('takes %j for one heap', (prices) => {
  expect(splitOf(prices)).toBeNull();
});
