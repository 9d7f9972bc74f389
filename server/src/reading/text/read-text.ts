import type { TextLine } from '@smart-listings/engine';
import { boxOf } from '../box.ts';
import type { Sizes } from '../decode.ts';
import { type Piece, pieceOf } from '../piece.ts';
import type { Pixels } from '../pixels.ts';
import { busyPart, fineParts, measureChanges } from './busy.ts';
import { runsUpright } from './crop.ts';
import { findLines } from './find-lines.ts';
import { loadTextModels, type TextModels } from './models.ts';
import { type Patch, readPatch, turnPatch } from './recognise.ts';
import { scaled, uprightBox } from './rectangle.ts';
import { joinRows, type Stretch } from './rows.ts';
import { lookAgain } from './second-look.ts';

/** The detector's own scale: more costs time and memory, fewer lose the print of labels. */
const MOST_PIXELS = 700_000;
/** Print on a small picture is found better when it is enlarged. */
const MOST_ENLARGED = 2;
/** How much print of one picture is read, in heights of its letters: labels hold up to 90, a newspaper under a thing 900. */
const MOST_PRINT = 120;
const WORTH_KEEPING = 0.5;
/** How much worse a reading may be and still be preferred, because the lines beside it stand that way. */
const COMPANY = 0.25;
const LEVEL_RADIANS = 0.006;

/** Loads the models once. @returns reads the lines of text on a photo, each with the place where it stands */
export async function openTextReader(): Promise<(photo: Sizes) => Promise<TextLine[]>> {
  const models = await loadTextModels();
  return (photo) => readText(models, photo);
}

/** Lines are looked for where anything is, as closely as is worth it, and read from the full picture. */
async function readText(models: TextModels, photo: Sizes): Promise<TextLine[]> {
  const { full, picture } = photo;
  const changes = measureChanges(picture);
  const part = busyPart(changes, picture);
  if (!part) return [];
  const larger = full.width / picture.width;
  const piece = enlarge(part, larger, full);
  const scale = Math.min(MOST_ENLARGED, Math.sqrt(MOST_PIXELS / (piece.width * piece.height)));
  const lines = await findLines(models, photo, { piece, scale, most: MOST_PRINT });
  const patches: Patch[] = [];
  for (const line of lines) patches.push(await readPatch(models, photo, line));
  const found = lines.map((line) => scaled(line, 1 / larger));
  const fine = fineParts(changes, picture, found).map((one) => enlarge(one, larger, full));
  const all = await lookAgain(models, photo, { patches, scale, fine });
  const readings = await turnWithTheOthers(models, all);
  const stretches = readings.filter(({ text, confidence }) => text !== '' && confidence >= WORTH_KEEPING);
  return joinRows(stretches.map(toStretch)).map((row) => toLine(row, photo.full));
}

function enlarge({ left, top, width, height }: Piece, by: number, whole: Pixels): Piece {
  const edges = { left: left * by, top: top * by, right: (left + width) * by, bottom: (top + height) * by };
  return pieceOf(edges, whole);
}

/** Short words can be read either way up: they stand as most of the text that runs in their direction does. */
async function turnWithTheOthers(models: TextModels, patches: readonly Patch[]): Promise<Patch[]> {
  const votes = new Map<boolean, number>();
  for (const { rectangle, text, confidence, turned } of patches) {
    const upright = runsUpright(rectangle);
    votes.set(upright, (votes.get(upright) ?? 0) + text.length * confidence * (turned ? 1 : -1));
  }
  const result: Patch[] = [];
  for (const patch of patches) {
    const most = (votes.get(runsUpright(patch.rectangle)) ?? 0) > 0;
    if (patch.turned === most) {
      result.push(patch);
      continue;
    }
    const other = await turnPatch(models, patch);
    result.push(other.confidence > patch.confidence - COMPANY ? other : patch);
  }
  return result;
}

function toStretch({ rectangle, text, confidence, turned }: Patch): Stretch {
  const upright = runsUpright(rectangle);
  const [length, height] = [rectangle.width, rectangle.height];
  return {
    text,
    confidence,
    x: rectangle.x,
    y: rectangle.y,
    length: upright ? height : length,
    height: upright ? length : height,
    direction: rectangle.angle + (upright ? Math.PI / 2 : 0) + (turned ? Math.PI : 0),
  };
}

function toLine(row: Stretch, picture: Pixels): TextLine {
  const { text, confidence, direction } = row;
  const { x, y, width, height } = uprightBox({ ...row, width: row.length, angle: direction, bow: 0 });
  return {
    text,
    confidence,
    box: boxOf(
      { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 },
      picture,
    ),
    printHeight: row.height / picture.height,
    direction,
    level: Math.abs(direction) < LEVEL_RADIANS,
  };
}
