// Several listings at once: shown first, put live one after the other, each with its own result.
import {
  batchSchema,
  LIMITS,
  listBatchesResponseSchema,
  type SavedListing,
  type SaveListingRequest,
} from '@smart-listings/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Job } from '../../queue/job.ts';
import { buildSave } from '../../test/builders.ts';
import { DATABASES, signUp, signUpPro } from '../../test/create-database-app.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { openShop } from '../../test/open-shop.ts';
import { readZip } from '../../test/read-zip.ts';
import { SELLING_SERVICES } from '../../test/selling-services.ts';
import { batchWork, runBatches } from './operations/batch-work.ts';
import { sweepBatches } from './operations/batches.ts';

const CASES = SELLING_SERVICES.flatMap((service) => DATABASES.map((kind) => ({ ...service, kind })));
const WITHIN = { timeout: 30_000 };

describe.each(CASES)('several at once on $name, on $kind', (service) => {
  const { code, kind, calls } = service;

  async function start({ isRunning = true, clock = () => new Date() } = {}) {
    const env = { AUTH_SECRET: 'the same secret in both processes, 0123456789' };
    const shop = await openShop(service, kind, { env, enter: signUpPro, clock });
    const { test } = shop;
    const running = isRunning ? runBatches(test.context) : Promise.resolve();
    onTestFinished(async () => {
      test.stop();
      await running;
    });
    return shop;
  }
  type Started = Awaited<ReturnType<typeof start>>;

  function save(shop: Started, changes: Partial<SaveListingRequest> = {}) {
    const { listing } = buildSave();
    return shop.save({ listing: { ...listing, suggestedPriceRange: '£89.50' }, ...changes });
  }

  async function begin({ test, session }: Started, listings: readonly SavedListing[]) {
    const { whenMade: _own, ...chosen } = service.decisions.chosen;
    const body = { listingIds: listings.map(({ id }) => id), chosen, typed: service.decisions.typed };
    const answer = await test.post(`/api/channels/${code}/batches`, body, session);
    const { id } = (await answer.json()) as { id: string };
    const path = `/api/channels/batches/${id}`;
    const read = async () => batchSchema.parse(await (await test.get(path, session)).json()).items;
    const states = async () => (await read()).map(({ state }) => state);
    const brief = async () =>
      batchSchema.parse(await (await test.get(`${path}?brief=true`, session)).json()).items;
    const publish = async () => {
      const seen = (await read()).flatMap(({ listingId, preview }) =>
        preview ? [[listingId, preview.digest] as const] : [],
      );
      return test.post(`${path}/publish`, { digests: Object.fromEntries(seen) }, session);
    };
    return { id, path, read, states, publish, brief };
  }

  const listOpen = async ({ test, session }: Started, who = session) => {
    const answer = await test.get('/api/channels/batches', who);
    return listBatchesResponseSchema.parse(await answer.json()).batches;
  };
  const claimOf = async ({ test }: Started) => {
    const item = await test.db.selectFrom('channel_batch_item').selectAll().executeTakeFirstOrThrow();
    return { id: item.job, data: { item: item.id }, attempt: 1 };
  };
  const { signal } = new AbortController();

  it('shows them all, puts live what was seen, and says of each what became of it', async () => {
    const started = await start();
    const good = [await save(started), await save(started)];
    const bare = await save(started, { imageUrls: [] });
    const batch = await begin(started, [...good, bare]);
    await expect.poll(batch.states, WITHIN).toEqual(['seen', 'seen', 'failed']);
    expect(started.there.published).toEqual([]);
    const items = await batch.read();
    expect(items[0]?.preview).toMatchObject({ price: 89.5, fees: service.fees });
    expect((await batch.brief()).map(({ state, preview }) => [state, preview])).toEqual([
      ['seen', null],
      ['seen', null],
      ['failed', null],
    ]);
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
    const claim = () => claimOf(started);
    const work = (app: TestApp) => batchWork(app.context);
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

  it('is found again by whoever closed its page, as long as it goes on or waits for the press', async () => {
    let now = new Date();
    const started = await start({ isRunning: false, clock: () => now });
    const batch = await begin(started, [await save(started), await save(started, { imageUrls: [] })]);
    const about = { id: batch.id, code, name: service.name, listings: 2 };
    expect(await listOpen(started)).toMatchObject([{ ...about, done: 0, isMoving: true }]);
    expect(await listOpen(started, await signUp(started.test, 'stranger@example.com'))).toEqual([]);
    const work = batchWork(started.test.context);
    for (const item of await started.test.db.selectFrom('channel_batch_item').selectAll().execute())
      await work.handle({ id: item.job, data: { item: item.id }, attempt: 1 }, signal);
    expect(await listOpen(started)).toMatchObject([{ ...about, done: 1, isMoving: false }]);
    now = new Date(now.getTime() + 25 * 3_600_000);
    expect(await listOpen(started)).toEqual([]);
    expect(await batch.states()).toEqual(['seen', 'failed']);
    now = new Date(now.getTime() + 7 * 86_400_000);
    await sweepBatches(started.test.context);
    expect(await started.test.db.selectFrom('channel_batch_item').selectAll().execute()).toEqual([]);
  });

  it('takes no more batches than can be on their way', async () => {
    const started = await start({ isRunning: false });
    const listing = await save(started);
    for (let count = 0; count < LIMITS.openChannelBatches; count += 1) await begin(started, [listing]);
    const body = { listingIds: [listing.id], chosen: {} };
    const { test, session } = started;
    expect((await test.post(`/api/channels/${code}/batches`, body, session)).status).toBe(409);
    const [first] = await listOpen(started);
    await test.post(`/api/channels/batches/${first?.id}/stop`, {}, session);
    expect((await test.post(`/api/channels/${code}/batches`, body, session)).status).toBe(200);
  });

  it('lets no more than that go on by one press more, or by many at once', async () => {
    const started = await start({ isRunning: false });
    const { test, session } = started;
    const listing = await save(started);
    const seen = await begin(started, [listing]);
    await batchWork(test.context).handle(await claimOf(started), signal);
    const body = { listingIds: [listing.id], chosen: {} };
    const starts = Array.from({ length: LIMITS.openChannelBatches + 2 }, () =>
      test.post(`/api/channels/${code}/batches`, body, session),
    );
    const answers = (await Promise.all(starts)).map(({ status }) => status);
    expect(answers.filter((status) => status === 200)).toHaveLength(LIMITS.openChannelBatches);
    expect((await seen.publish()).status).toBe(409);
    expect(await seen.states()).toEqual(['seen']);
  });

  it('keeps no more batches of an account than anybody looks at', async () => {
    let now = new Date();
    const started = await start({ isRunning: false, clock: () => now });
    const { test, session } = started;
    const listing = await save(started);
    const first = await begin(started, [listing]);
    for (let count = 0; count < 52; count += 1) {
      now = new Date(now.getTime() + 1_000);
      const { path } = await begin(started, [listing]);
      await test.post(`${path}/stop`, {}, session);
    }
    expect(await test.db.selectFrom('channel_batch').select('id').execute()).toHaveLength(51);
    // However old: it is on its way.
    expect(await first.states()).toEqual(['previewing']);
  });

  it('counts a pause that the marketplace asks for as no try, and what fails otherwise as one', async () => {
    const started = await start({ isRunning: false });
    const { there, test } = started;
    const batch = await begin(started, [await save(started)]);
    const work = batchWork(test.context);
    const first = await claimOf(started);
    there.play(calls.choices, { kind: 'status', status: 429, headers: { 'retry-after': '3' } });
    const [claim] = await test.context.queue.claim('channel-listing', 5);
    expect(claim).toMatchObject({ id: first.id });
    expect(await work.handle(first, signal)).toBe('finished');
    expect(await batch.states()).toEqual(['previewing']);
    expect(await test.context.queue.claim('channel-listing', 5)).toEqual([]);
    await test.context.queue.finish('channel-listing', first);
    let next: Awaited<ReturnType<typeof test.context.queue.claim>> = [];
    const look = async () => {
      next = await test.context.queue.claim('channel-listing', 5);
      return next;
    };
    await expect.poll(look, WITHIN).toMatchObject([{ attempt: 1 }]);
    const [later = first] = next;
    there.play(calls.choices, { kind: 'status', status: 503 });
    expect(await work.handle(later, signal)).toEqual({ retryAfterMs: 2_000 });
    expect(await batch.states()).toEqual(['previewing']);
    expect(await work.handle(later, signal)).toBe('finished');
    expect(await batch.states()).toEqual(['seen']);
  });

  it('asks less and less often where the marketplace does not say how long to wait', async () => {
    const started = await start({ isRunning: false });
    const { there, test } = started;
    await begin(started, [await save(started)]);
    const { queue } = test.context;
    const sent: Job[] = [];
    const send: typeof queue.send = (kind, jobs, trx) => {
      sent.push(...jobs);
      return queue.send(kind, jobs, trx);
    };
    const work = batchWork({ ...test.context, queue: { ...queue, send } });
    const headers = { 'retry-after': '3' };
    for (const more of [{ headers }, {}, {}, {}]) {
      there.play(calls.choices, { kind: 'status', status: 429, ...more });
      const { data } = sent.at(-1) ?? (await claimOf(started));
      await work.handle({ ...(await claimOf(started)), data }, signal);
    }
    expect(sent.map(({ afterMs }) => afterMs)).toEqual([3_000, 120_000, 240_000, 480_000]);
  });

  it('takes no word of a job that came before the last press', async () => {
    const started = await start({ isRunning: false });
    const { test, session, there } = started;
    const batch = await begin(started, [await save(started)]);
    const work = batchWork(test.context);
    await work.handle(await claimOf(started), signal);
    await batch.publish();
    const refused = Promise.withResolvers<void>();
    const { body } = service.refusal;
    there.play(calls.publish, { kind: 'status', status: 400, body, when: refused.promise });
    const older = work.handle(await claimOf(started), signal);
    const isAsked = () => there.calls.some((call) => new RegExp(calls.publish).test(call));
    await expect.poll(isAsked, WITHIN).toBe(true);
    await test.post(`${batch.path}/stop`, {}, session);
    await batch.publish();
    refused.resolve();
    await older;
    expect(await batch.states()).toEqual(['publishing']);
    await work.handle(await claimOf(started), signal);
    expect(await batch.states()).toEqual(['live']);
  });

  it('goes with the account, its work too', async () => {
    const started = await start({ isRunning: false });
    const { test, session } = started;
    await begin(started, [await save(started)]);
    const zip = readZip(Buffer.from(await (await test.get('/api/account/data.zip', session)).arrayBuffer()));
    expect(zip.get('channels.json')?.toString()).toContain('"state": "previewing"');
    await test.post('/api/account/delete', { password: 'correct horse' }, session);
    await test.background.settled();
    expect(await test.context.queue.claim('channel-listing', 5)).toEqual([]);
    expect(await test.db.selectFrom('channel_batch_item').selectAll().execute()).toEqual([]);
  });
});
