/** Print that the first look read badly, or hardly saw, looked at again from close by. */
import type { Sizes } from '../decode.ts';
import { type Piece, pieceOf } from '../piece.ts';
import type { Pixels } from '../pixels.ts';
import { findLines, inHeights } from './find-lines.ts';
import type { TextModels } from './models.ts';
import { type Patch, readPatch } from './recognise.ts';
import { type Rectangle, uprightBox } from './rectangle.ts';

/** How much closer. */
const CLOSER = 2;
/** Below it a line was read badly. */
const DOUBTFUL = 0.95;
/** What was not seen before has to be read well: noise enlarged looks like print. */
const NEW = 0.85;
/** Of the enlarged pieces together. */
const MOST_PIXELS = 800_000;
const LARGEST_PIECE = 250_000;
/** How much print is read in both looks together, in heights of its letters. */
const MOST_PRINT = 160;
/** How far round a doubtful line to look, in its own lengths: what belongs to it, and what stands about. */
const ROUND = [1.2, 2] as const;
const SMALLEST_PRINT = 5;

/**
 * @param scale how much the full picture was enlarged when `patches` were found
 * @param fine where print may stand that was too small to be found
 */
export async function lookAgain(
  models: TextModels,
  photo: Sizes,
  { patches, scale, fine }: { patches: readonly Patch[]; scale: number; fine: readonly Piece[] },
): Promise<Patch[]> {
  let all = [...patches];
  let left = MOST_PIXELS;
  let print = patches.reduce((rest, { rectangle }) => rest - inHeights(rectangle), MOST_PRINT);
  const looks = [
    ...piecesOf(patches, photo.full).map((piece) => ({ piece, closest: scale * CLOSER })),
    ...fine.map((piece) => ({ piece, closest: Math.max(1, scale * CLOSER) })),
  ];
  for (const { piece, closest } of looks) {
    const closer = Math.min(closest, Math.sqrt(LARGEST_PIECE / (piece.width * piece.height)));
    const pixels = piece.width * piece.height * closer ** 2;
    // A piece that fills the picture is not seen from any closer than before.
    if (closer < scale * 1.3 || pixels > left || print <= 0) continue;
    left -= pixels;
    const found = await findLines(models, photo, { piece, scale: closer, most: print });
    const lines = found.filter((line) => !isCutOff(line, { piece, whole: photo.full }));
    const seen: Patch[] = [];
    for (const line of lines) {
      print -= inHeights(line);
      seen.push(await readPatch(models, photo, line));
    }
    all = prefer(all, seen);
  }
  return all;
}

/** Round the doubtful lines, the largest print first; what one piece shows needs no other. */
function piecesOf(patches: readonly Patch[], picture: Pixels): Piece[] {
  const doubtful = patches
    .filter(({ confidence, rectangle }) => confidence < DOUBTFUL && printOf(rectangle) >= SMALLEST_PRINT)
    .sort((one, other) => printOf(other.rectangle) - printOf(one.rectangle));
  const pieces: Piece[] = [];
  for (const { rectangle } of doubtful) {
    if (pieces.some((one) => holds(one, rectangle))) continue;
    for (const lengths of ROUND) pieces.push(roundAbout(rectangle, { picture, lengths }));
  }
  return pieces;
}

/** Whether the edge of a piece goes through a line: what is left of it is half a word. */
function isCutOff(line: Rectangle, { piece, whole }: { piece: Piece; whole: Pixels }): boolean {
  const { x, y, width, height } = uprightBox(line);
  const [right, bottom] = [piece.left + piece.width, piece.top + piece.height];
  return (
    (piece.left > 0 && x - width / 2 <= piece.left) ||
    (piece.top > 0 && y - height / 2 <= piece.top) ||
    (right < whole.width && x + width / 2 >= right) ||
    (bottom < whole.height && y + height / 2 >= bottom)
  );
}

function printOf({ width, height }: Rectangle): number {
  return Math.min(width, height);
}

function roundAbout(rectangle: Rectangle, { picture, lengths }: { picture: Pixels; lengths: number }): Piece {
  const { x, y, width, height } = uprightBox(rectangle);
  const margin = Math.max(width, height) * lengths;
  const [across, down] = [width / 2 + margin, height / 2 + margin];
  return pieceOf({ left: x - across, top: y - down, right: x + across, bottom: y + down }, picture);
}

function holds({ left, top, width, height }: Piece, { x, y }: Rectangle): boolean {
  return x > left && x < left + width && y > top && y < top + height;
}

/** Of two readings of one place the better; what stands where nothing was seen before is added. */
function prefer(before: readonly Patch[], seen: readonly Patch[]): Patch[] {
  let kept = [...before];
  for (const patch of seen) {
    const rivals = kept.filter((one) => overlaps(one.rectangle, patch.rectangle));
    const best = Math.max(0, ...rivals.map(({ text, confidence }) => confidence * Math.sqrt(text.length)));
    const worth = patch.confidence * Math.sqrt(patch.text.length);
    if (rivals.length === 0 ? patch.confidence < NEW : worth <= best) continue;
    kept = [...kept.filter((one) => !rivals.includes(one)), patch];
  }
  return kept;
}

/** Whether the middle of one lies inside the other. */
function overlaps(one: Rectangle, other: Rectangle): boolean {
  return within(one, other) || within(other, one);
}

function within({ x, y }: Rectangle, outer: Rectangle): boolean {
  const [cos, sin] = [Math.cos(outer.angle), Math.sin(outer.angle)];
  const [dx, dy] = [x - outer.x, y - outer.y];
  return Math.abs(dx * cos + dy * sin) < outer.width / 2 && Math.abs(dy * cos - dx * sin) < outer.height / 2;
}
