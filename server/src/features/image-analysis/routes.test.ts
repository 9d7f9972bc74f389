import { crc32 } from 'node:zlib';
import { type ErrorBody, imageAnalysisSchema, LIMITS, MESSAGES } from '@smart-listings/contract';
import { pino } from 'pino';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createRateLimit } from '../../lib/rate-limit.ts';
import { createPhotoReader } from '../../reading/photo-reader.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { drawLabel } from '../../test/draw-label.ts';
import { rememberPhotos } from '../../test/remember-photos.ts';

const ANALYZE = '/api/gemini/analyzeImage';
const SYNTHESIZE = '/api/gemini/synthesizeAnalysis';
/** The first photo also waits for the models. */
const SLOW = 60_000;

const photoReader = rememberPhotos(createPhotoReader(pino({ level: 'silent' })));
const test = createTestApp({}, { photoReader });
afterAll(() => photoReader.close());

async function send(image: Sharp | Buffer, more: object = {}): Promise<Response> {
  const bytes = Buffer.isBuffer(image) ? image : await image.png().toBuffer();
  return test.post(ANALYZE, { image: { base64: bytes.toString('base64'), mimeType: 'image/png' }, ...more });
}

async function analyze(image: Sharp | Buffer, more: object = {}) {
  return imageAnalysisSchema.parse(await (await send(image, more)).json());
}

async function refuse(image: Sharp | Buffer): Promise<{ status: number; error: ErrorBody['error'] }> {
  const response = await send(image);
  return { status: response.status, ...((await response.json()) as ErrorBody) };
}

const headphones = () =>
  drawLabel({
    print: [
      { text: 'SONY', x: 80, y: 60, height: 90 },
      { text: 'MODEL WH-1000XM4', x: 80, y: 220, height: 44 },
      { text: 'S/N 4837261905', x: 80, y: 310, height: 36 },
      { text: '80% COTTON 20% POLYESTER', x: 80, y: 390, height: 36 },
    ],
    bars: { digits: '4006381333931', x: 560, y: 530, height: 120 },
  });

describe('POST /api/gemini/analyzeImage, read on this server', { timeout: SLOW }, () => {
  it('fills the form from a label, and keeps the serial number out', async () => {
    const analysis = await analyze(headphones());
    expect(analysis).toMatchObject({
      itemName: 'Sony WH-1000XM4',
      make: 'Sony',
      modelNumber: 'WH-1000XM4',
      features: 'Material: 80% cotton, 20% polyester\nEAN: 4006381333931',
      engine: 'builtin',
    });
    expect(JSON.stringify(analysis)).not.toContain('4837261905');
  });

  it('says where on the photo each finding stands', async () => {
    const { findings } = await analyze(headphones());
    const box = findings.find(({ kind }) => kind === 'brand')?.box;
    expect(box?.x).toBeCloseTo(0.08, 1);
    expect(box?.y).toBeCloseTo(0.09, 1);
    const bars = findings.find(({ kind }) => kind === 'identifier')?.box;
    expect(bars?.x).toBeCloseTo(0.56, 1);
  });

  it.each([90, 180, 352])('reads a label turned by %i degrees', async (degrees) => {
    const flat = await headphones().png().toBuffer();
    const turned = sharp(flat).rotate(degrees, { background: '#777' });
    const { make, modelNumber, features } = await analyze(turned);
    expect({ make, modelNumber }).toEqual({ make: 'Sony', modelNumber: 'WH-1000XM4' });
    expect(features).toContain('EAN: 4006381333931');
  });

  it('reads bars out of focus, where a decoder finds no edge', async () => {
    const { features, findings } = await analyze(headphones().blur(3));
    expect(features).toContain('EAN: 4006381333931');
    expect(findings.find(({ kind }) => kind === 'identifier')?.box?.x).toBeCloseTo(0.55, 1);
  });

  it('takes stripes that are no bars for nothing', async () => {
    const stripes = Array.from(
      { length: 40 },
      (_, at) => `<rect x="${250 + at * 12}" y="200" width="6" height="300"/>`,
    );
    const { findings } = await analyze(drawLabel({ shapes: stripes.join('') }).blur(3));
    expect(findings.filter(({ kind }) => kind === 'identifier')).toEqual([]);
  });

  it('puts boxes where the viewer sees them when the camera was held sideways', async () => {
    const flat = await headphones().rotate(-90).jpeg().toBuffer();
    const sideways = await sharp(flat).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { findings, quality } = await analyze(sideways);
    expect(quality[0]).toMatchObject({ width: 1_000, height: 700 });
    expect(findings.find(({ kind }) => kind === 'brand')?.box?.y).toBeCloseTo(0.09, 1);
  });

  it.each([
    ['in the colours of print', () => headphones().toColourspace('cmyk').jpeg()],
    ['of 48 megapixels', () => headphones().resize(8_280, 5_796).jpeg()],
    [
      'on its head, as its camera says',
      async () =>
        sharp(await headphones().rotate(180).png().toBuffer())
          .withMetadata({ orientation: 3 })
          .jpeg(),
    ],
    ['cut out, with nothing behind it', () => headphones().unflatten().webp()],
  ])('reads a photo %s', async (_what, make) => {
    const analysis = await analyze(await (await make()).toBuffer());
    expect(analysis).toMatchObject({ make: 'Sony', modelNumber: 'WH-1000XM4' });
    expect(analysis.features).toContain('EAN: 4006381333931');
  });

  it('invents nothing on a photo without print', async () => {
    const mug = drawLabel({
      shapes: '<rect x="300" y="150" width="400" height="420" rx="40" fill="#c8102e"/>',
    });
    const analysis = await analyze(mug);
    expect(analysis).toMatchObject({ itemName: '', make: '', modelNumber: '', features: 'Colour: red' });
  });

  it('coaches for the platform named', async () => {
    const grey = await headphones().resize(400).modulate({ brightness: 0.15 }).png().toBuffer();
    const { coach } = await analyze(grey, { platform: 'Amazon' });
    expect(coach.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['amazon.photo.size', 'amazon.photo.ground', 'photo.dark']),
    );
    const blurred = await analyze(headphones().blur(9));
    expect(blurred.coach.map(({ rule }) => rule)).toContain('photo.blurred');
  });

  it('puts no word of a photo into the log', async () => {
    await analyze(headphones());
    expect(test.logged()).not.toMatch(/WH-1000|SONY|4006381/i);
  });
});

describe('POST /api/gemini/analyzeImage with what is no photo', { timeout: SLOW }, () => {
  const png = async () => headphones().png().toBuffer();
  const frames = Buffer.concat([90, 200].map((grey) => Buffer.alloc(64 * 64 * 3, grey)));
  const animated = () =>
    sharp(frames, { raw: { width: 64, height: 128, channels: 3, pageHeight: 64 } })
      .webp()
      .toBuffer();

  it.each([
    ['nothing', async () => Buffer.from(' ').subarray(0, 0), 400, 'bad-request'],
    ['text', async () => Buffer.from('hello'), 415, 'unsupported-type'],
    [
      'a page with a script',
      async () => Buffer.from('<html><script>alert(1)</script>'),
      415,
      'unsupported-type',
    ],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'unsupported-type'],
    ['a GIF', async () => headphones().gif().toBuffer(), 415, 'unsupported-type'],
    [
      'an iPhone’s HEIC',
      async () => Buffer.from('0000001866747970686569630000000068656963', 'hex'),
      415,
      'unsupported-type',
    ],
    [
      'a video',
      async () => Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2mp41', 'latin1'),
      415,
      'unsupported-type',
    ],
    ['an animation', animated, 415, 'unsupported-type'],
    ['a PNG cut in half', async () => (await png()).subarray(0, 4_000), 400, 'bad-request'],
    [
      'a JPEG cut in half',
      async () => {
        const whole = await headphones().jpeg().toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      400,
      'bad-request',
    ],
    ['a PNG of nothing but its first bytes', async () => (await png()).subarray(0, 8), 400, 'bad-request'],
    [
      'noise behind a JPEG’s first bytes',
      async () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(5_000, 0xa7)]),
      400,
      'bad-request',
    ],
    ['a PNG that unpacks to 2.5 gigapixels', async () => bomb(50_000), 413, 'too-large'],
  ])('refuses %s', async (_what, make, status, code) => {
    const refusal = await refuse(await make());
    expect(refusal).toMatchObject({ status, error: { code } });
  });

  it('goes by the content, not by the name', async () => {
    expect((await send(await headphones().webp().toBuffer())).status).toBe(200);
    expect(await refuse(Buffer.from('%PDF-1.7'))).toMatchObject({ error: { message: MESSAGES.imageType } });
  });

  it('reads a photo whose camera data is broken', async () => {
    const whole = await headphones()
      .withMetadata({ exif: { IFD0: { Copyright: 'x'.repeat(200) } } })
      .jpeg()
      .toBuffer();
    const broken = Buffer.from(whole);
    const at = broken.indexOf('Exif');
    broken.fill(0xff, at + 6, at + 60);
    expect((await send(broken)).status).toBe(200);
  });

  it('refuses more than 4 MB with the sentence, announced or not', async () => {
    const large = Buffer.alloc(LIMITS.imageBytes + 1, 1);
    expect(await refuse(large)).toMatchObject({ status: 413, error: { message: MESSAGES.imageTooLarge } });
    expect(await refuse(Buffer.alloc(6_000_000))).toMatchObject({
      status: 413,
      error: { message: MESSAGES.imageTooLarge },
    });
  });

  it('reads the next photo as if nothing had been', async () => {
    await refuse(await bomb(50_000));
    expect((await analyze(headphones())).make).toBe('Sony');
  });

  it('refuses a visitor who sends too many, before it reads the body', async () => {
    const none = createRateLimit(0, 3_600);
    const full = createTestApp({}, { photoLimits: { reader: none, ai: none } });
    expect((await full.post(ANALYZE, 'no JSON')).status).toBe(429);
  });
});

describe('POST /api/gemini/synthesizeAnalysis', { timeout: SLOW }, () => {
  it('joins the photos of one item', async () => {
    const tag = drawLabel({
      print: [
        { text: 'SIZE: M', x: 200, y: 200, height: 80 },
        { text: 'MADE IN ITALY', x: 200, y: 360, height: 60 },
      ],
    });
    const analyses = [await analyze(headphones()), await analyze(tag)];
    const merged = imageAnalysisSchema.parse(await (await test.post(SYNTHESIZE, { analyses })).json());
    expect(merged.itemName).toBe('Sony WH-1000XM4');
    expect(merged.features).toContain('Size: M');
    expect(merged.findings.find(({ kind }) => kind === 'origin')?.photos).toEqual([1]);
  });

  it('takes analyses of the three fields alone', async () => {
    const analyses = [{ itemName: 'Mug', features: 'Blue', keywords: 'mug' }];
    expect(await (await test.post(SYNTHESIZE, { analyses })).json()).toMatchObject(analyses[0] ?? {});
  });

  it.each([
    [{}, 'analyses'],
    [{ analyses: [] }, 'analyses'],
    [{ analyses: [{ itemName: 'Mug' }] }, 'analyses.0.features'],
    [{ analyses: Array(6).fill({ itemName: '', features: '', keywords: '' }) }, 'analyses'],
  ])('refuses %j', async (body, field) => {
    const response = await test.post(SYNTHESIZE, body);
    const { error } = (await response.json()) as ErrorBody;
    expect(response.status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toContain(field);
  });
});

/** A PNG header that promises a square of `side` pixels, and hardly any data. */
async function bomb(side: number): Promise<Buffer> {
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const header = Buffer.from(small);
  header.writeUInt32BE(side, 16);
  header.writeUInt32BE(side, 20);
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
  return header;
}
