import type { PhotoBox, PhotoFinding } from '@smart-listings/contract';
import type { PhotoReading, TextLine } from './reading.ts';

/** A finding before it has been numbered and merged with what other photos show. */
export type Draft = Omit<PhotoFinding, 'id' | 'photos'>;

/** A line with what its place on the photo says of it. */
export interface PlacedLine extends TextLine {
  /** Its height against that of the tallest line, 0 to 1: names stand large, conditions of use small. */
  prominence: number;
  /** Small and at the rim, or of a page's print: more often another thing's than this one's. */
  isAside: boolean;
  /** The photo's width against its height: boxes are in fractions of either. */
  aspect: number;
}

const RIM = 0.13;
const LARGE = 0.6;
/** More lines than any label has: a newspaper under the thing, a book page. Its print is that of most lines. */
const PAGE_LINES = 30;
const LARGER_THAN_PAGE = 1.5;
/** How far two lines may lean apart and still belong to one label, in radians. */
const SAME_LEAN = 0.3;

/** The lines of a reading, each with its prominence. */
export function placeLines({ lines, quality }: PhotoReading): PlacedLine[] {
  const tallest = Math.max(...lines.map(({ printHeight }) => printHeight), 0.001);
  const aspect = quality.width / quality.height;
  const page = pagePrint(lines);
  return lines.map((line) => {
    const prominence = line.printHeight / tallest;
    const isAside = line.printHeight < page || (prominence < LARGE && isAtRim(line.box));
    return { ...line, prominence, aspect, isAside };
  });
}

/** What is smaller is a page's print; 0 where there is no page. */
function pagePrint(lines: readonly TextLine[]): number {
  if (lines.length <= PAGE_LINES) return 0;
  const heights = lines.map(({ printHeight }) => printHeight).sort((one, other) => one - other);
  return (heights[Math.floor(heights.length / 2)] ?? 0) * LARGER_THAN_PAGE;
}

function isAtRim({ x, y, width, height }: PhotoBox): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return Math.min(middleX, 1 - middleX, middleY, 1 - middleY) < RIM;
}

/** Whether the line runs out of the picture, so that what it says may go on outside. */
export function isCutOff({ box: { x, y, width, height }, printHeight, aspect }: PlacedLine): boolean {
  // Printers leave more than a sliver of the letters' height free.
  const across = Math.max(0.005, (printHeight * 0.2) / aspect);
  return x <= across || x + width >= 1 - across || y <= 0.005 || y + height >= 0.995;
}

/** Where a line stands, in photo heights, seen by whoever holds the photo so that another line is level. */
interface Seat {
  left: number;
  right: number;
  /** The middle of its height. */
  y: number;
  height: number;
}

function seatOf(line: PlacedLine, direction: number): Seat {
  const { box, aspect, printHeight: height } = line;
  const [x, y] = [(box.x + box.width / 2) * aspect, box.y + box.height / 2];
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
  const half = lengthOf(line) / 2;
  const along = x * cos + y * sin;
  return { left: along - half, right: along + half, y: y * cos - x * sin, height };
}

/** Out of the upright box round a line that leans. */
function lengthOf({ box, aspect, printHeight, direction }: PlacedLine): number {
  const [cos, sin] = [Math.abs(Math.cos(direction)), Math.abs(Math.sin(direction))];
  const length =
    cos >= sin ? (box.width * aspect - printHeight * sin) / cos : (box.height - printHeight * cos) / sin;
  return Math.max(length, printHeight / 2);
}

/** The others that lean as `line` does, with where they stand as seen from it. */
function neighbours(line: PlacedLine, lines: readonly PlacedLine[]): { other: PlacedLine; seat: Seat }[] {
  return lines
    .filter((other) => other !== line && Math.cos(other.direction - line.direction) > Math.cos(SAME_LEAN))
    .map((other) => ({ other, seat: seatOf(other, line.direction) }));
}

/** The line that stands right of `line` in its row, or straight under it: where a label's value stands. */
export function nextTo(line: PlacedLine, lines: readonly PlacedLine[]): PlacedLine | undefined {
  const own = seatOf(line, line.direction);
  const length = own.right - own.left;
  const beside = neighbours(line, lines)
    .filter(
      ({ seat }) => seat.left >= own.right - length * 0.2 && Math.abs(seat.y - own.y) < own.height * 0.6,
    )
    .sort((one, other) => one.seat.left - other.seat.left)[0];
  if (beside && beside.seat.left - own.right < Math.max(0.15 * line.aspect, length)) return beside.other;
  return under(line, lines);
}

/** The nearest line straight under `line`. */
export function under(line: PlacedLine, lines: readonly PlacedLine[]): PlacedLine | undefined {
  const own = seatOf(line, line.direction);
  return neighbours(line, lines)
    .filter(({ seat }) => {
      const [top, bottom] = [seat.y - seat.height / 2, own.y + own.height / 2];
      const gap = top - bottom;
      return (
        gap > -0.4 * own.height &&
        gap < 1.2 * own.height &&
        seat.left < own.right &&
        seat.right > own.left &&
        seat.y > own.y
      );
    })
    .sort((one, other) => one.seat.y - other.seat.y)[0]?.other;
}

/** A draft read out of one line. */
export function draftOf(
  line: TextLine,
  draft: { kind: Draft['kind']; value: string; label?: string; confidence: number },
): Draft {
  const confidence = Math.round(Math.max(0, Math.min(1, draft.confidence)) * 100) / 100;
  return { ...draft, confidence, box: line.box, quote: line.text.slice(0, 300) };
}
