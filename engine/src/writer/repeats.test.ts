import { expect, test } from 'vitest';
import { newsOf, saidIn } from './repeats.ts';

const trousers = saidIn('M&S school trousers 2 pack in grey, age 7-8yrs, with adjustable waist');
const watch = saidIn('Samsung Galaxy Watch 4 44mm smartwatch in silver');

test.each([
  [trousers, '2 pack grey school trousers slim leg age 7-8yrs', 'Slim leg'],
  [watch, '44mm bluetooth version in silver', 'Bluetooth version'],
  [watch, 'Samsung smartwatch with rotating bezel', 'Rotating bezel'],
  [watch, 'Silver smartwatch', ''],
  [watch, 'Smartwatch is unlocked to any network', 'Smartwatch is unlocked to any network'],
  [saidIn('ZenBook 14 laptop'), '14" Full HD screen', '14" Full HD screen'],
  [saidIn('Friends box set all 10 series'), 'All 10 seasons in the big box', 'All 10 seasons in the big box'],
])('tells only what the opening has not', (said, statement, news) => {
  expect(newsOf(statement, said)).toBe(news);
});
