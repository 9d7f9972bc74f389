import { expect, test } from 'vitest';
import { cueReader } from './word-cues.ts';

const SITE = 1;
const SIZE = 2;
const cuesOf = cueReader({
  words: [
    [SITE, 'vinted fb'],
    [SIZE, 'uk'],
  ],
  japanese: SIZE,
});

test('finds a cue at the beginning of a word, whatever its case and ending', () => {
  expect(cuesOf('also on VINTEDs')).toBe(SITE);
  expect(cuesOf('on my fb, in UK6')).toBe(SITE | SIZE);
});

test('finds none inside a word, nor in a word that only begins like a short one', () => {
  expect(cuesOf('revinted fbi ukulele')).toBe(0);
});

test('takes a word behind a digit, a sign or a letter above ASCII for a beginning', () => {
  expect(cuesOf('2uk')).toBe(SIZE);
  expect(cuesOf('_fb')).toBe(SITE);
  expect(cuesOf('évinted')).toBe(SITE);
});

test('gives the cues of Japanese, and every cue where case folds into ASCII', () => {
  expect(cuesOf('サイズ')).toBe(SIZE);
  expect(cuesOf('u\u212a') & (SITE | SIZE)).toBe(SITE | SIZE);
});
