import { expect, test } from 'vitest';
import { coachFor } from './coach.ts';
import { type Photo, storedPhoto } from './photo.ts';

const photo = (width: number, height: number, mimeType = 'image/jpeg'): Photo => ({
  ...storedPhoto('a', '/a.jpg'),
  original: { width, height, bytes: 1000, mimeType },
});
const rules = (one: Photo, platform: string) => coachFor(one, 0, platform).map(({ rule }) => rule);

test('the size counts at once, and by the platform’s own rule', () => {
  expect(rules(photo(400, 300), 'eBay')).toContain('ebay.photo.size');
  expect(rules(photo(1800, 1800), 'eBay')).toEqual([]);
  expect(rules(photo(1800, 1800), 'Etsy')).toEqual(['etsy.photo.size-advised']);
});

test('of a photo that nobody has looked at, nothing is said but its size and format', () => {
  expect(rules(photo(3000, 3000, 'image/webp'), 'Amazon')).toEqual(['amazon.photo.format']);
  expect(coachFor(storedPhoto('a', '/a.jpg'), 0, 'Amazon')).toEqual([]);
});

test('once read, what the picture looks like counts too', () => {
  const quality = { width: 3000, height: 3000, type: 'image/jpeg' as const, sharpness: 0.1, brightness: 0.5 };
  const rest = {
    highlights: 0.9,
    dark: 0,
    burnt: 0,
    whiteGround: 0.1,
    fill: 0.9,
    framed: false,
    transparent: false,
  };
  const texts = { itemName: '', make: '', modelNumber: '', features: '', keywords: '' };
  const analysis = {
    ...texts,
    findings: [],
    conflicts: [],
    quality: [{ ...quality, ...rest }],
    coach: [],
    engine: 'builtin',
  };
  const read = { ...photo(3000, 3000), analysis };
  expect(rules(read, 'Amazon')).toEqual(['amazon.photo.ground', 'photo.blurred']);
  expect(rules(read, 'eBay')).toEqual(['photo.blurred']);
});
