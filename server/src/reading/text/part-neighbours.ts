import type { Rectangle } from './rectangle.ts';

const SAME_DIRECTION = 0.14;
/** In heights: how far off one line two words of it may stand. */
const OFF_LINE = 0.35;
/** Words of a row are of one size; a dot or a colon between them is none. */
const SAME_HEIGHT = 1.5;
/** Of the shorter one: what overlaps further is the same print found twice. */
const MOST_SHARED = 0.5;

/**
 * Outlines are drawn larger than the print, so that two words of a row may reach into one another, and each would be
 * read with a letter of the other: each is given half of what they share. What runs upwards is left as it is.
 */
export function partNeighbours(lines: readonly Rectangle[]): Rectangle[] {
  const parted = lines.map((line) => ({ ...line }));
  for (const left of parted)
    for (const right of parted) {
      const shared = sharedLength(left, right);
      if (shared <= 0 || shared > Math.min(left.width, right.width) * MOST_SHARED) continue;
      cutShorter(left, shared / 2, -1);
      cutShorter(right, shared / 2, 1);
    }
  return parted;
}

/** How far `left` reaches into `right`, which is the next of its row; none where it is not. */
function sharedLength(left: Rectangle, right: Rectangle): number {
  if ([left, right].some(({ width, height }) => height > width)) return 0;
  if (Math.abs(left.angle - right.angle) > SAME_DIRECTION) return 0;
  const height = Math.max(left.height, right.height);
  if (height > Math.min(left.height, right.height) * SAME_HEIGHT) return 0;
  const [cos, sin] = [Math.cos(left.angle), Math.sin(left.angle)];
  const [dx, dy] = [right.x - left.x, right.y - left.y];
  const [along, across] = [dx * cos + dy * sin, dy * cos - dx * sin];
  if (along <= 0 || Math.abs(across) > height * OFF_LINE) return 0;
  return (left.width + right.width) / 2 - along;
}

/** Takes `by` off one end: 1 the first, -1 the last. */
function cutShorter(line: Rectangle, by: number, end: 1 | -1): void {
  line.bow *= ((line.width - by) / line.width) ** 2;
  line.width -= by;
  line.x += (Math.cos(line.angle) * end * by) / 2;
  line.y += (Math.sin(line.angle) * end * by) / 2;
}
