// How sharp a photo is by how wide its edges are, not by how strong: grey on grey in focus is sharp as well.
import sharp from 'sharp';
import type { Pixels } from './pixels.ts';

/** The two blurs under which an edge is looked at: what it loses from one to the other says how wide it was. */
const FINE = 1;
const COARSE = 2;
/** An edge stands out this far from what the flattest parts vary by, and from the steps of JPEG. */
const ABOVE_NOISE = 6;
const LEAST_SLOPE = 1.5;
const TILE = 32;
const FLATTEST_TILES = 0.1;
/** Fewer pixels of edges than this say nothing of a photo. */
const LEAST_EDGES = 80;
/** Of the edges, the sharpest that count: a thing in focus before a soft ground and with soft shadows is sharp. */
const SHARPEST = 0.1;
/** The width of an edge, as a standard deviation in pixels, that counts as crisp. */
const CRISP = 0.6;
/** Of one level of grey. */
const STEPS = 256;

/** From 0, a blur, to 1, crisp; null where there are no edges to judge by. */
export async function judgeSharpness(grey: Pixels): Promise<number | null> {
  const { size, isAcross } = slopesOf(await blur(grey, FINE), grey);
  const coarse = await blur(grey, COARSE);
  const least = Math.max(LEAST_SLOPE, ABOVE_NOISE * noise(size, grey));
  const widths: number[] = [];
  const { width, height } = grey;
  for (let y = 4; y < height - 4; y += 1) {
    for (let x = 4; x < width - 4; x += 1) {
      const at = y * width + x;
      const slope = size[at] ?? 0;
      if (slope < least) continue;
      // Only where it is steepest, going across the edge.
      const step = isAcross[at] ? 1 : width;
      if (slope <= (size[at - step] ?? 0) || slope < (size[at + step] ?? 0)) continue;
      widths.push(edgeWidth(slope / Math.max(0.01, slopeAt(coarse, at, width))));
    }
  }
  if (widths.length < LEAST_EDGES) return null;
  widths.sort((one, other) => one - other);
  const sharpest = widths[Math.floor(widths.length * SHARPEST)] ?? 0;
  return Math.min(1, CRISP / Math.max(CRISP, sharpest));
}

/** A step of width s has slopes as 1 to the root of s² + blur²: their ratio under two blurs leaves s. */
function edgeWidth(ratio: number): number {
  const square = ratio * ratio;
  if (square <= 1) return Number.POSITIVE_INFINITY;
  return Math.sqrt(Math.max(0, (COARSE * COARSE - square * FINE * FINE) / (square - 1)));
}

/** How steep the picture is at each place, and which way it rises more. */
interface Slopes {
  size: Float32Array;
  isAcross: Uint8Array;
}

function slopesOf(values: Uint16Array, { width, height }: Pixels): Slopes {
  const size = new Float32Array(values.length);
  const isAcross = new Uint8Array(values.length);
  for (let at = width; at < width * (height - 1); at += 1) {
    const across = (values[at + 1] ?? 0) - (values[at - 1] ?? 0);
    const down = (values[at + width] ?? 0) - (values[at - width] ?? 0);
    size[at] = Math.sqrt(across * across + down * down) / (2 * STEPS);
    isAcross[at] = Math.abs(across) >= Math.abs(down) ? 1 : 0;
  }
  return { size, isAcross };
}

function slopeAt(values: Uint16Array, at: number, width: number): number {
  const across = (values[at + 1] ?? 0) - (values[at - 1] ?? 0);
  const down = (values[at + width] ?? 0) - (values[at - width] ?? 0);
  return Math.sqrt(across * across + down * down) / (2 * STEPS);
}

/** What slopes come to where nothing is: in the flattest tenth of the picture. */
function noise(size: Float32Array, { width, height }: Pixels): number {
  const tiles: number[] = [];
  for (let top = 0; top + TILE <= height; top += TILE) {
    for (let left = 0; left + TILE <= width; left += TILE) {
      let sum = 0;
      for (let y = top; y < top + TILE; y += 1)
        for (let x = left; x < left + TILE; x += 1) sum += (size[y * width + x] ?? 0) ** 2;
      tiles.push(Math.sqrt(sum / (TILE * TILE)));
    }
  }
  tiles.sort((one, other) => one - other);
  return tiles[Math.floor(tiles.length * FLATTEST_TILES)] ?? 0;
}

/** Gaussian, in steps of a 256th: whole steps would be slopes of their own. */
async function blur({ data, width, height }: Pixels, sigma: number): Promise<Uint16Array> {
  const fine = new Uint16Array(data);
  for (let at = 0; at < fine.length; at += 1) fine[at] = (fine[at] ?? 0) * STEPS;
  const { data: bytes } = await sharp(fine, { raw: { width, height, channels: 1 } })
    .toColourspace('grey16')
    .blur({ sigma, precision: 'float', minAmplitude: 0.01 })
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  return new Uint16Array(bytes.buffer, bytes.byteOffset, width * height);
}
