import type { PhotoBox, PhotoFinding } from '@smart-listings/contract';
import type { PhotoReading, TextLine } from './reading.ts';

/** A finding before it has been numbered and merged with what other photos show. */
export type Draft = Omit<PhotoFinding, 'id' | 'photos'>;

/** A line with what its place on the photo says of it. */
export interface PlacedLine extends TextLine {
  /** Its height against that of the tallest line, 0 to 1: names stand large, conditions of use small. */
  prominence: number;
  /** Small and at the rim: more often another thing's than this one's. */
  atRim: boolean;
}

const RIM = 0.13;
const LARGE = 0.6;

/** The lines of a reading, each with its prominence. */
export function placeLines({ lines }: PhotoReading): PlacedLine[] {
  const tallest = Math.max(...lines.map(({ printHeight }) => printHeight), 0.001);
  return lines.map((line) => {
    const prominence = line.printHeight / tallest;
    return { ...line, prominence, atRim: prominence < LARGE && isAtRim(line.box) };
  });
}

function isAtRim({ x, y, width, height }: PhotoBox): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return Math.min(middleX, 1 - middleX, middleY, 1 - middleY) < RIM;
}

/** Whether the box runs out of the picture, so that what stands in it may go on outside. */
export function isCutOff({ x, y, width, height }: PhotoBox): boolean {
  return x <= 0.005 || y <= 0.005 || x + width >= 0.995 || y + height >= 0.995;
}

/** The line that stands right of `line` in its row, or straight under it: where a label's value stands. */
export function nextTo(line: PlacedLine, lines: readonly PlacedLine[]): PlacedLine | undefined {
  const { x, y, width, height } = line.box;
  const inRow = lines.filter(
    ({ box }) => box.x >= x + width * 0.8 && Math.abs(middle(box) - middle(line.box)) < height * 0.6,
  );
  const under = lines.filter(
    ({ box }) =>
      box.y >= y + height * 0.6 && box.y < y + height * 2.2 && box.x < x + width && box.x + box.width > x,
  );
  const nearest = (found: readonly PlacedLine[], gap: (box: PhotoBox) => number) =>
    [...found].sort((one, other) => gap(one.box) - gap(other.box))[0];
  const beside = nearest(inRow, (box) => box.x);
  if (beside && beside.box.x - (x + width) < Math.max(0.15, width)) return beside;
  return nearest(under, (box) => box.y);
}

function middle({ y, height }: PhotoBox): number {
  return y + height / 2;
}

/** A draft read out of one line. */
export function draftOf(
  line: TextLine,
  draft: { kind: Draft['kind']; value: string; label?: string; confidence: number },
): Draft {
  const confidence = Math.round(Math.max(0, Math.min(1, draft.confidence)) * 100) / 100;
  return { ...draft, confidence, box: line.box, quote: line.text.slice(0, 300) };
}
