import { Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import type { Sizes } from '../decode.ts';
import type { Piece } from '../piece.ts';
import { follow, widen } from './bend.ts';
import type { TextModels } from './models.ts';
import { partNeighbours } from './part-neighbours.ts';
import { type Point, type Rectangle, smallestRectangle } from './rectangle.ts';

/** The detector halves its input five times. */
const STEP = 32;
// The network was trained on ImageNet's mean and deviation, in the order blue, green, red.
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;
const TEXT_PIXEL = 0.3;
const TEXT_LINE = 0.55;
/** The network draws the core of a line only: how far its outline lies outside, after the DB paper. */
const GROWTH = 1.6;
const SMALLEST_SIDE = 3;

interface Look {
  /** The part to look at, in the full picture's pixels. */
  piece: Piece;
  /** By how much it is enlarged for the detector. */
  scale: number;
  /** How much print to name at most, in heights of its letters. */
  most: number;
}

/**
 * Where lines of text stand on a part of a photo, in the full picture's pixels: of more than can be read, the large
 * and short ones.
 */
export async function findLines(
  models: TextModels,
  { full, picture }: Sizes,
  { piece, scale, most }: Look,
): Promise<Rectangle[]> {
  const [width, height] = [toStep(piece.width * scale), toStep(piece.height * scale)];
  const smaller = picture.width / full.width;
  const [source, part] = scale > smaller ? [full, piece] : [picture, shrink(piece, smaller)];
  const { data } = await sharp(source.data, {
    raw: { width: source.width, height: source.height, channels: 3 },
  })
    .extract(part)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const output = await models.detector.run({ x: toTensor(data, width, height) });
  const map = output[models.detector.outputNames[0] ?? '']?.data;
  if (!(map instanceof Float32Array)) return [];
  const [across, down] = [piece.width / width, piece.height / height];
  const lines = outlines(map, width, height).map((one) => stretch(one, across, down));
  return partNeighbours(withinReach(lines, most)).map((line) => ({
    ...line,
    x: line.x + piece.left,
    y: line.y + piece.top,
  }));
}

function shrink({ left, top, width, height }: Piece, by: number): Piece {
  return {
    left: Math.floor(left * by),
    top: Math.floor(top * by),
    width: Math.max(1, Math.floor(width * by)),
    height: Math.max(1, Math.floor(height * by)),
  };
}

/** Names and numbers stand short, sentences long, and what is not meant for the eye small. */
function withinReach(lines: readonly Rectangle[], most: number): Rectangle[] {
  let left = most;
  return lines
    .map((line) => ({ line, worth: printHeight(line) / Math.sqrt(inHeights(line)) }))
    .sort((one, other) => other.worth - one.worth)
    .flatMap(({ line }) => {
      left -= inHeights(line);
      return left < 0 ? [] : [line];
    });
}

function printHeight({ width, height }: Rectangle): number {
  return Math.min(width, height);
}

/** How long a line is, in heights of its letters: what it costs to read. */
export function inHeights(line: Rectangle): number {
  return Math.max(line.width, line.height) / printHeight(line);
}

function toStep(pixels: number): number {
  return Math.max(STEP, Math.round(pixels / STEP) * STEP);
}

function toTensor(rgb: Uint8Array, width: number, height: number): Tensor {
  const area = width * height;
  const values = new Float32Array(area * 3);
  for (const [plane, [mean, deviation]] of [
    [MEAN[0], DEVIATION[0]],
    [MEAN[1], DEVIATION[1]],
    [MEAN[2], DEVIATION[2]],
  ].entries()) {
    const table = Float32Array.from(
      { length: 256 },
      (_, value) => (value / 255 - (mean ?? 0)) / (deviation ?? 1),
    );
    for (let at = 0, from = 2 - plane; at < area; at += 1, from += 3) {
      values[plane * area + at] = table[rgb[from] ?? 0] ?? 0;
    }
  }
  return new Tensor('float32', values, [1, 3, height, width]);
}

/** Patches of text pixels, each as the smallest rectangle round it, grown to the outline of its line. */
function outlines(map: Float32Array, width: number, height: number): Rectangle[] {
  const found: Rectangle[] = [];
  const seen = new Uint8Array(map.length);
  const queue = new Int32Array(map.length);
  for (let start = 0; start < map.length; start += 1) {
    if (seen[start] || (map[start] ?? 0) < TEXT_PIXEL) continue;
    const { edges, mean, size } = followPatch(map, start, { seen, queue, width, height });
    if (mean < TEXT_LINE) continue;
    const core = smallestRectangle(edges);
    if (!core || Math.min(core.width, core.height) < SMALLEST_SIDE) continue;
    found.push(grow(follow(core, queue.subarray(0, size), width)));
  }
  return found;
}

interface Walk {
  seen: Uint8Array;
  queue: Int32Array;
  width: number;
  height: number;
}

/** The outermost pixels of each row of the patch round `start`, and its mean certainty. */
function followPatch(
  map: Float32Array,
  start: number,
  { seen, queue, width, height }: Walk,
): { edges: Point[]; mean: number; size: number } {
  const rows = new Map<number, [left: number, right: number]>();
  let [head, tail, sum] = [0, 1, 0];
  queue[0] = start;
  seen[start] = 1;
  while (head < tail) {
    const at = queue[head++] ?? 0;
    const [x, y] = [at % width, Math.floor(at / width)];
    sum += map[at] ?? 0;
    const row = rows.get(y);
    if (!row) rows.set(y, [x, x]);
    else {
      row[0] = Math.min(row[0], x);
      row[1] = Math.max(row[1], x);
    }
    for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY += 1) {
      for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX += 1) {
        const next = nextY * width + nextX;
        if (seen[next] || (map[next] ?? 0) < TEXT_PIXEL) continue;
        seen[next] = 1;
        queue[tail++] = next;
      }
    }
  }
  const edges = [...rows].flatMap(([y, [left, right]]) => [
    { x: left, y },
    { x: right + 1, y },
    { x: left, y: y + 1 },
    { x: right + 1, y: y + 1 },
  ]);
  return { edges, mean: sum / tail, size: tail };
}

function grow(core: Rectangle): Rectangle {
  const growth = (core.width * core.height * GROWTH) / (core.width + core.height);
  return widen(core, growth, growth);
}

/** Rounding to the detector's steps changes the proportions by a few per cent at most. */
function stretch(one: Rectangle, across: number, down: number): Rectangle {
  const angle = Math.atan2(Math.sin(one.angle) * down, Math.cos(one.angle) * across);
  const lean = Math.abs(Math.sin(one.angle));
  const alongX = across * (1 - lean) + down * lean;
  const alongY = down * (1 - lean) + across * lean;
  return {
    x: one.x * across,
    y: one.y * down,
    width: one.width * alongX,
    height: one.height * alongY,
    angle,
    bow: one.bow * (one.width > one.height ? alongY : alongX),
  };
}
