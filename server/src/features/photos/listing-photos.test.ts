import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ErrorBody,
  MESSAGES,
  type SavedListing,
  type SaveListingRequest,
  SERVER_MESSAGES,
  savedListingSchema,
} from '@smart-listings/contract';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { buildSave } from '../../test/builders.ts';
import {
  createDatabaseApp,
  DATABASES,
  type DatabaseApp,
  signUp,
  signUpPro,
} from '../../test/create-database-app.ts';
import { drawPhoto } from '../../test/hostile-files.ts';
import { readZip } from '../../test/read-zip.ts';
import { startS3Server } from '../../test/s3-server.ts';
import { uploadPhoto } from '../../test/upload-photo.ts';

type Session = { cookie: string };
const DAY_MS = 24 * 3_600_000;
const UNDO_MS = 60_000;

const s3 = await startS3Server();
afterAll(() => s3.close());

/** Every database with a folder, and one of them with a bucket: which tables there are makes no difference to it. */
const PLACES = [...DATABASES.map((kind) => [kind, 'folder'] as const), ['sqlite', 'bucket'] as const];

describe.each(PLACES)('photos of listings on %s in a %s', (kind, place) => {
  const open: DatabaseApp[] = [];
  afterEach(async () => {
    for (const test of open.splice(0)) await test.close();
    s3.reset();
  });

  let now: Date;
  async function createApp(): Promise<DatabaseApp> {
    now = new Date('2026-11-21T09:00:00Z');
    const env = place === 'bucket' ? s3.env : {};
    const test = await createDatabaseApp(kind, env, { clock: () => now });
    open.push(test);
    return test;
  }
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };

  /** The paths of all files in the storage. */
  function files(test: DatabaseApp): string[] {
    if (place === 'bucket') return [...s3.objects.keys()].map((key) => key.replace(/^kept\//, ''));
    const root = join(test.env.DATA_DIR ?? '', 'photos');
    if (!existsSync(root)) return [];
    const entries = readdirSync(root, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  }

  const dataUrl = async () =>
    `data:image/jpeg;base64,${(await drawPhoto().jpeg().toBuffer()).toString('base64')}`;
  const upload = async (test: DatabaseApp, session: Session) => (await uploadPhoto(test, session)).url;
  const post = (test: DatabaseApp, session: Session, changes: Partial<SaveListingRequest>) =>
    test.post('/api/listings', buildSave(changes), session);
  async function save(test: DatabaseApp, session: Session, imageUrls: string[]): Promise<SavedListing> {
    return savedListingSchema.parse(await (await post(test, session, { imageUrls })).json());
  }
  const statuses = async (test: DatabaseApp, urls: readonly string[]) =>
    Promise.all(urls.map(async (url) => (await test.get(url)).status));

  it('go with the listing: uploaded before, or inside the request, in their order', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const url = await upload(test, session);
    const saved = await save(test, session, ['', await dataUrl(), ' ', `http://localhost:3000${url}`]);
    expect(saved.imageUrls).toEqual([expect.stringMatching(/^\/photos\/listings\//), url]);
    expect(await statuses(test, saved.imageUrls)).toEqual([200, 200]);
    later(2 * DAY_MS);
    await test.housekeep();
    expect(await statuses(test, saved.imageUrls)).toEqual([200, 200]);
  });

  it('are not somebody else’s, nor any that were never there', async () => {
    const test = await createApp();
    const [anna, ben] = [await signUp(test), await signUp(test, 'ben@example.com')];
    const url = await upload(test, anna);
    for (const imageUrl of [url, url.replace(/\w{4}\.jpg$/, '0000.jpg')]) {
      const response = await post(test, ben, { imageUrls: [imageUrl] });
      expect(response.status).toBe(404);
      expect(((await response.json()) as ErrorBody).error.message).toBe(
        MESSAGES.uploadFailed(SERVER_MESSAGES.imageGone),
      );
    }
    expect(await test.db.selectFrom('listing').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['data:text/html;base64,PHNjcmlwdD4=', 415, MESSAGES.imageType],
    ['data:image/png;base64,', 400, MESSAGES.imageMissing],
    ['data:image/png,%89PNG', 400, MESSAGES.imageFormat],
    ['https://elsewhere.example/a.jpg', 400, MESSAGES.imageFormat],
  ])('keep a listing from being saved when one fails, and leave nothing: %s', async (bad, status, reason) => {
    const test = await createApp();
    const session = await signUp(test);
    const response = await post(test, session, { imageUrls: [await dataUrl(), bad] });
    const { error } = (await response.json()) as ErrorBody;
    expect([response.status, error.message]).toEqual([
      status,
      `Failed to upload one or more images: ${reason}`,
    ]);
    await test.housekeep();
    expect([files(test), await test.db.selectFrom('photo').selectAll().execute()]).toEqual([[], []]);
    expect(await test.db.selectFrom('listing').selectAll().execute()).toEqual([]);
  });

  it('are five at most, and one that comes twice is one', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const response = await post(test, session, { imageUrls: Array(6).fill('/photos/x') });
    expect(response.status).toBe(400);
    expect(((await response.json()) as ErrorBody).error.fields?.imageUrls).toBe(MESSAGES.tooManyImages);
    const url = await upload(test, session);
    expect((await save(test, session, [url, url])).imageUrls).toEqual([url]);
  });

  it('are not even looked at when the plan has no room', async () => {
    const test = await createApp();
    const session = await signUp(test);
    for (let n = 0; n < 5; n += 1) await save(test, session, []);
    expect((await post(test, session, { imageUrls: [await dataUrl()] })).status).toBe(403);
    expect(files(test)).toEqual([]);
  });

  it('are kept once, however often the same save comes', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const request = { id: randomUUID(), imageUrls: [await dataUrl()] };
    const answers = await Promise.all([1, 2, 3].map(() => post(test, session, request)));
    const saved = await Promise.all(
      answers.map(async (answer) => savedListingSchema.parse(await answer.json())),
    );
    expect(new Set(saved.flatMap(({ imageUrls }) => imageUrls)).size).toBe(1);
    await test.housekeep();
    expect(files(test)).toHaveLength(2);
  });

  it('of a listing that is saved anew are its own: neither goes with the other', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const first = await save(test, session, [await dataUrl()]);
    const second = await save(test, session, first.imageUrls);
    expect(second.imageUrls).not.toEqual(first.imageUrls);
    await test.delete(`/api/listings/${first.id}`, session);
    later(UNDO_MS);
    await test.housekeep();
    expect(await statuses(test, [...first.imageUrls, ...second.imageUrls])).toEqual([404, 200]);
    expect(files(test)).toHaveLength(2);
  });

  it('come back with a listing that is taken back, and go when that is no longer possible', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const { id, imageUrls } = await save(test, session, [await dataUrl()]);
    await test.delete(`/api/listings/${id}`, session);
    await test.housekeep();
    await test.post('/api/listings/restore', { ids: [id] }, session);
    later(UNDO_MS);
    await test.housekeep();
    expect(await statuses(test, imageUrls)).toEqual([200]);
    await test.delete(`/api/listings/${id}`, session);
    later(UNDO_MS);
    await test.housekeep();
    expect([files(test), await test.db.selectFrom('photo').selectAll().execute()]).toEqual([[], []]);
  });

  it('that were never saved are gone after a day, not before', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const url = await upload(test, session);
    later(DAY_MS - 1);
    await test.housekeep();
    expect(await statuses(test, [url])).toEqual([200]);
    later(1);
    await test.housekeep();
    expect([await statuses(test, [url]), files(test)]).toEqual([[404], []]);
  });

  it('are swept by several servers at once while others are saved, and none is lost that was saved', async () => {
    const test = await createApp();
    const session = await signUpPro(test);
    const urls: string[] = [];
    for (let n = 0; n < 8; n += 1) urls.push(await upload(test, session));
    later(DAY_MS);
    const sweeps = [1, 2, 3].map(() => test.housekeep());
    const answers = await Promise.all(urls.map((url) => post(test, session, { imageUrls: [url] })));
    await Promise.all(sweeps);
    await test.housekeep();
    const kept = urls.filter((_, index) => answers[index]?.status === 201);
    expect(answers.filter(({ status }) => status !== 201 && status !== 404)).toEqual([]);
    expect(await statuses(test, kept)).toEqual(kept.map(() => 200));
    expect(files(test)).toHaveLength(kept.length * 2);
  });

  it('whose deletion was broken off are deleted later', async () => {
    const test = await createApp();
    const session = await signUp(test);
    await upload(test, session);
    await test.db.updateTable('photo').set({ deletedAt: now.toISOString() }).execute();
    await test.housekeep();
    expect(files(test)).toHaveLength(2);
    later(DAY_MS);
    await test.housekeep();
    expect(files(test)).toEqual([]);
  });

  it('are in what the account downloads', async () => {
    const test = await createApp();
    const [session, stranger] = [await signUp(test), await signUp(test, 'ben@example.com')];
    await upload(test, stranger);
    const { imageUrls } = await save(test, session, [await dataUrl(), await dataUrl()]);
    const response = await test.get('/api/account/data.zip', session);
    const archive = readZip(Buffer.from(await response.arrayBuffer()));
    const names = [...archive.keys()].filter((name) => name.startsWith('photos/'));
    expect(names.toSorted()).toEqual(imageUrls.map((url) => url.slice(1)).toSorted());
    const served = Buffer.from(await (await test.get(imageUrls[0] ?? '')).arrayBuffer());
    expect(archive.get(imageUrls[0]?.slice(1) ?? '')).toEqual(served);
  });

  it('are deleted with the account, and nobody else’s', async () => {
    const test = await createApp();
    const [session, stranger] = [await signUp(test), await signUp(test, 'ben@example.com')];
    await save(test, session, [await dataUrl(), await dataUrl()]);
    await upload(test, session);
    const url = await upload(test, stranger);
    const response = await test.post('/api/account/delete', { password: 'correct horse' }, session);
    expect(response.status).toBe(200);
    await test.background.settled();
    expect(files(test)).toHaveLength(2);
    expect(await statuses(test, [url])).toEqual([200]);
  });
});

describe('a bucket that fails', () => {
  it('is asked again, and a listing saved all the same', async () => {
    const test = await createDatabaseApp('sqlite', s3.env);
    const session = await signUp(test);
    const url = `data:image/jpeg;base64,${(await drawPhoto().jpeg().toBuffer()).toString('base64')}`;
    s3.fail({ kind: 'status', status: 503 });
    const saved = await test.post('/api/listings', buildSave({ imageUrls: [url] }), session);
    expect(saved.status).toBe(201);
    s3.fail({ kind: 'status', status: 403 });
    const refused = await test.post('/api/listings', buildSave({ imageUrls: [url] }), session);
    const { error } = (await refused.json()) as ErrorBody;
    expect([refused.status, error.message]).toEqual([
      502,
      MESSAGES.uploadFailed(SERVER_MESSAGES.storageRefused),
    ]);
    expect(test.logged()).toMatch(/"failure":"refused","reason":"the photo storage answered 403"/);
    await test.close();
  });
});
