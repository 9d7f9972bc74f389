import type { Point } from './rectangle.ts';

/** A stretch of text as it was read, in the picture's pixels. */
export interface Stretch {
  text: string;
  confidence: number;
  /** Its middle. */
  x: number;
  y: number;
  /** Along the direction of reading, and across it. */
  length: number;
  height: number;
  /** The direction of reading, in radians; 0 is to the right, a quarter turn is downwards. */
  direction: number;
}

const SAME_DIRECTION = 0.14;
const SAME_HEIGHT = 1.5;
/** Measured in heights: how far two neighbours may stand apart, and how far off one line. */
const WORD_GAP = 1.5;
const OFF_LINE = 0.35;

/** Detectors cut lines at wide spaces: what stands in one row, in reading order and at one size, is one line. */
export function joinRows(stretches: readonly Stretch[]): Stretch[] {
  const rows = [...stretches];
  for (let at = 0; at < rows.length; ) {
    const row = rows[at];
    const next = row && rows.findIndex((other) => follows(row, other));
    if (row === undefined || next === undefined || next === -1) {
      at += 1;
      continue;
    }
    const other = rows[next];
    if (!other) break;
    rows[at] = join(row, other);
    rows.splice(next, 1);
    // A row that has grown may reach a neighbour of an earlier one.
    at = 0;
  }
  return rows;
}

/** Whether `other` is what is read next after `row`. */
function follows(row: Stretch, other: Stretch): boolean {
  if (row === other || turnBetween(row.direction, other.direction) > SAME_DIRECTION) return false;
  const height = Math.max(row.height, other.height);
  if (height / Math.min(row.height, other.height) > SAME_HEIGHT) return false;
  const { along, across } = seenFrom(row, other);
  const gap = along - (row.length + other.length) / 2;
  return Math.abs(across) < height * OFF_LINE && gap > -height * 0.6 && gap < height * WORD_GAP;
}

/** Where `other` stands, measured along and across the direction of `row`. */
function seenFrom(row: Stretch, other: Point): { along: number; across: number } {
  const [cos, sin] = [Math.cos(row.direction), Math.sin(row.direction)];
  const [dx, dy] = [other.x - row.x, other.y - row.y];
  return { along: dx * cos + dy * sin, across: dy * cos - dx * sin };
}

function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}

function join(row: Stretch, other: Stretch): Stretch {
  const { along, across } = seenFrom(row, other);
  const from = -row.length / 2;
  const to = along + other.length / 2;
  const middle = (from + to) / 2;
  const [cos, sin] = [Math.cos(row.direction), Math.sin(row.direction)];
  const weight = row.text.length / (row.text.length + other.text.length);
  return {
    text: `${row.text} ${other.text}`,
    confidence: row.confidence * weight + other.confidence * (1 - weight),
    x: row.x + middle * cos - (across / 2) * sin,
    y: row.y + middle * sin + (across / 2) * cos,
    length: to - from,
    height: Math.max(row.height, other.height),
    direction: row.direction,
  };
}
