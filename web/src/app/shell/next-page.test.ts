import { expect, test } from 'vitest';
import { readNext, withNext } from './next-page.ts';

test('comes back to the page that asked for the log-in, filters included', () => {
  const here = '/myListings?search=red%20boots&page=2';
  expect(readNext(new URL(withNext('/login', here), 'https://x.example').search)).toBe(here);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'myListings',
  '',
])('goes home instead of to %j', (next) => {
  expect(readNext(`?next=${encodeURIComponent(next)}`)).toBe('/');
});

test('goes home when nothing was asked for', () => {
  expect(readNext('')).toBe('/');
  expect(withNext('/login', '/')).toBe('/login');
});
