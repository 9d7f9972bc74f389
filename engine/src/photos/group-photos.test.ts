import { expect, it } from 'vitest';
import { groupPhotos } from './group-photos.ts';
import { readFindings } from './read-findings.ts';
import { barsOf, readingOf } from './test-reading.ts';

const photo = (texts: string[], more = {}) => readFindings(readingOf(texts, more));
const blue = { colours: [{ lightness: 42, a: 4, b: -44, share: 0.9 }] };
const red = { colours: [{ lightness: 45, a: 62, b: 42, share: 0.9 }] };

it.each([
  ['makes', photo(['SONY']), photo(['CANON'])],
  ['colours', photo([], blue), photo([], red)],
  [
    'bars',
    photo([], { barcodes: [barsOf('4006381333931')] }),
    photo([], { barcodes: [barsOf('5025121072311')] }),
  ],
  ['kinds', photo(['Cordless Combi Drill']), photo(['Wireless Headphones'])],
])('photos whose %s disagree show different things', (_what, one, other) => {
  expect(groupPhotos([one, other])).toEqual([[0], [1]]);
});

it('what says nothing belongs to the photo before it, and a thing seen again to its first photos', () => {
  const nothing = photo([]);
  expect(groupPhotos([photo(['SONY']), nothing, photo(['CANON']), nothing, photo(['SONY'])])).toEqual([
    [0, 1, 4],
    [2, 3],
  ]);
});

it('one thing from all sides is one', () => {
  expect(groupPhotos([photo(['SONY'], blue), photo(['Model: WH-1000XM4']), photo([], blue)])).toEqual([
    [0, 1, 2],
  ]);
  expect(groupPhotos([])).toEqual([]);
});
