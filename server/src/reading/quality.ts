import type { PhotoQuality } from '@smart-listings/contract';
import sharp from 'sharp';
import type { DecodedPhoto } from './decode.ts';
import { type Pixels, toGrey } from './pixels.ts';
import { judgeSharpness } from './sharpness.ts';

/** Sharpness is judged at one size, or a small picture of the same scene would count as the sharper. */
const JUDGED_SIDE = 1_024;
/** Of the pixels, the lightest: what light there was shows in them, whatever the thing's own colour. */
const LIGHTEST = 0.02;
const NEARLY_BLACK = 24;
const NEARLY_WHITE = 250;
/** White paper lies below it; what lies above has no detail left. */
const BURNT = 254;
/** A frame is this deep at least, on all four sides, and hardly varies. */
const FRAME_SHARE = 0.02;
const FRAME_SPREAD = 3;

type Judged = Pick<
  PhotoQuality,
  'sharpness' | 'brightness' | 'highlights' | 'dark' | 'burnt' | 'whiteGround' | 'framed'
>;

/** How good a photo is as a picture. */
export async function judgeQuality(photo: DecodedPhoto): Promise<Judged> {
  const { picture } = photo;
  const grey = toGrey(picture);
  const scale = Math.min(1, JUDGED_SIDE / Math.max(grey.width, grey.height));
  const { data, info } = await sharp(grey.data, {
    raw: { width: grey.width, height: grey.height, channels: 1 },
  })
    .resize(Math.max(8, Math.round(grey.width * scale)), Math.max(8, Math.round(grey.height * scale)), {
      fit: 'fill',
    })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small: Pixels = { data, width: info.width, height: info.height, channels: 1 };
  const sharpness = await judgeSharpness(small);
  return {
    sharpness: sharpness === null ? null : round(sharpness),
    ...exposure(small),
    ...edges(picture),
  };
}

function exposure({ data }: Pixels): Pick<Judged, 'brightness' | 'highlights' | 'dark' | 'burnt'> {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  const all = Math.max(1, data.length);
  const share = (from: number, to: number) => {
    const part = counts.subarray(from, to + 1);
    return round(part.reduce((sum, count) => sum + count, 0) / all);
  };
  let [sum, lightest, left] = [0, 255, all * LIGHTEST];
  for (const [value, count] of counts.entries()) sum += value * count;
  while (lightest > 0 && left > (counts[lightest] ?? 0)) {
    left -= counts[lightest] ?? 0;
    lightest -= 1;
  }
  return {
    brightness: round(sum / all / 255),
    highlights: round(lightest / 255),
    dark: share(0, NEARLY_BLACK),
    burnt: share(BURNT, 255),
  };
}

function edges(picture: Pixels): Pick<Judged, 'whiteGround' | 'framed'> {
  const { data, width, height, channels } = picture;
  let [white, count] = [0, 0];
  const look = (x: number, y: number) => {
    const at = (y * width + x) * channels;
    count += 1;
    if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) >= NEARLY_WHITE) white += 1;
  };
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) look(x, y);
  for (let y = 1; y < height - 1; y += 1) for (const x of [0, width - 1]) look(x, y);
  const whiteGround = round(white / Math.max(1, count));
  return { whiteGround, framed: whiteGround < 0.9 && isFramed(picture) };
}

/** Whether a ring of one flat colour lies round the picture, and another colour begins sharply inside it. */
function isFramed(picture: Pixels): boolean {
  const { width, height } = picture;
  const depth = Math.max(3, Math.round(Math.min(width, height) * FRAME_SHARE));
  const outer = ring(picture, 0, depth);
  if (outer.spread > FRAME_SPREAD) return false;
  for (let inset = depth; inset < Math.min(width, height) * 0.2; inset += 1) {
    const inner = ring(picture, inset, inset + 1);
    if (Math.abs(inner.mean - outer.mean) > 24 || inner.spread > 12) return inner.spread > FRAME_SPREAD * 3;
    if (inner.spread > FRAME_SPREAD) return false;
  }
  return false;
}

function ring(
  { data, width, height, channels }: Pixels,
  from: number,
  to: number,
): { mean: number; spread: number } {
  let [sum, squares, count] = [0, 0, 0];
  for (let y = from; y < height - from; y += 1) {
    const isSide = y >= to && y < height - to;
    for (let x = from; x < width - from; x += 1) {
      if (isSide && x === to) x = Math.max(x, width - to);
      const at = (y * width + x) * channels;
      const value = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
      sum += value;
      squares += value * value;
      count += 1;
    }
  }
  const mean = sum / Math.max(1, count);
  return { mean, spread: Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean)) };
}

function round(value: number): number {
  return Math.round(Math.max(0, Math.min(1, value)) * 1_000) / 1_000;
}
