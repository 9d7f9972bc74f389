import type { PhotoFinding } from '@smart-listings/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFindings } from './read-findings.ts';
import { isNextCard, lookDistance, type PilePhoto, sortPile } from './sort-pile.ts';
import { barsOf, readingOf } from './test-reading.ts';

const NUMBERS = ['4006381333931', '5025121072311', '4003994155486'];
const number = (digits: string) => readFindings(readingOf([], { barcodes: [barsOf(digits)] }));
const shot = (
  seconds: number | null,
  findings: PilePhoto['findings'] = [],
  colours: number[] = [],
): PilePhoto => ({
  takenAt: seconds === null ? null : seconds * 1_000,
  colours,
  findings,
});
const CARD = readFindings(readingOf(['NEXT ITEM']));

const anyFindings: fc.Arbitrary<PilePhoto['findings']> = fc.oneof(
  fc.constant([]),
  fc.constantFrom(...NUMBERS).map(number),
  fc.constantFrom('SONY', 'CANON').map((make) => readFindings(readingOf([make]))),
  fc.constant(CARD),
);
const anyPile = fc.array(
  fc.record({
    takenAt: fc.option(fc.integer({ min: 0, max: 600_000 })),
    colours: fc.constantFrom([], [1, 0, 0], [0, 1, 0], [0.4, 0.4, 0.2]),
    findings: anyFindings,
  }),
  { maxLength: 40 },
);

it('a label of the make Next is no card', () => {
  expect(isNextCard(CARD)).toBe(true);
  expect(isNextCard(readFindings(readingOf(['Next item.'])))).toBe(true);
  const paper: PhotoFinding = { id: 'paper', kind: 'colour', value: 'White', confidence: 0.9, photos: [0] };
  expect(isNextCard([...CARD, paper])).toBe(true);
  const label = readFindings(readingOf(['NEXT', 'Item 449-318', 'UK 12', '100% COTTON']));
  expect(isNextCard(label)).toBe(false);
  const photos = [shot(0), shot(3, label), shot(6)];
  expect(sortPile(photos).flat()).toEqual([0, 1, 2]);
});

it('every photo but the cards is in one group, in the order of the pile', () => {
  fc.assert(
    fc.property(anyPile, (pile) => {
      const all = [...pile.keys()].filter((at) => !isNextCard(pile[at]?.findings ?? []));
      const groups = sortPile(pile);
      expect(groups.flat()).toEqual(all);
      expect(groups.every((group) => group.length > 0)).toBe(true);
    }),
  );
});

it('no group holds two article numbers, and none reaches over a card', () => {
  fc.assert(
    fc.property(anyPile, (pile) => {
      for (const group of sortPile(pile)) {
        const numbers = group.flatMap((at) =>
          (pile[at]?.findings ?? []).filter(({ kind }) => kind === 'identifier').map(({ value }) => value),
        );
        expect(new Set(numbers).size).toBeLessThan(2);
        const [first = 0, last = 0] = [group[0], group.at(-1)];
        expect(pile.slice(first, last).some(({ findings }) => isNextCard(findings))).toBe(false);
      }
    }),
  );
});

it('the hour at which a pile was taken changes nothing', () => {
  fc.assert(
    fc.property(anyPile, fc.integer({ min: 0, max: 1e12 }), (pile, later) => {
      const moved = pile.map((photo) => ({
        ...photo,
        takenAt: photo.takenAt === null ? null : photo.takenAt + later,
      }));
      expect(sortPile(moved)).toEqual(sortPile(pile));
    }),
  );
});

it('a pause longer than those between shots begins another item', () => {
  expect(sortPile([0, 3, 6, 30, 33, 60].map((at) => shot(at)))).toEqual([[0, 1, 2], [3, 4], [5]]);
});

it('the pauses of copied files say nothing: looks do', () => {
  const [red, blue] = [
    [1, 0],
    [0, 1],
  ];
  const pile = [shot(0, [], red), shot(0.1, [], red), shot(0.2, [], blue), shot(9, [], blue)];
  expect(sortPile(pile)).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

it('the same article number joins what a pause has parted, another one parts', () => {
  const [one = '', other = ''] = NUMBERS;
  const pile = [shot(0, number(one)), shot(3), shot(60, number(one)), shot(63, number(other))];
  expect(sortPile(pile)).toEqual([[0, 1, 2], [3]]);
});

it('a card between two items parts them, whatever the clock says', () => {
  expect(sortPile([shot(0), shot(40), shot(43, CARD), shot(46), shot(90)])).toEqual([
    [0, 1],
    [3, 4],
  ]);
});

it('looks are compared where both were looked at', () => {
  expect(lookDistance([], [1])).toBeNull();
  expect(lookDistance([0.5, 0.5], [0.5, 0.5])).toBe(0);
  expect(lookDistance([1, 0], [0, 1])).toBe(1);
});
