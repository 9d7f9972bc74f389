import { randomBytes } from 'node:crypto';
import {
  areFewStatements,
  LIMITS,
  listListingsResponseSchema,
  MESSAGES,
  type SaveListingRequest,
  SERVER_MESSAGES,
  savedListingSchema,
} from '@smart-listings/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeJsonColumn } from '../../db/columns.ts';
import { buildForm, buildSave } from '../../test/builders.ts';
import { createDatabaseApp, DATABASES, type DatabaseApp, signUp } from '../../test/create-database-app.ts';

const PATH = '/api/listings';

describe.each(DATABASES)('what a saved listing may weigh on %s', (kind) => {
  let test: DatabaseApp;
  let session: { cookie: string };
  beforeAll(async () => {
    test = await createDatabaseApp(kind);
    session = await signUp(test);
  });
  afterAll(() => test.close());

  const post = (changes: Partial<SaveListingRequest>) => test.post(PATH, buildSave(changes), session);
  async function refusal(changes: Partial<SaveListingRequest>) {
    const response = await post(changes);
    const { error } = (await response.json()) as { error: { message: string } };
    return [response.status, error.message];
  }
  const total = async () =>
    listListingsResponseSchema.parse(await (await test.get(PATH, session)).json()).total;

  it('is no source of megabytes', async () => {
    const origin = { sources: [{ uri: `https://a.example/${'x'.repeat(500_000)}`, title: 'A' }] };
    expect((await post({ origin })).status).toBe(400);
    expect(await total()).toBe(0);
  });

  it('is 256 kB beside photos, whatever each part may hold', async () => {
    const wide = '語'.repeat(20_000);
    const tags = Array(100).fill('語'.repeat(300));
    const listing = { ...buildSave().listing, description: wide, priceJustification: wide, tags };
    const sources = Array(50).fill({ uri: `https://a.example/${'x'.repeat(900)}`, title: '語'.repeat(300) });
    expect(await refusal({ listing, origin: { sources } })).toEqual([413, SERVER_MESSAGES.saveTooLarge]);
    expect((await post({ listing })).status).toBe(201);
  });

  it('is 1 MB of photos that come along, told before anything is uploaded', async () => {
    const noise = randomBytes(500 * 500 * 3);
    const photo = await sharp(noise, { raw: { width: 500, height: 500, channels: 3 } })
      .png()
      .toBuffer();
    const url = `data:image/png;base64,${photo.toString('base64')}`;
    expect(url.length).toBeGreaterThan(LIMITS.dataUrlBytes / 2);
    const before = await total();
    const tooLarge = [413, MESSAGES.uploadFailed(SERVER_MESSAGES.dataUrlsTooLarge)];
    expect(await refusal({ imageUrls: [url, url] })).toEqual(tooLarge);
    expect(await refusal({ imageUrls: [`data:image/png;base64,${'A'.repeat(5_000_000)}`] })).toEqual(
      tooLarge,
    );
    expect(await total()).toBe(before);
    expect((await post({ imageUrls: [url] })).status).toBe(201);
  });

  it('is as many statements beside the form as are read together', async () => {
    const statement = 'x'.repeat(LIMITS.confirmedFactLength);
    const origin = { confirmedFacts: Array(30).fill(statement), seenOnPhotos: Array(30).fill(statement) };
    const [status, message] = await refusal({ origin });
    expect([status, message]).toEqual([400, expect.stringContaining('10,000 characters together')]);
    const answer = await test.post('/api/gemini/generateListing', { formData: buildForm(), ...origin });
    expect(answer.status).toBe(400);
  });

  it('may be more where it was saved before there were bounds, and is still read', async () => {
    const { id } = savedListingSchema.parse(await (await post({})).json());
    const old = {
      ...savedListingSchema.parse(await (await test.get(`${PATH}/${id}`, session)).json()).origin,
      sources: [
        { uri: 'https://a.example/', title: 'A' },
        { uri: `https://b.example/${'x'.repeat(2_000_000)}`, title: 'B' },
      ],
      seenOnPhotos: Array(200).fill('y'.repeat(300)),
    };
    await test.db
      .updateTable('listing')
      .set({ origin: writeJsonColumn(old) })
      .where('id', '=', id)
      .execute();
    const read = await (await test.get(PATH, session)).text();
    expect(read.length).toBeLessThan(1_000_000);
    const { listings } = listListingsResponseSchema.parse(JSON.parse(read));
    const saved = listings.find((listing) => listing.id === id);
    expect(saved?.origin.sources).toEqual([{ uri: 'https://a.example/', title: 'A' }]);
    expect(saved && areFewStatements(saved.origin)).toBe(true);
    const edited = await test.patch(
      `${PATH}/${id}`,
      { revision: 1, title: 'New', origin: saved?.origin },
      session,
    );
    expect(edited.status).toBe(200);
    expect((await test.get('/api/account/data.zip', session)).status).toBe(200);
  });
});
