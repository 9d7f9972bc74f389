/** Where a picture shows more than the grain of its ground: print stands nowhere else, and looking for it is dear. */
import { type Piece, pieceOf } from '../piece.ts';
import { type Pixels, toGrey } from '../pixels.ts';
import { type Rectangle, uprightBox } from './rectangle.ts';

const BLOCK = 16;
/** Of the blocks, those that show the grain of the ground, be it a table or a wall. */
const QUIET = 0.25;
/** How much more than the grain, and than nothing at all, a block with a stroke in it changes. */
const BUSY = { times: 4, least: 40 };
/** Fine print changes all over, where the edge of a thing crosses a block once and one way. */
const FINE = { times: 12, least: 200, oneWay: 0.75 };
const FEWEST_BLOCKS = 3;

export interface Changes {
  columns: number;
  rows: number;
  /** Mean square of the change in each block, and how much of that goes one way, 0 to 1. */
  size: Float32Array;
  oneWay: Float32Array;
  quiet: number;
}

export function measureChanges(picture: Pixels): Changes {
  const { data, width, height } = toGrey(picture);
  const [columns, rows] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)];
  const [xx, yy, xy] = [0, 1, 2].map(() => new Float32Array(columns * rows));
  const oneWay = new Float32Array(columns * rows);
  if (!xx || !yy || !xy) return { columns, rows, size: oneWay, oneWay, quiet: 0 };
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const across = (data[at + 1] ?? 0) - (data[at - 1] ?? 0);
      const down = (data[at + width] ?? 0) - (data[at - width] ?? 0);
      const block = Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK);
      xx[block] = (xx[block] ?? 0) + across * across;
      yy[block] = (yy[block] ?? 0) + down * down;
      xy[block] = (xy[block] ?? 0) + across * down;
    }
  }
  const size = xx.map((value, at) => {
    const [other, mixed] = [yy[at] ?? 0, xy[at] ?? 0];
    oneWay[at] = Math.hypot(value - other, 2 * mixed) / Math.max(1, value + other);
    return (value + other) / (BLOCK * BLOCK);
  });
  const quiet = size.toSorted()[Math.floor(size.length * QUIET)] ?? 0;
  return { columns, rows, size, oneWay, quiet };
}

/** The part of the picture outside which nothing is but its ground; null where all of it is. */
export function busyPart(changes: Changes, picture: Pixels): Piece | null {
  const { size, quiet } = changes;
  const least = Math.max(BUSY.least, BUSY.times * quiet);
  const patches = patchesOf(changes, (at) => (size[at] ?? 0) > least);
  return patches.length === 0 ? null : roundBlocks(patches.flat(), { changes, picture });
}

/** Parts that change as print does and in which no line was found, the busiest first. */
export function fineParts(changes: Changes, picture: Pixels, lines: readonly Rectangle[]): Piece[] {
  const { columns, size, oneWay, quiet } = changes;
  const least = Math.max(FINE.least, FINE.times * quiet);
  const seen = new Set(lines.flatMap((line) => blocksIn(line, changes)));
  const isFine = (at: number) => (size[at] ?? 0) > least && (oneWay[at] ?? 1) < FINE.oneWay && !seen.has(at);
  const sum = (patch: readonly number[]) => patch.reduce((total, at) => total + (size[at] ?? 0), 0);
  return patchesOf({ ...changes, columns }, isFine)
    .sort((one, other) => sum(other) - sum(one))
    .map((patch) => roundBlocks(patch, { changes, picture }));
}

/** Blocks that hang together, be it over one that does not count: words stand apart. */
function patchesOf({ columns, rows }: Changes, counts: (at: number) => boolean): number[][] {
  const left = new Set(Array.from({ length: columns * rows }, (_, at) => at).filter(counts));
  const patches: number[][] = [];
  for (const start of left) {
    left.delete(start);
    const patch = [start];
    for (const at of patch) {
      const [column, row] = [at % columns, Math.floor(at / columns)];
      for (let down = -2; down <= 2; down += 1) {
        for (let across = -2; across <= 2; across += 1) {
          const next = (row + down) * columns + column + across;
          if (column + across < 0 || column + across >= columns || !left.delete(next)) continue;
          patch.push(next);
        }
      }
    }
    if (patch.length >= FEWEST_BLOCKS) patches.push(patch);
  }
  return patches;
}

/** With a block more on all sides. */
function roundBlocks(
  blocks: readonly number[],
  { changes: { columns }, picture }: { changes: Changes; picture: Pixels },
): Piece {
  let [left, right, top, bottom] = [Infinity, 0, Infinity, 0];
  for (const at of blocks) {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  }
  const edges = { left: left - 1, top: top - 1, right: right + 2, bottom: bottom + 2 };
  return pieceOf(
    {
      left: edges.left * BLOCK,
      top: edges.top * BLOCK,
      right: edges.right * BLOCK,
      bottom: edges.bottom * BLOCK,
    },
    picture,
  );
}

function blocksIn(line: Rectangle, { columns, rows }: Changes): number[] {
  const { x, y, width, height } = uprightBox(line);
  const margin = Math.min(line.width, line.height) / 2;
  const [left, right] = [x - width / 2 - margin, x + width / 2 + margin];
  const [top, bottom] = [y - height / 2 - margin, y + height / 2 + margin];
  const blocks: number[] = [];
  for (let row = Math.max(0, Math.floor(top / BLOCK)); row <= Math.min(rows - 1, bottom / BLOCK); row += 1) {
    for (
      let column = Math.max(0, Math.floor(left / BLOCK));
      column <= Math.min(columns - 1, right / BLOCK);
      column += 1
    )
      blocks.push(row * columns + column);
  }
  return blocks;
}
