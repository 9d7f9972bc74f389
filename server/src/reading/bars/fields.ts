/** Where on a picture something striped stands, as bars do: found by the direction in which brightness changes. */
import type { Pixels } from '../pixels.ts';

/** A patch of stripes: its middle, its size across and along the stripes, and the angle of "across", in radians. */
export interface BarField {
  x: number;
  y: number;
  across: number;
  along: number;
  angle: number;
}

const BLOCK = 8;
/** How much of the change in a block has to go one way; print and weave change all ways. */
const ONE_WAY = 0.6;
const LEAST_CHANGE = 25;
const SAME_WAY = Math.PI / 10;
const FEWEST_BLOCKS = 12;
const MOST_FIELDS = 3;
/** Thinner bars than a pixel cannot be told apart. */
const SHORTEST_ACROSS = 90;
/** Bars are read across: a field much higher than it is long is something else. */
const LEAST_ACROSS = 0.7;

interface Block {
  xx: number;
  yy: number;
  xy: number;
}

export function findBarFields(grey: Pixels): BarField[] {
  const columns = Math.floor(grey.width / BLOCK);
  const rows = Math.floor(grey.height / BLOCK);
  const sharp = Array.from({ length: columns * rows }, (_, at) =>
    changeIn(grey, (at % columns) * BLOCK, Math.floor(at / columns) * BLOCK),
  );
  const blocks = sharp.map((_, at) => withNeighbours(sharp, at, { columns, rows }));
  const left = new Set(blocks.flatMap((block, at) => (isStriped(block) ? [at] : [])));
  const fields: (BarField & { size: number })[] = [];
  for (const start of left) {
    const patch = takePatch(start, { left, blocks, columns });
    if (patch.length < FEWEST_BLOCKS) continue;
    const field = outline(patch, { blocks, columns });
    if (field.across > Math.max(SHORTEST_ACROSS, field.along * LEAST_ACROSS))
      fields.push({ ...field, size: patch.length });
  }
  return fields.sort((one, other) => other.size - one.size).slice(0, MOST_FIELDS);
}

function changeIn({ data, width, height }: Pixels, left: number, top: number): Block {
  let [xx, yy, xy] = [0, 0, 0];
  for (let y = Math.max(1, top); y < Math.min(height - 1, top + BLOCK); y += 1) {
    for (let x = Math.max(1, left); x < Math.min(width - 1, left + BLOCK); x += 1) {
      const at = y * width + x;
      const dx = (data[at + 1] ?? 0) - (data[at - 1] ?? 0);
      const dy = (data[at + width] ?? 0) - (data[at - width] ?? 0);
      xx += dx * dx;
      yy += dy * dy;
      xy += dx * dy;
    }
  }
  return { xx, yy, xy };
}

/** Wide bars and spaces leave a block by itself without any change. */
function withNeighbours(
  blocks: readonly Block[],
  at: number,
  { columns, rows }: { columns: number; rows: number },
): Block {
  const [column, row] = [at % columns, Math.floor(at / columns)];
  const sum = { xx: 0, yy: 0, xy: 0 };
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
      const block = blocks[y * columns + x];
      sum.xx += block?.xx ?? 0;
      sum.yy += block?.yy ?? 0;
      sum.xy += block?.xy ?? 0;
    }
  }
  return sum;
}

function isStriped({ xx, yy, xy }: Block): boolean {
  const all = xx + yy;
  return all > LEAST_CHANGE * 9 * BLOCK * BLOCK && Math.hypot(xx - yy, 2 * xy) > ONE_WAY * all;
}

/** The direction of change, within half a turn. */
function wayOf({ xx, yy, xy }: Block): number {
  return Math.atan2(2 * xy, xx - yy) / 2;
}

function isSameWay(one: number, other: number): boolean {
  const turn = Math.abs(one - other) % Math.PI;
  return Math.min(turn, Math.PI - turn) < SAME_WAY;
}

/** The connected blocks round `start` that change the same way; they are taken out of `left`. */
function takePatch(
  start: number,
  { left, blocks, columns }: { left: Set<number>; blocks: readonly Block[]; columns: number },
): number[] {
  const way = wayOf(blocks[start] ?? { xx: 0, yy: 0, xy: 0 });
  const patch = [start];
  left.delete(start);
  for (const at of patch) {
    for (const next of [at - columns, at - 1, at + 1, at + columns]) {
      const block = left.has(next) ? blocks[next] : undefined;
      if (!block || !isSameWay(wayOf(block), way)) continue;
      left.delete(next);
      patch.push(next);
    }
  }
  return patch;
}

function outline(
  patch: readonly number[],
  { blocks, columns }: { blocks: readonly Block[]; columns: number },
): BarField {
  const sum = { xx: 0, yy: 0, xy: 0 };
  for (const at of patch) {
    sum.xx += blocks[at]?.xx ?? 0;
    sum.yy += blocks[at]?.yy ?? 0;
    sum.xy += blocks[at]?.xy ?? 0;
  }
  const angle = wayOf(sum);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const places = patch.map((at) => ({
    x: ((at % columns) + 0.5) * BLOCK,
    y: (Math.floor(at / columns) + 0.5) * BLOCK,
  }));
  const [acrossFrom, acrossTo] = span(places.map(({ x, y }) => x * cos + y * sin));
  const [alongFrom, alongTo] = span(places.map(({ x, y }) => y * cos - x * sin));
  const [across, along] = [(acrossFrom + acrossTo) / 2, (alongFrom + alongTo) / 2];
  return {
    x: across * cos - along * sin,
    y: across * sin + along * cos,
    across: acrossTo - acrossFrom + BLOCK,
    along: alongTo - alongFrom + BLOCK,
    angle,
  };
}

/** From where to where nearly all of them lie: a stray block at an end does not count. */
function span(values: readonly number[]): [number, number] {
  const sorted = values.toSorted((one, other) => one - other);
  const stray = Math.floor(sorted.length * 0.02);
  return [sorted[stray] ?? 0, sorted[sorted.length - 1 - stray] ?? 0];
}
