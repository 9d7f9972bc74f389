import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { FACE_SIDE, findFaces } from './blaze-face.ts';

const file = readFileSync(fileURLToPath(new URL('./blazeface.bin', import.meta.url)));
const WEIGHTS = new Uint16Array(new Uint8Array(file).buffer);

/** An ellipse: its middle, half its sides, and its colour. */
type Ellipse = readonly [x: number, y: number, across: number, down: number, colour: number];

const [SKIN, HAIR, LIPS] = [0xf0c8a8, 0x3b2a1e, 0xa5423f];
const HEAD: readonly Ellipse[] = [
  [100, 213, 49, 60, 0x34495e],
  [100, 149, 11, 20, 0xb97f5c],
  [100, 100, 34, 42, HAIR],
  [100, 110, 29, 38, SKIN],
];
const FEATURES: readonly Ellipse[] = [
  ...[88, 112].flatMap((x): Ellipse[] => [
    [x, 97, 8, 2, HAIR],
    [x, 105, 6, 3, 0xffffff],
    [x, 105, 3, 3, HAIR],
  ]),
  [100, 117, 2, 10, 0xb07a58],
  [100, 134, 12, 4, LIPS],
];

function draw(ellipses: readonly Ellipse[]): Uint8ClampedArray {
  const data = new Uint8ClampedArray(FACE_SIDE * FACE_SIDE * 4).fill(255);
  for (let at = 0; at < FACE_SIDE * FACE_SIDE; at += 1) {
    const [x, y] = [at % FACE_SIDE, Math.floor(at / FACE_SIDE)];
    const reach = ([left, above, across, down]: Ellipse) =>
      ((x - left) / across) ** 2 + ((y - above) / down) ** 2;
    const top = ellipses.findLast((one) => reach(one) < 1);
    const colour = top?.[4] ?? 0x9aa4ad;
    // Round things get darker towards their rim.
    const light = top ? 1 - reach(top) / 2 : 1;
    data.set(
      [colour >> 16, (colour >> 8) & 255, colour & 255].map((level) => level * light),
      at * 4,
    );
  }
  return data;
}

test('a face is found where it is', () => {
  const [face, ...others] = findFaces(draw([...HEAD, ...FEATURES]), WEIGHTS);
  if (!face) throw new Error('no face');
  expect(others).toEqual([]);
  expect(Math.abs((face.x + face.width / 2) * FACE_SIDE - 100)).toBeLessThan(12);
  expect(Math.abs((face.y + face.height / 2) * FACE_SIDE - 115)).toBeLessThan(20);
});

test('a head without features is none', () => {
  expect(findFaces(draw(HEAD), WEIGHTS)).toEqual([]);
});
