import sharp from 'sharp';
import type { Pixels } from '../pixels.ts';

/** Of the pixels, those at either end that may become quite black and quite white. */
const ENDS = 0.01;
const SIGMA = 2;
/** What a pixel differs from those round it: little of it is noise and grows by itself, what is beyond grows fourfold. */
const LITTLE = 5;
const MORE = 4;
/** More than this draws lines of their own beside the bars. */
const MOST_LIGHTER = 26;
const MOST_DARKER = 51;

/** Full contrast and steeper edges. The decoder of images does the same by way of Lab, for twenty times the work. */
export async function crispen({ data, width, height }: Pixels): Promise<Pixels> {
  const [black, white] = levelsOf(data);
  const stretched = Uint8ClampedArray.from({ length: 256 }, (_, value) =>
    Math.round(((value - black) * 255) / Math.max(1, white - black)),
  );
  const steep = Int16Array.from({ length: 511 }, (_, at) => steeper(at - 255));
  const full = data.map((value) => stretched[value] ?? 0);
  const soft = await sharp(full, { raw: { width, height, channels: 1 } })
    .blur(SIGMA)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const crisp = new Uint8ClampedArray(full.length);
  for (let at = 0; at < full.length; at += 1) {
    const value = full[at] ?? 0;
    crisp[at] = value + (steep[value - (soft[at] ?? 0) + 255] ?? 0);
  }
  return { data: new Uint8Array(crisp.buffer), width, height, channels: 1 };
}

function steeper(difference: number): number {
  const size = Math.abs(difference);
  const grown = Math.min(size, LITTLE) + MORE * Math.max(0, size - LITTLE);
  return difference > 0 ? Math.min(grown, MOST_LIGHTER) : -Math.min(grown, MOST_DARKER);
}

function levelsOf(data: Uint8Array): [black: number, white: number] {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  const reach = (from: number, step: 1 | -1) => {
    let [value, left] = [from, data.length * ENDS];
    for (; left > (counts[value] ?? 0); value += step) left -= counts[value] ?? 0;
    return value;
  };
  return [reach(0, 1), reach(255, -1)];
}
