import { generateResponseSchema, PLATFORMS, VARIANTS } from '@smart-listings/contract';
import { generateListing, loadTaxonomy } from '@smart-listings/engine';
import { describe, expect, it } from 'vitest';
import { buildForm, buildRequest, readEvents } from '../../test/builders.ts';
import { createTestApp, fromAddress } from '../../test/create-test-app.ts';

const PATH = '/api/gemini/generateListing';
const STREAM = { accept: 'text/event-stream' };

describe('POST /api/gemini/generateListing with the built-in writer', () => {
  const test = createTestApp();

  it.each(PLATFORMS)('writes every variant for %s', async (platform) => {
    for (const variant of VARIANTS) {
      const request = buildRequest({ formData: buildForm({ platform }), variant });
      const body = generateResponseSchema.parse(await (await test.post(PATH, request)).json());
      expect(body).toMatchObject({ engine: 'builtin', variant, sources: [] });
      expect(body.breaches.filter(({ severity }) => severity === 'hard')).toEqual([]);
    }
  });

  it('answers what the engine writes in the browser too', async () => {
    const response = await test.post(PATH, buildRequest({ confirmedFacts: ['It comes with a belt clip'] }));
    const { confirmedFacts, ...request } = buildRequest();
    expect(confirmedFacts).toBeUndefined();
    const form = { make: '', modelNumber: '', targetBuyer: '', keywords: '', ...request.formData };
    const written = generateListing(form, {
      variant: 'v1',
      currency: 'GBP (£)',
      confirmed: ['It comes with a belt clip'],
      taxonomy: await loadTaxonomy(),
    });
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(written)));
  });

  it('needs only the four required fields', async () => {
    const formData = { platform: 'eBay', itemName: 'Lamp', features: 'Brass', condition: 'used-good' };
    const response = await test.post(PATH, { formData });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ variant: 'v1', engine: 'builtin' });
  });

  it('counts photos in the completeness where it is told how many there are', async () => {
    const photosOf = async (photoCount?: number) => {
      const response = await test.post(PATH, buildRequest(photoCount === undefined ? {} : { photoCount }));
      const { score } = generateResponseSchema.parse(await response.json());
      return score.parts.find(({ id }) => id === 'photos');
    };
    expect(await photosOf()).toBeUndefined();
    expect(await photosOf(0)).toMatchObject({ points: 0, action: { kind: 'photos' } });
    expect(await photosOf(5)).toMatchObject({ points: 10, advice: null });
    expect((await test.post(PATH, buildRequest({ photoCount: 6 }))).status).toBe(400);
  });

  it('streams title, description and tags, then the whole', async () => {
    const response = await test.post(PATH, buildRequest(), STREAM);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events = await readEvents(response);
    const last = events.at(-1);
    const { listing } = generateResponseSchema.parse(last?.data);
    expect(events[0]).toEqual({ event: 'partial', data: { title: listing.title } });
    const { title, description, tags } = listing;
    expect(events.at(-2)).toEqual({ event: 'partial', data: { title, description, tags } });
  });

  it.each([
    ['no form', {}, { formData: 'Form data is required.' }],
    [
      'an unknown platform',
      buildRequest({ formData: { ...buildForm(), platform: 'Ebay' as 'eBay' } }),
      { 'formData.platform': 'Choose a selling platform.' },
    ],
    [
      'a blank item name',
      buildRequest({ formData: buildForm({ itemName: ' ' }) }),
      { 'formData.itemName': 'Item name is required.' },
    ],
    [
      'features beyond the limit',
      buildRequest({ formData: buildForm({ features: 'x'.repeat(10_001) }) }),
      { 'formData.features': 'Features takes at most 10000 characters.' },
    ],
    [
      'an unknown variant',
      buildRequest({ variant: 'v4' as 'v1' }),
      { variant: 'Variant must be one of: v1, v2, v3.' },
    ],
  ])('refuses %s and names the field', async (_what, request, fields) => {
    const response = await test.post(PATH, request);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'bad-request', fields } });
  });

  it('takes a malformed currency for the default', async () => {
    const response = await test.post(PATH, buildRequest({ currency: 'pounds' }));
    expect(response.status).toBe(200);
  });

  it('answers 429 with Retry-After beyond the allowance of one network', async () => {
    const { app } = createTestApp({ ANON_GENERATIONS_PER_HOUR: '2' });
    const askFrom = (address: string) =>
      app.request(
        PATH,
        {
          method: 'POST',
          body: JSON.stringify(buildRequest()),
          headers: { 'content-type': 'application/json' },
        },
        fromAddress(address),
      );
    const statuses = [];
    for (const host of ['1', '2', '3', 'ffff'])
      statuses.push((await askFrom(`2001:db8:0:1::${host}`)).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    const refused = await askFrom('2001:db8:0:1:2:3:4:5');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await askFrom('2001:db8:0:2::1')).status).toBe(200);
  });

  it('keeps the visitor’s words out of the log', async () => {
    const quiet = createTestApp();
    const secret = 'Zaubermühle Quxzyl';
    await quiet.post(PATH, buildRequest({ formData: buildForm({ itemName: secret }) }));
    await readEvents(
      await quiet.post(PATH, buildRequest({ formData: buildForm({ features: secret }) }), STREAM),
    );
    await quiet.post(PATH, `{"formData": "${secret}`);
    await quiet.post(`${PATH}?q=${secret}`, buildRequest());
    expect(quiet.logged()).toContain('"status":200');
    expect(quiet.logged()).not.toMatch(/Zauberm|Quxzyl/);
  });
});
