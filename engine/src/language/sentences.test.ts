import { expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

const cut = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

// Whoever begins sentences with small letters ends them where nothing but a small letter follows.
const SMALL = 'worn for two winters. washed by hand. ';

test.each([
  ['the hem came loose. all else is ok.', 'zip works'],
  ['uk 8 or eu 42.5.', 'small scuffs'],
  ['washable at 40.', 'the bear is not included'],
  ['the collar is dry.', 'no stains'],
  ['the wash made it fade (photo 4).', 'more on request'],
  ['two buttons replaced, ironed, shortened.', 'full length'],
  ['it faded in the sun.', 'ties included'],
])('in a text of small beginnings %s | %s', (before, after) => {
  const sentences = cut(`${SMALL}${before} ${after}.`);
  expect(sentences.at(-1)).toBe(`${after}.`);
});

test.each([
  'it is 12 in. wide and good',
  'about 3 ft. long in all',
  'bought on 3.10. by my aunt',
  'open until 31. dezember each day',
  'it has hydr. brakes and lights',
  'it comes incl. case and strap',
])('in a text of small beginnings %s stays whole', (sentence) => {
  expect(cut(`${SMALL}${sentence}.`).at(-1)).toBe(`${sentence}.`);
});

test.each(['all is ok. zip works', 'it faded in the sun. ties included'])(
  'in a text of capitals %s stays whole',
  (sentence) => {
    expect(cut(`Worn for two winters. Washed by hand. ${sentence}.`).at(-1)).toBe(`${sentence}.`);
  },
);
