import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cornersOf, editedSize, moveBox, onEdited, onOriginal } from './geometry.ts';
import { NO_EDITS, type PhotoEdits, turnLeft, turnRight } from './photo-edits.ts';

const SIZE = { width: 400, height: 300 };
const MIDDLE = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
const edits = fc.record({
  turns: fc.integer({ min: 0, max: 3 }),
  straighten: fc.double({ min: -15, max: 15, noNaN: true }),
  crop: fc.constantFrom(NO_EDITS.crop, MIDDLE, { x: 0, y: 0.5, width: 0.4, height: 0.5 }),
});

test('a quarter turn swaps the sides and keeps what was cropped', () => {
  const corner: PhotoEdits = { ...NO_EDITS, crop: { x: 0, y: 0, width: 0.5, height: 0.2 } };
  expect(editedSize(SIZE, turnRight(corner))).toEqual({ width: 60, height: 200 });
  expect(turnRight(corner).crop).toMatchObject({ x: 0.8, y: 0, width: 0.2, height: 0.5 });
  expect(turnLeft(turnRight(corner)).turns).toBe(0);
});

test('a point of the original that is shown comes back to where it was, whatever was done', () => {
  fc.assert(
    fc.property(edits, fc.double({ min: 0, max: 1, noNaN: true }), (made, share) => {
      const done: PhotoEdits = { ...NO_EDITS, ...made };
      const shown = [{ x: share, y: 1 - share }];
      const to = { width: 1, height: 1 };
      const [back] = onEdited(onOriginal(shown, SIZE, done), SIZE, done, to);
      expect(back?.x).toBeCloseTo(share);
      expect(back?.y).toBeCloseTo(1 - share);
    }),
  );
});

test('straightening leaves no empty corner', () => {
  fc.assert(
    fc.property(edits, (made) => {
      const done: PhotoEdits = { ...NO_EDITS, ...made };
      for (const { x, y } of onOriginal(cornersOf(NO_EDITS.crop), SIZE, done))
        for (const share of [x, y]) expect(Math.abs(share - 0.5)).toBeLessThan(0.5 + 1e-9);
    }),
  );
});

test('a box goes along with a crop, and is gone where it is cropped away', () => {
  const to: PhotoEdits = { ...NO_EDITS, crop: MIDDLE };
  expect(moveBox(MIDDLE, SIZE, { from: NO_EDITS, to })).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  const edge = { x: 0, y: 0, width: 0.1, height: 0.1 };
  expect(moveBox(edge, SIZE, { from: NO_EDITS, to })).toBeUndefined();
});
