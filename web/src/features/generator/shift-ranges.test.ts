import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shiftRanges } from './shift-ranges.ts';

test('a mark follows its words when text is typed before it', () => {
  expect(shiftRanges([{ start: 4, end: 9 }], 'The grip is loose', 'Note: The grip is loose')).toEqual([
    { start: 10, end: 15 },
  ]);
});

test('a mark whose words are being edited waits for the next check', () => {
  expect(shiftRanges([{ start: 4, end: 8 }], 'The grip is loose', 'The grrip is loose')).toEqual([]);
});

test('a mark that stays always covers the same words', () => {
  const texts = fc.string({ maxLength: 30, unit: fc.constantFrom('a', 'b', ' ') });
  fc.assert(
    fc.property(texts, texts, fc.nat(30), fc.nat(10), (checked, current, start, length) => {
      const range = { start: Math.min(start, checked.length), end: Math.min(start + length, checked.length) };
      for (const moved of shiftRanges([range], checked, current)) {
        expect(current.slice(moved.start, moved.end)).toBe(checked.slice(range.start, range.end));
      }
    }),
  );
});
