import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partNeighbours } from './part-neighbours.ts';
import type { Rectangle } from './rectangle.ts';

const word = (x: number, width: number, height = 40): Rectangle => ({
  x: x + width / 2,
  y: 100,
  width,
  height,
  angle: 0,
  bow: 0,
});
const ends = ({ x, width }: Rectangle) => [x - width / 2, x + width / 2];

describe('words of a row that reach into one another', () => {
  it('are parted in the middle of what they share, however long, leaning and shared', () => {
    const size = fc.double({ min: 60, max: 600, noNaN: true });
    const shared = fc.double({ min: 0.5, max: 25, noNaN: true });
    fc.assert(
      fc.property(
        size,
        size,
        shared,
        fc.double({ min: -0.5, max: 0.5, noNaN: true }),
        (one, other, by, angle) => {
          const along = (one + other) / 2 - by;
          const left = { ...word(0, one), x: 0, y: 0, angle };
          const right = { ...word(0, other), x: along * Math.cos(angle), y: along * Math.sin(angle), angle };
          const [first, second] = partNeighbours([left, right]);
          if (first === undefined || second === undefined) throw new Error('a word is lost');
          const apart = Math.hypot(second.x - first.x, second.y - first.y);
          expect(apart - (first.width + second.width) / 2).toBeCloseTo(0, 6);
          expect(one - first.width).toBeCloseTo(by / 2, 6);
          expect(other - second.width).toBeCloseTo(by / 2, 6);
        },
      ),
    );
  });

  it.each([
    ['stand apart', [word(0, 200), word(210, 300)]],
    ['are a dot and a word', [word(0, 200), word(195, 20, 12)]],
    ['are the same print found twice', [word(0, 200), word(20, 190)]],
    ['stand below one another', [word(0, 200), { ...word(190, 200), y: 130 }]],
    ['run upwards', [word(0, 40, 200), word(30, 40, 200)]],
  ])('stay as they are where they %s', (_, words) => {
    expect(partNeighbours(words).map(ends)).toEqual(words.map(ends));
  });
});
