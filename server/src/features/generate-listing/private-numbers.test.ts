import { generateResponseSchema } from '@smart-listings/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildForm, buildRequest, GOOD_ANSWER, readEvents } from '../../test/builders.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { answer, type StandIn, startStandIn } from '../../test/stand-in.ts';
import { openaiFormat } from '../../test/stand-in-openai.ts';

const PATH = '/api/gemini/generateListing';
const formData = buildForm({
  itemName: 'Makita DHP482 combi drill (S/N: 73A90158)',
  features: 'Two 5.0Ah batteries, charger and case. The serial number is 73A90158. Scuffs on the casing',
});

async function readListing(response: Response) {
  return generateResponseSchema.parse(await response.json());
}

describe('a serial number that a seller typed', () => {
  const test = createTestApp();

  it('is asked about and left out by the built-in writer', async () => {
    const { listing, leftOut } = await readListing(await test.post(PATH, buildRequest({ formData })));
    expect(JSON.stringify(listing)).not.toContain('73A90158');
    expect(leftOut).toContainEqual(
      expect.objectContaining({ text: 'S/N: 73A90158', reason: 'private-number', canReturn: true }),
    );
  });

  it('is published when the seller sends it back as confirmed', async () => {
    const request = buildRequest({ formData, confirmedFacts: ['S/N: 73A90158'] });
    const { listing, leftOut } = await readListing(await test.post(PATH, request));
    expect(listing.description).toContain('73A90158');
    expect(leftOut).toEqual([]);
  });
});

describe('a serial number that a seller typed, and a model that writes', () => {
  let standIn: StandIn;
  let test: TestApp;
  beforeAll(async () => {
    standIn = await startStandIn(openaiFormat);
    test = createTestApp({ OPENAI_BASE_URL: `${standIn.url}/v1`, OPENAI_MODEL: 'test-model' });
  });
  afterAll(() => standIn.close());
  afterEach(() => {
    standIn.requests.length = 0;
  });

  const telling = {
    ...GOOD_ANSWER,
    title: 'Makita DHP482 Combi Drill 73A90158',
    description: `${GOOD_ANSWER.description}\n\nSerial number: 73A-90158. IMEI 356938035643809`,
    tags: [...GOOD_ANSWER.tags, '73a90158'],
  };

  it('is not told to the model', async () => {
    standIn.play(answer(JSON.stringify(GOOD_ANSWER)));
    const features = `${formData.features} by the plate S/N 73A90158`;
    await test.post(PATH, buildRequest({ formData: { ...formData, features } }));
    const sent = JSON.stringify(standIn.requests[0]?.body);
    expect(sent).toContain('DHP482');
    expect(sent).toContain('by the plate');
    expect(sent).not.toContain('73A90158');
  });

  it('is taken out of what the model wrote, with numbers that nobody gave it', async () => {
    standIn.play(answer(JSON.stringify(telling)));
    const { listing, leftOut } = await readListing(await test.post(PATH, buildRequest({ formData })));
    expect(JSON.stringify(listing)).not.toMatch(/90158|3569380/i);
    expect(listing.title).toContain('Makita DHP482 Combi Drill');
    expect(leftOut.map(({ text }) => text)).toEqual(['S/N: 73A90158', 'The serial number is 73A90158.']);
  });

  it('is in no part of the stream', async () => {
    standIn.play(answer(JSON.stringify(telling)));
    const events = await readEvents(
      await test.post(PATH, buildRequest({ formData }), { accept: 'text/event-stream' }),
    );
    const listings = events.map(({ data }) => JSON.stringify({ ...(data as object), leftOut: [] }));
    expect(listings.join('\n')).not.toMatch(/90158/);
    expect(events.at(-1)?.event).toBe('result');
  });

  it('stays where the seller has confirmed it', async () => {
    standIn.play(answer(JSON.stringify(telling)));
    const request = buildRequest({ formData, confirmedFacts: ['S/N: 73A90158'] });
    const { listing } = await readListing(await test.post(PATH, request));
    expect(listing.title).toContain('73A90158');
    expect(JSON.stringify(standIn.requests[0]?.body)).toContain('73A90158');
  });
});
