import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BarcodeReading } from '@smart-listings/engine';
import sharp, { type Sharp } from 'sharp';
import { prepareZXingModule, type ReaderOptions, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import { readBlurredBars } from './bars/blurred.ts';
import { crispen } from './bars/crisp.ts';
import { type BarField, findBarFields } from './bars/fields.ts';
import { levelField, type View } from './bars/level.ts';
import { boxOf } from './box.ts';
import type { Sizes } from './decode.ts';
import { type Pixels, toGrey } from './pixels.ts';
import type { Point } from './text/rectangle.ts';

const OPTIONS: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: true,
  maxNumberOfSymbols: 6,
  eanAddOnSymbol: 'Ignore',
};
const LONGEST_SIDE = 1_600;
const SMALLER = [0.5, 0.75] as const;
/** Only where the picture is small: bars are seldom all of a large one. */
const LARGER = 1.5;
/** Bars that lie aslant, or are small, are read in a piece of the picture: that costs a hundredth of turning it all. */
const ENLARGED = 1.5;

/** The decoder would fetch its program from the web: it gets the bytes out of the package instead. */
export async function openBarcodeReader(): Promise<(photo: Sizes) => Promise<BarcodeReading[]>> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const bytes = await readFile(path);
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(bytes).buffer },
    fireImmediately: true,
  });
  return readArticleBarcodes;
}

/**
 * Article barcodes on a photo, found on the small picture and read as closely as needed. A single decoding can be a wrong number with a right check digit, so
 * each number carries how often it came out; whoever reads that decides what is enough.
 */
async function readArticleBarcodes(photo: Sizes): Promise<BarcodeReading[]> {
  const grey = toGrey(photo.picture);
  const found = new Map<string, BarcodeReading>();
  const fields = findBarFields(grey);
  for await (const view of views(grey, { fields, photo })) {
    for (const result of await decode(view.picture)) note(found, result, { view, whole: grey });
    if (isConfirmed(found)) break;
  }
  if (!isConfirmed(found)) for (const blurred of readBlurredBars(grey, fields)) noteAgain(found, blurred);
  return [...found.values()];
}

function isConfirmed(found: ReadonlyMap<string, BarcodeReading>): boolean {
  return [...found.values()].some(({ tries }) => tries >= 2);
}

function noteAgain(found: Map<string, BarcodeReading>, reading: BarcodeReading): void {
  const key = `${reading.format} ${reading.digits}`;
  const before = found.get(key);
  found.set(key, before ? { ...before, tries: before.tries + reading.tries } : reading);
}

/** The cheap views first; the others only as long as nothing has been confirmed. */
async function* views(
  grey: Pixels,
  { fields, photo }: { fields: readonly BarField[]; photo: Sizes },
): AsyncGenerator<View> {
  const base = await fitted(grey, LONGEST_SIDE);
  yield base;
  for (const field of fields) yield levelField(grey, field, 1);
  if (fields.length === 0) return;
  yield* closer(grey, { fields, photo });
  yield { picture: await crispen(base.picture), back: base.back };
  const larger = Math.min(LARGER, LONGEST_SIDE / Math.max(grey.width, grey.height));
  if (larger > 1) yield within(base, await scaled(base.picture, larger));
  for (const scale of SMALLER) yield within(base, await scaled(base.picture, scale));
}

/** The fields with all the pixels that the photo has of them; of a small photo, enlarged. */
function* closer(
  grey: Pixels,
  { fields, photo: { full, picture } }: { fields: readonly BarField[]; photo: Sizes },
): Generator<View> {
  if (full === picture) {
    for (const field of fields) yield levelField(grey, field, ENLARGED);
    return;
  }
  const fullGrey = toGrey(full);
  const larger = full.width / picture.width;
  const outer = { picture: grey, back: ({ x, y }: Point) => ({ x: x / larger, y: y / larger }) };
  for (const field of fields) yield within(outer, levelField(fullGrey, enlarge(field, larger), 1));
}

function enlarge({ x, y, across, along, angle }: BarField, by: number): BarField {
  return { x: x * by, y: y * by, across: across * by, along: along * by, angle };
}

async function fitted(grey: Pixels, side: number): Promise<View> {
  const scale = side / Math.max(grey.width, grey.height);
  return scale < 1 ? scaled(grey, scale) : { picture: grey, back: (point) => point };
}

/** A view made of a view: its places lead back through both. */
function within(outer: View, inner: View): View {
  return { picture: inner.picture, back: (point) => outer.back(inner.back(point)) };
}

async function decode({ data, width, height }: Pixels): Promise<ReadResult[]> {
  const grey = new Uint32Array(width * height);
  for (let at = 0; at < data.length; at += 1) grey[at] = (data[at] ?? 0) * 0x01_01_01_01;
  const rgba = new Uint8ClampedArray(grey.buffer);
  return readBarcodes({ data: rgba, width, height, colorSpace: 'srgb' }, OPTIONS);
}

function note(
  found: Map<string, BarcodeReading>,
  result: ReadResult,
  { view, whole }: { view: View; whole: Pixels },
): void {
  const format = formatOf(result.format);
  if (!format || !result.isValid) return;
  const key = `${format} ${result.text}`;
  const before = found.get(key);
  const corners = Object.values(result.position).map(view.back);
  const box = boxOf(
    {
      left: Math.min(...corners.map(({ x }) => x)),
      right: Math.max(...corners.map(({ x }) => x)),
      top: Math.min(...corners.map(({ y }) => y)),
      bottom: Math.max(...corners.map(({ y }) => y)),
    },
    whole,
  );
  found.set(key, {
    format,
    digits: result.text,
    tries: (before?.tries ?? 0) + 1,
    lines: Math.max(before?.lines ?? 0, result.lineCount),
    box: before?.box ?? box,
  });
}

function formatOf(name: string): BarcodeReading['format'] | null {
  switch (name) {
    case 'EAN13':
    case 'EAN-13':
      return 'EAN-13';
    case 'EAN8':
    case 'EAN-8':
      return 'EAN-8';
    case 'UPCA':
    case 'UPC-A':
      return 'UPC-A';
    case 'UPCE':
    case 'UPC-E':
      return 'UPC-E';
    default:
      return null;
  }
}

function open({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 } });
}

async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 1 };
}

async function scaled(grey: Pixels, scale: number): Promise<View> {
  const picture = await toPixels(
    open(grey).resize(Math.round(grey.width * scale), null, { kernel: 'cubic' }),
  );
  return { picture, back: ({ x, y }) => ({ x: x / scale, y: y / scale }) };
}
