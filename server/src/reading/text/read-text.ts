import type { TextLine } from '@smart-listings/engine';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { boxOf } from '../box.ts';
import type { Pixels } from '../pixels.ts';
import { cutStrip, runsUpright, type Strip, turnStrip } from './crop.ts';
import { findLines } from './find-lines.ts';
import { loadTextModels, type TextModels } from './models.ts';
import { type Rectangle, uprightBox } from './rectangle.ts';
import { joinRows, type Stretch } from './rows.ts';

/** Heights that the two networks were trained on; the turner's width is fixed. */
const RECOGNISER_HEIGHT = 48;
const TURNER_SIZE = { width: 192, height: 48 } as const;
/** Below it the line is read the other way up as well, and the better reading counts. */
const SURE = 0.9;
const WORTH_KEEPING = 0.5;
/** How much worse a reading may be and still be preferred, because the lines beside it stand that way. */
const COMPANY = 0.25;
const LEVEL_RADIANS = 0.006;

/** Loads the models once. @returns reads the lines of text on a picture, each with the place where it stands */
export async function openTextReader(): Promise<(picture: Pixels) => Promise<TextLine[]>> {
  const models = await loadTextModels();
  return (picture) => readText(models, picture);
}

async function readText(models: TextModels, picture: Pixels): Promise<TextLine[]> {
  const patches: Patch[] = [];
  for (const rectangle of await findLines(models, picture)) {
    const strip = cutStrip(picture, rectangle, RECOGNISER_HEIGHT);
    patches.push({ rectangle, strip, ...(await readStrip(models, strip)) });
  }
  const readings = await turnWithTheOthers(models, patches);
  const stretches = readings.filter(({ text, confidence }) => text !== '' && confidence >= WORTH_KEEPING);
  return joinRows(stretches.map(toStretch)).map((row) => toLine(row, picture));
}

interface Words {
  text: string;
  confidence: number;
}

interface Reading extends Words {
  /** Read on its head. */
  turned: boolean;
}

interface Patch extends Reading {
  rectangle: Rectangle;
  strip: Strip;
}

async function readStrip(models: TextModels, strip: Strip): Promise<Reading> {
  const turned = await isOnItsHead(models, strip);
  const first = await recognise(models, turned ? turnStrip(strip) : strip);
  if (first.confidence >= SURE) return { ...first, turned };
  const second = await recognise(models, turned ? strip : turnStrip(strip));
  return second.confidence > first.confidence ? { ...second, turned: !turned } : { ...first, turned };
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
    const other = await recognise(models, most ? turnStrip(patch.strip) : patch.strip);
    const better = other.confidence > patch.confidence - COMPANY;
    result.push(better ? { ...patch, ...other, turned: most } : patch);
  }
  return result;
}

/** The network's answer of two classes: as it should be, or turned by half. */
async function isOnItsHead({ turner }: TextModels, strip: Strip): Promise<boolean> {
  const { width, height } = TURNER_SIZE;
  const values = new Float32Array(width * height * 3);
  for (let row = 0; row < height * 3; row += 1) {
    const part = strip.values.subarray(row * strip.width, row * strip.width + Math.min(width, strip.text));
    values.set(part, row * width);
  }
  const [, turned = 0] = await run(turner, new Tensor('float32', values, [1, 3, height, width]));
  return turned > SURE;
}

async function recognise({ recogniser, characters }: TextModels, strip: Strip): Promise<Words> {
  const input = new Tensor('float32', strip.values, [1, 3, strip.height, strip.width]);
  return decode(await run(recogniser, input), characters);
}

async function run(session: InferenceSession, input: Tensor): Promise<Float32Array> {
  const output = await session.run({ [session.inputNames[0] ?? '']: input });
  const data = output[session.outputNames[0] ?? '']?.data;
  if (!(data instanceof Float32Array)) throw new Error('The model answered with another type of number.');
  return data;
}

/** CTC: the likeliest character of each step; repeated ones and blanks fall away. */
function decode(steps: Float32Array, characters: readonly string[]): Words {
  let [text, sum, count, before] = ['', 0, 0, 0];
  for (let from = 0; from < steps.length; from += characters.length) {
    let best = 0;
    for (let index = 1; index < characters.length; index += 1) {
      if ((steps[from + index] ?? 0) > (steps[from + best] ?? 0)) best = index;
    }
    if (best !== 0 && best !== before) {
      text += characters[best] ?? '';
      sum += steps[from + best] ?? 0;
      count += 1;
    }
    before = best;
  }
  return { text: text.trim(), confidence: count === 0 ? 0 : sum / count };
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
  const { x, y, width, height } = uprightBox({ ...row, width: row.length, angle: direction });
  return {
    text,
    confidence,
    box: boxOf(
      { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 },
      picture,
    ),
    printHeight: row.height / picture.height,
    level: Math.abs(direction) < LEVEL_RADIANS,
  };
}
