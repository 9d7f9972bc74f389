import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeSmall, fitInside, fitSide, READ_SHAPE } from './fit.ts';

test('a photo of 12 megapixels fits inside 1920x1080, in its own shape', () => {
  expect(fitInside({ width: 4032, height: 3024 })).toEqual({ width: 1440, height: 1080 });
  expect(fitInside({ width: 3024, height: 4032 })).toEqual({ width: 810, height: 1080 });
  expect(fitInside({ width: 3000, height: 1000 })).toEqual({ width: 1920, height: 640 });
});

test('a photo is read as it was taken, and one beyond 4096 pixels as large as that', () => {
  expect(fitSide({ width: 3024, height: 4032 }, READ_SHAPE.side)).toEqual({ width: 3024, height: 4032 });
  expect(fitSide({ width: 8064, height: 6048 }, READ_SHAPE.side)).toEqual({ width: 4096, height: 3072 });
});

test('no photo comes out larger than it was, nor larger than allowed, nor empty', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fitted = fitInside({ width, height });
      expect(fitted.width).toBeLessThanOrEqual(Math.min(width, 1920));
      expect(fitted.height).toBeLessThanOrEqual(Math.min(height, 1080));
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
    }),
  );
});

async function qualitiesFor(sizeAt: (quality: number) => number): Promise<number[]> {
  const tried: number[] = [];
  await encodeSmall(async (quality) => {
    tried.push(Math.round(quality * 1000) / 1000);
    return new Blob([new Uint8Array(sizeAt(quality))]);
  });
  return tried;
}

test('a small enough file is encoded once', async () => {
  expect(await qualitiesFor(() => 1024 * 1024)).toEqual([0.85]);
});

test('while it is too large, the quality falls by a fifth, down to 0.3', async () => {
  expect(await qualitiesFor(() => 1024 * 1024 + 1)).toEqual([0.85, 0.68, 0.544, 0.435, 0.348, 0.279]);
  expect(await qualitiesFor((quality) => quality * 2_000_000)).toEqual([0.85, 0.68, 0.544, 0.435]);
});
