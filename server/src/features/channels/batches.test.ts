// Several listings at once: shown first, put live one after the other, each with its own result.
import { batchSchema, type SavedListing, type SaveListingRequest } from '@smart-listings/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildSave } from '../../test/builders.ts';
import { createDatabaseApp, DATABASES, signUp, signUpPro } from '../../test/create-database-app.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { SELLING_SERVICES } from '../../test/selling-services.ts';
import { uploadPhoto } from '../../test/upload-photo.ts';
import { batchWork, runBatches } from './operations/batch-work.ts';

const CASES = SELLING_SERVICES.flatMap((service) => DATABASES.map((kind) => ({ ...service, kind })));
const WITHIN = { timeout: 30_000 };

describe.each(CASES)('several at once on $name, on $kind', ({ code, kind, calls, ...service }) => {
  async function start({ isRunning = true, clock = () => new Date() } = {}) {
    const there = await service.start();
    const env = { ...there.env, AUTH_SECRET: 'the same secret in both processes, 0123456789' };
    const test = await createDatabaseApp(kind, env, { clock });
    const running = isRunning ? runBatches(test.context) : Promise.resolve();
    onTestFinished(async () => {
      expect(there.violations).toEqual([]);
      test.stop();
      await running;
      await test.close();
      await there.close();
    });
    const session = await signUpPro(test);
    const asked = await test.post(`/api/channels/${code}/connect`, {}, session);
    const { url: to } = (await asked.json()) as { url: string };
    await test.get(`/api/channels/${code}/back?${new URLSearchParams(there.allow(to))}`, session);
    return { there, env, test, session };
  }
  type Started = Awaited<ReturnType<typeof start>>;

  async function save({ test, session }: Started, changes: Partial<SaveListingRequest> = {}) {
    const { url } = await uploadPhoto(test, session);
    const { listing, ...rest } = buildSave({ originalFormInput: service.form, imageUrls: [url] });
    const body = { ...rest, listing: { ...listing, suggestedPriceRange: '£89.50' }, ...changes };
    return (await (await test.post('/api/listings', body, session)).json()) as SavedListing;
  }

  async function begin({ test, session }: Started, listings: readonly SavedListing[]) {
    const { whenMade: _own, ...chosen } = service.decisions.chosen;
    const body = { listingIds: listings.map(({ id }) => id), chosen, typed: service.decisions.typed };
    const answer = await test.post(`/api/channels/${code}/batches`, body, session);
    const { id } = (await answer.json()) as { id: string };
    const path = `/api/channels/batches/${id}`;
    const read = async () => batchSchema.parse(await (await test.get(path, session)).json()).items;
    const states = async () => (await read()).map(({ state }) => state);
    const publish = async () => {
      const seen = (await read()).flatMap(({ listingId, preview }) =>
        preview ? [[listingId, preview.digest] as const] : [],
      );
      return test.post(`${path}/publish`, { digests: Object.fromEntries(seen) }, session);
    };
    return { path, read, states, publish };
  }

  it('shows them all, puts live what was seen, and says of each what became of it', async () => {
    const started = await start();
    const good = [await save(started), await save(started)];
    const bare = await save(started, { imageUrls: [] });
    const batch = await begin(started, [...good, bare]);
    await expect.poll(batch.states, WITHIN).toEqual(['seen', 'seen', 'failed']);
    expect(started.there.published).toEqual([]);
    const items = await batch.read();
    expect(items[0]?.preview).toMatchObject({ price: 89.5, fees: service.fees });
    expect(items[2]?.problem).toContain('without a photo');
    await Promise.all([batch.publish(), batch.publish()]);
    await expect.poll(batch.states, WITHIN).toEqual(['live', 'live', 'failed']);
    expect([started.there.published.length, started.there.there().length]).toEqual([2, 2]);
  });

  it('waits where the marketplace is asked too much, and goes on', async () => {
    const started = await start();
    const listings = [await save(started), await save(started)];
    started.there.play(calls.choices, { kind: 'status', status: 429, headers: { 'retry-after': '3' } });
    const batch = await begin(started, listings);
    await expect.poll(async () => (await batch.read())[0]?.problem, WITHIN).toContain('too many requests');
    await expect.poll(batch.states, WITHIN).toEqual(['seen', 'seen']);
    expect((await batch.read()).map(({ problem }) => problem)).toEqual([null, null]);
    started.there.play(calls.publish, { kind: 'status', status: 503 });
    await batch.publish();
    await expect.poll(batch.states, WITHIN).toEqual(['live', 'live']);
    expect(started.there.published).toHaveLength(2);
  });

  it('finds what a killed server was at', async () => {
    let now = new Date();
    const started = await start({ isRunning: false, clock: () => now });
    const { there, env, test } = started;
    const batch = await begin(started, [await save(started)]);
    const claim = async () => {
      const item = await test.db.selectFrom('channel_batch_item').selectAll().executeTakeFirstOrThrow();
      return { id: item.job, data: { item: item.id }, attempt: 1 };
    };
    const work = (app: TestApp) => batchWork(app.context);
    const signal = new AbortController().signal;
    for (const call of [calls.making.at(-1) ?? '', calls.publish]) {
      const heard = there.calls.length;
      there.play(call, { kind: 'stuck' });
      // A process of its own that is never heard of again.
      const killed = createTestApp(
        { ...test.env, ...env },
        { db: test.db, clock: () => now, store: test.context.store, queue: test.context.queue },
      );
      void work(killed)
        .handle(await claim(), signal)
        .catch(() => {});
      await expect
        .poll(() => there.calls.slice(heard).some((one) => new RegExp(call).test(one)), WITHIN)
        .toBe(true);
      // As long as it may still be at it, nobody else is.
      expect(await work(test).handle(await claim(), signal)).toMatchObject({
        retryAfterMs: expect.any(Number),
      });
      now = new Date(now.getTime() + 4 * 60_000);
      expect(await work(test).handle(await claim(), signal)).toBe('finished');
      if (call !== calls.publish) await batch.publish();
    }
    expect(await batch.states()).toEqual(['live']);
    expect([there.published.length, there.there().length]).toEqual([1, 1]);
  });

  it('stops, goes on at a press, and is nobody else’s', async () => {
    const started = await start({ isRunning: false });
    const { test, session, there } = started;
    const batch = await begin(started, [await save(started)]);
    const stranger = await signUp(test, 'stranger@example.com');
    expect((await test.get(batch.path, stranger)).status).toBe(404);
    for (const call of ['publish', 'stop'])
      expect((await test.post(`${batch.path}/${call}`, { digests: {} }, stranger)).status).toBe(404);
    expect((await test.post(`${batch.path}/stop`, {}, session)).status).toBe(200);
    expect(await batch.states()).toEqual(['stopped']);
    expect(await test.context.queue.claim('channel-listing', 5)).toEqual([]);
    expect(there.there()).toEqual([]);
    const foreign = { listingIds: [(await batch.read())[0]?.listingId], chosen: {} };
    await test.post(`/api/channels/${code}/connect`, {}, stranger);
    expect((await test.post(`/api/channels/${code}/batches`, foreign, stranger)).status).toBe(409);
  });
});
