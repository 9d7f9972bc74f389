import { imageAnalysisSchema } from '@smart-listings/contract';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPhotoReader } from '../../reading/photo-reader.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { drawLabel } from '../../test/draw-label.ts';
import { rememberPhotos } from '../../test/remember-photos.ts';
import { answer, type StandIn, startStandIn } from '../../test/stand-in.ts';
import { openaiFormat } from '../../test/stand-in-openai.ts';

const ANALYZE = '/api/gemini/analyzeImage';
const SYNTHESIZE = '/api/gemini/synthesizeAnalysis';
const IMEI = '356938035643809';

const photoReader = rememberPhotos(createPhotoReader(pino({ level: 'silent' })));
afterAll(() => photoReader.close());

const image = async () => {
  const label = drawLabel({
    print: [
      { text: 'SONY', x: 80, y: 60, height: 90 },
      { text: `IMEI: ${IMEI}`, x: 80, y: 240, height: 44 },
    ],
  });
  return { base64: (await label.png().toBuffer()).toString('base64'), mimeType: 'image/png' };
};

/** An analysis as a page sends it back, whoever made it. */
const carrying = {
  engine: 'other/model',
  itemName: `Sony IMEI:${IMEI}`,
  make: 'Sony',
  modelNumber: `IMEI:${IMEI}`,
  features: `Boxed\nIMEI ${IMEI}`,
  keywords: `sony, ${IMEI}`,
  findings: [{ id: '0-model', kind: 'model', value: `IMEI:${IMEI}`, confidence: 0.95, photos: [0] }],
};

describe('a photo of a label with an IMEI', () => {
  const test = createTestApp({}, { photoReader });

  it('gives the maker, and the number as left out', async () => {
    const response = await test.post(ANALYZE, { image: await image() });
    const analysis = imageAnalysisSchema.parse(await response.json());
    expect(analysis).toMatchObject({ itemName: 'Sony', make: 'Sony', modelNumber: '', features: '' });
    expect(analysis.findings).toContainEqual(
      expect.objectContaining({ kind: 'serial', value: 'ends in 809' }),
    );
    expect(JSON.stringify(analysis)).not.toContain(IMEI);
  });

  it('is merged without the number, whoever has read it before', async () => {
    const response = await test.post(SYNTHESIZE, { analyses: [carrying, carrying] });
    const analysis = imageAnalysisSchema.parse(await response.json());
    expect(analysis).toMatchObject({ itemName: 'Sony', make: 'Sony', modelNumber: '', features: 'Boxed' });
    expect(JSON.stringify(analysis)).not.toContain(IMEI);
  });
});

describe('a photo of a label with an IMEI, and a model that looks at it', () => {
  let standIn: StandIn;
  let test: TestApp;
  beforeAll(async () => {
    standIn = await startStandIn(openaiFormat);
    test = createTestApp(
      { OPENAI_BASE_URL: `${standIn.url}/v1`, OPENAI_MODEL: 'test-model', AI_TIMEOUT_MS: '30000' },
      { photoReader },
    );
  });
  afterAll(() => standIn.close());
  afterEach(() => {
    standIn.requests.length = 0;
  });

  const seen = JSON.stringify({
    itemName: `Sony phone IMEI ${IMEI}`,
    make: 'Sony',
    makeSeen: 'printed',
    modelNumber: IMEI,
    modelSeen: 'printed',
    features: ['Black', `IMEI: ${IMEI}`],
    keywords: ['phone', IMEI],
  });

  it.each([
    [ANALYZE, async () => ({ image: await image() })],
    [SYNTHESIZE, async () => ({ analyses: [carrying, carrying] })],
  ] as const)('%s leaves out what the model made of it', async (path, body) => {
    standIn.play(answer(seen));
    const response = await test.post(path, await body());
    const analysis = imageAnalysisSchema.parse(await response.json());
    expect(analysis).toMatchObject({ itemName: 'Sony phone', modelNumber: '' });
    expect(JSON.stringify(analysis)).not.toContain(IMEI);
  });

  it('does not tell it the number that other analyses carry', async () => {
    standIn.play(answer(seen));
    await test.post(SYNTHESIZE, { analyses: [carrying, carrying] });
    expect(JSON.stringify(standIn.requests[0]?.body)).not.toContain(IMEI);
  });
});
