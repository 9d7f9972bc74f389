import type { TextLine } from '@smart-listings/engine';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { boxOf } from '../box.ts';
import type { Pixels } from '../pixels.ts';
import { cutStrip, type Strip, turnStrip } from './crop.ts';
import { findLines } from './find-lines.ts';
import { loadTextModels, type TextModels } from './models.ts';
import { type Rectangle, uprightBox } from './rectangle.ts';

/** Heights that the two networks were trained on; the turner's width is fixed. */
const RECOGNISER_HEIGHT = 48;
const TURNER_SIZE = { width: 192, height: 48 } as const;
/** Below it the line is read the other way up as well, and the better reading counts. */
const SURE = 0.9;
const WORTH_KEEPING = 0.5;
const LEVEL_RADIANS = 0.006;

/** Loads the models once. @returns reads the lines of text on a picture, each with the place where it stands */
export async function openTextReader(): Promise<(picture: Pixels) => Promise<TextLine[]>> {
  const models = await loadTextModels();
  return (picture) => readText(models, picture);
}

async function readText(models: TextModels, picture: Pixels): Promise<TextLine[]> {
  const lines: TextLine[] = [];
  for (const rectangle of await findLines(models, picture)) {
    const strip = cutStrip(picture, rectangle, RECOGNISER_HEIGHT);
    const { text, confidence } = await readStrip(models, strip);
    if (text === '' || confidence < WORTH_KEEPING) continue;
    const level = rectangle.width > rectangle.height && Math.abs(rectangle.angle) < LEVEL_RADIANS;
    const printHeight = Math.min(rectangle.width, rectangle.height) / picture.height;
    lines.push({ text, confidence, box: fractions(rectangle, picture), printHeight, level });
  }
  return lines;
}

interface Words {
  text: string;
  confidence: number;
}

async function readStrip(models: TextModels, strip: Strip): Promise<Words> {
  const onItsHead = await isOnItsHead(models, strip);
  const first = await recognise(models, onItsHead ? turnStrip(strip) : strip);
  if (first.confidence >= SURE) return first;
  const second = await recognise(models, onItsHead ? strip : turnStrip(strip));
  return second.confidence > first.confidence ? second : first;
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

function fractions(rectangle: Rectangle, picture: Pixels): TextLine['box'] {
  const { x, y, width, height } = uprightBox(rectangle);
  return boxOf(
    { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 },
    picture,
  );
}
