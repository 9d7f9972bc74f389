import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BarcodeReading } from '@smart-listings/engine';
import sharp, { type Sharp } from 'sharp';
import { prepareZXingModule, type ReaderOptions, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import { readBlurredBars } from './bars/blurred.ts';
import { findBarFields } from './bars/fields.ts';
import { boxOf } from './box.ts';
import { type Pixels, toGrey } from './pixels.ts';

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
const TURNED_SIDE = 1_000;
/** Bars that lie aslant are found by turning the picture; quarter turns the decoder does itself. */
const TURNS = [15, 30, 45, 60, 75] as const;
const SMALLER = [0.5, 0.75] as const;
const LARGER = 1.5;

/** The decoder would fetch its program from the web: it gets the bytes out of the package instead. */
export async function openBarcodeReader(): Promise<(picture: Pixels) => Promise<BarcodeReading[]>> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const bytes = await readFile(path);
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(bytes).buffer },
    fireImmediately: true,
  });
  return readArticleBarcodes;
}

/** A picture made from the first one, and how its places lead back there. */
interface View {
  picture: Pixels;
  back: (point: { x: number; y: number }) => { x: number; y: number };
}

/**
 * Article barcodes on a picture. A single decoding can be a wrong number with a right check digit, so
 * each number carries how often it came out; whoever reads that decides what is enough.
 */
async function readArticleBarcodes(picture: Pixels): Promise<BarcodeReading[]> {
  const grey = toGrey(picture);
  const found = new Map<string, BarcodeReading>();
  const fields = findBarFields(grey);
  for await (const view of views(grey, fields.length > 0)) {
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

/**
 * The cheap views first; the others only as long as nothing has been confirmed, the turned ones smaller. Where nothing
 * striped stands, the dear ones show nothing either: on a photo of a phone they cost more than all other reading.
 */
async function* views(grey: Pixels, isStriped: boolean): AsyncGenerator<View> {
  const base = await fitted(grey, LONGEST_SIDE);
  yield base;
  yield within(base, await sharpened(base.picture));
  for (const scale of SMALLER) yield within(base, await scaled(base.picture, scale));
  if (!isStriped) return;
  yield within(base, await scaled(base.picture, LARGER));
  const small = await fitted(grey, TURNED_SIDE);
  for (const degrees of TURNS) yield within(small, await turned(small.picture, degrees));
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
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 1) rgba.fill(data[at] ?? 0, at * 4, at * 4 + 4);
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

async function sharpened(grey: Pixels): Promise<View> {
  return {
    picture: await toPixels(open(grey).normalise().sharpen({ sigma: 2, m1: 1, m2: 4 })),
    back: (at) => at,
  };
}

async function turned(grey: Pixels, degrees: number): Promise<View> {
  const picture = await toPixels(open(grey).rotate(degrees, { background: 'white' }));
  const angle = (degrees * Math.PI) / 180;
  return {
    picture,
    back: ({ x, y }) => {
      const [across, down] = [x - picture.width / 2, y - picture.height / 2];
      return {
        x: across * Math.cos(angle) + down * Math.sin(angle) + grey.width / 2,
        y: down * Math.cos(angle) - across * Math.sin(angle) + grey.height / 2,
      };
    },
  };
}
