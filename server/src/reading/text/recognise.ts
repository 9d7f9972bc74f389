/** One line of text out of a picture: cut level, turned the right way up, read. */
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import type { Sizes } from '../decode.ts';
import { widen } from './bend.ts';
import { cutStrip, type Strip, turnStrip } from './crop.ts';
import type { TextModels } from './models.ts';
import type { Rectangle } from './rectangle.ts';

/** Heights that the two networks were trained on; the turner's width is fixed. */
const RECOGNISER_HEIGHT = 48;
const TURNER_SIZE = { width: 192, height: 48 } as const;
/** Below it the line is read the other way up as well, and cut more generously, and the best reading counts. */
const SURE = 0.9;
/** By how much of its height a line is cut longer, where its ends may have been cut off. */
const LONGER = 0.5;

interface Words {
  text: string;
  confidence: number;
}

/** A line as it was found and read. */
export interface Patch extends Words {
  rectangle: Rectangle;
  strip: Strip;
  /** Read on its head. */
  turned: boolean;
}

export async function readPatch(models: TextModels, photo: Sizes, rectangle: Rectangle): Promise<Patch> {
  const first = await readCut(models, photo, rectangle);
  if (first.confidence >= SURE || first.text === '') return first;
  const print = Math.min(rectangle.width, rectangle.height) * LONGER;
  const isUpright = rectangle.height > rectangle.width;
  const longer = widen(rectangle, isUpright ? 0 : print, isUpright ? print : 0);
  const second = await readCut(models, photo, longer);
  return second.confidence > first.confidence ? second : first;
}

async function readCut(models: TextModels, photo: Sizes, rectangle: Rectangle): Promise<Patch> {
  const strip = cutStrip(photo, rectangle, RECOGNISER_HEIGHT);
  const turned = await isOnItsHead(models, strip);
  const first = { rectangle, strip, turned, ...(await recognise(models, turned ? turnStrip(strip) : strip)) };
  if (first.confidence >= SURE) return first;
  const second = await turnPatch(models, first);
  return second.confidence > first.confidence ? second : first;
}

/** The same line read the other way up. */
export async function turnPatch(models: TextModels, patch: Patch): Promise<Patch> {
  const words = await recognise(models, patch.turned ? patch.strip : turnStrip(patch.strip));
  return { ...patch, ...words, turned: !patch.turned };
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
