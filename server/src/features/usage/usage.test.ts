import { PLATFORMS } from '@smart-listings/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { buildForm, buildRequest, buildSave } from '../../test/builders.ts';
import { createDatabaseApp, DATABASES, type DatabaseApp, signUp } from '../../test/create-database-app.ts';
import { startStandIn } from '../../test/stand-in.ts';
import { openaiFormat } from '../../test/stand-in-openai.ts';
import { sweepAttempts } from './operations.ts';

const GENERATE = '/api/gemini/generateListing';

describe.each(DATABASES)('usage on %s', (kind) => {
  const open: DatabaseApp[] = [];
  afterEach(async () => {
    for (const test of open.splice(0)) await test.close();
  });
  async function createApp(
    ...rest: [env?: Record<string, string>, overrides?: object]
  ): Promise<DatabaseApp> {
    const test = await createDatabaseApp(kind, ...rest);
    open.push(test);
    return test;
  }
  const readCount = async (test: DatabaseApp, session: { cookie: string }) =>
    ((await (await test.get('/api/me', session)).json()) as { usage: { generatedCount: number } }).usage;

  it('lets exactly five of fifty generations at once through', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => test.post(GENERATE, buildRequest(), session)),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 403)).toHaveLength(45);
    expect(await readCount(test, session)).toMatchObject({ generatedCount: 5 });
  });

  it('tells every open page that a unit was taken, and that it was given back', async () => {
    const standIn = await startStandIn(openaiFormat);
    standIn.play({ kind: 'status', status: 401 });
    const test = await createApp({
      ...{ AI_PROVIDER: 'openai', OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' },
      OPENAI_BASE_URL: `${standIn.url}/v1`,
    });
    const session = await signUp(test);
    const reader = (await test.get('/api/listings/stream', session)).body?.getReader();
    let text = '';
    const readPlans = async (count: number) => {
      while (text.split('event: plan').length <= count)
        text += new TextDecoder().decode((await reader?.read())?.value);
    };
    await readPlans(1);
    await test.post(GENERATE, buildRequest(), session);
    await readPlans(3);
    expect(await readCount(test, session)).toMatchObject({ generatedCount: 0 });
    await reader?.cancel();
    await standIn.close();
  });

  it('refuses the sixth in the words of the specification', async () => {
    const test = await createApp();
    const session = await signUp(test);
    for (let n = 0; n < 5; n += 1) await test.post(GENERATE, buildRequest(), session);
    const response = await test.post(GENERATE, buildRequest(), session);
    expect(await response.json()).toEqual({
      error: { code: 'limit-reached', message: "You've reached your monthly generation limit." },
    });
  });

  it('starts anew with the UTC month', async () => {
    let now = new Date('2026-11-30T23:59:59Z');
    const test = await createApp({}, { clock: () => now });
    const session = await signUp(test);
    for (let n = 0; n < 5; n += 1) await test.post(GENERATE, buildRequest(), session);
    now = new Date('2026-12-01T00:00:00Z');
    expect(await readCount(test, session)).toEqual({ month: '2026-12', generatedCount: 0 });
    expect((await test.post(GENERATE, buildRequest(), session)).status).toBe(200);
  });

  it('counts for premium without an end', async () => {
    const test = await createApp();
    const session = await signUp(test);
    await test.db.updateTable('user').set({ planType: 'premium' }).execute();
    for (let n = 0; n < 7; n += 1) {
      expect((await test.post(GENERATE, buildRequest(), session)).status).toBe(200);
    }
    expect(await readCount(test, session)).toMatchObject({ generatedCount: 7 });
  });

  it('counts nothing of a request that was refused', async () => {
    const test = await createApp();
    const session = await signUp(test);
    expect((await test.post(GENERATE, {}, session)).status).toBe(400);
    expect(await readCount(test, session)).toMatchObject({ generatedCount: 0 });
  });

  it('gives a failed generation back', async () => {
    const standIn = await startStandIn(openaiFormat);
    standIn.play({ kind: 'status', status: 500 });
    const test = await createApp({ OPENAI_BASE_URL: `${standIn.url}/v1`, OPENAI_MODEL: 'm' });
    const session = await signUp(test);
    expect((await test.post(GENERATE, buildRequest(), session)).status).toBeGreaterThanOrEqual(500);
    expect(await readCount(test, session)).toMatchObject({ generatedCount: 0 });
    await standIn.close();
  });

  it('gives a generation back that the limit of the network refused', async () => {
    const test = await createApp({ ANON_GENERATIONS_PER_HOUR: '1' });
    const session = await signUp(test);
    await test.post(GENERATE, buildRequest(), session);
    expect((await test.post(GENERATE, buildRequest(), session)).status).toBe(429);
    expect(await readCount(test, session)).toMatchObject({ generatedCount: 1 });
  });

  describe('the retries of one click', () => {
    const attempt = 'click-0001';

    it('count once, when every answer is cut at its first byte', async () => {
      const test = await createApp();
      const session = await signUp(test);
      for (let n = 0; n < 5; n += 1) {
        const headers = { ...session, accept: 'text/event-stream' };
        const response = await test.post(GENERATE, buildRequest({ attempt }), headers);
        const reader = response.body?.getReader();
        await reader?.read();
        await reader?.cancel();
      }
      expect(await readCount(test, session)).toMatchObject({ generatedCount: 1 });
    });

    it('count once when they come at once, for the last unit too', async () => {
      const test = await createApp();
      const session = await signUp(test);
      for (let n = 0; n < 4; n += 1) await test.post(GENERATE, buildRequest(), session);
      const request = buildRequest({ attempt });
      const responses = await Promise.all([1, 2, 3].map(() => test.post(GENERATE, request, session)));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await readCount(test, session)).toMatchObject({ generatedCount: 5 });
    });

    it('are refused together when nothing is left', async () => {
      const test = await createApp();
      const session = await signUp(test);
      for (let n = 0; n < 5; n += 1) await test.post(GENERATE, buildRequest(), session);
      const request = buildRequest({ attempt });
      const responses = await Promise.all([1, 2].map(() => test.post(GENERATE, request, session)));
      expect(responses.map(({ status }) => status)).toEqual([403, 403]);
    });

    it.each([
      ['with another form', { attempt, formData: buildForm({ itemName: 'Another item' }) }],
      ['as an alternative', { attempt, variant: 'v2' as const }],
      ['of another click', { attempt: 'click-0002' }],
    ])('count anew %s', async (_, changes) => {
      const test = await createApp();
      const session = await signUp(test);
      await test.post(GENERATE, buildRequest({ attempt }), session);
      await test.post(GENERATE, buildRequest(changes), session);
      expect(await readCount(test, session)).toMatchObject({ generatedCount: 2 });
    });

    it('count anew for another account', async () => {
      const test = await createApp();
      const [owner, stranger] = [await signUp(test), await signUp(test, 'stranger@example.com')];
      await test.post(GENERATE, buildRequest({ attempt }), owner);
      await test.post(GENERATE, buildRequest({ attempt }), stranger);
      expect(await readCount(test, stranger)).toMatchObject({ generatedCount: 1 });
    });

    it('count anew from the sixth on', async () => {
      const test = await createApp();
      const session = await signUp(test);
      for (let n = 0; n < 6; n += 1) await test.post(GENERATE, buildRequest({ attempt }), session);
      expect(await readCount(test, session)).toMatchObject({ generatedCount: 2 });
    });

    it('count anew ten minutes later, and are forgotten', async () => {
      let now = new Date('2026-11-21T09:00:00Z');
      const test = await createApp({}, { clock: () => now });
      const session = await signUp(test);
      await test.post(GENERATE, buildRequest({ attempt }), session);
      now = new Date('2026-11-21T09:10:01Z');
      await test.post(GENERATE, buildRequest({ attempt }), session);
      expect(await readCount(test, session)).toMatchObject({ generatedCount: 2 });
      now = new Date('2026-11-21T09:20:01Z');
      await sweepAttempts(test.context);
      expect(await test.db.selectFrom('generation_attempt').selectAll().execute()).toEqual([]);
    });

    it('give the unit back with the last that failed, and not while one was answered', async () => {
      const standIn = await startStandIn(openaiFormat);
      const test = await createApp({ OPENAI_BASE_URL: `${standIn.url}/v1`, OPENAI_MODEL: 'm' });
      const session = await signUp(test);
      const ask = () => test.post(GENERATE, buildRequest({ attempt }), session);
      standIn.play({ kind: 'status', status: 500 });
      await Promise.all([ask(), ask()]);
      expect(await readCount(test, session)).toMatchObject({ generatedCount: 0 });
      await test.post(GENERATE, buildRequest({ attempt, writer: 'builtin' }), session);
      await ask();
      expect(await readCount(test, session)).toMatchObject({ generatedCount: 1 });
      await standIn.close();
    });

    it.each(['short', 'with blanks in it', 'x'.repeat(65)])('are refused under the id %j', async (id) => {
      const test = await createApp();
      expect((await test.post(GENERATE, buildRequest({ attempt: id }))).status).toBe(400);
    });
  });

  describe('writing a saved listing anew', () => {
    /** An account that has used up its month, with one listing of it saved. */
    async function createSpent(test: DatabaseApp) {
      const session = await signUp(test);
      const { receipt } = (await (await test.post(GENERATE, buildRequest(), session)).json()) as {
        receipt: string;
      };
      const saved = await save(test, session, receipt);
      for (let n = 0; n < 4; n += 1) await test.post(GENERATE, buildRequest(), session);
      return { session, receipt, savedListingId: saved };
    }
    async function save(test: DatabaseApp, session: { cookie: string }, receipt: string) {
      const origin = { currency: 'GBP (£)', receipt };
      const response = await test.post('/api/listings', buildSave({ origin }), session);
      return ((await response.json()) as { id: string }).id;
    }

    it('counts nothing, with nothing left of the month either', async () => {
      const test = await createApp();
      const { session, savedListingId } = await createSpent(test);
      const again = await test.post(GENERATE, buildRequest({ savedListingId }), session);
      expect(again.status).toBe(200);
      expect(await readCount(test, session)).toMatchObject({ generatedCount: 5 });
    });

    it.each([
      ['from a form that was changed', { formData: buildForm({ itemName: 'Another item' }) }],
      ['as an alternative', { variant: 'v2' as const }],
      ['of an id that nobody has', { savedListingId: 'nobodys' }],
    ])('counts %s', async (_, changes) => {
      const test = await createApp();
      const { session, savedListingId } = await createSpent(test);
      const response = await test.post(GENERATE, buildRequest({ savedListingId, ...changes }), session);
      expect(response.status).toBe(403);
    });

    it('counts what was saved without ever having been counted, or with the receipt of somebody else', async () => {
      const test = await createApp();
      const { session, receipt, savedListingId } = await createSpent(test);
      const stranger = await signUp(test, 'stranger@example.com');
      for (const borrowed of ['', 'made-up', receipt]) {
        const own = await save(test, stranger, borrowed);
        await test.post(GENERATE, buildRequest({ savedListingId: own }), stranger);
      }
      await test.post(GENERATE, buildRequest({ savedListingId }), stranger);
      expect(await readCount(test, stranger)).toMatchObject({ generatedCount: 4 });
      expect(session.cookie).not.toBe(stranger.cookie);
    });
  });

  describe('one item on several marketplaces', () => {
    const elsewhere = (platform: (typeof PLATFORMS)[number]) => buildForm({ platform });

    it('counts once for the built-in writer, for each variant', async () => {
      const test = await createApp();
      const session = await signUp(test);
      const first = await test.post(GENERATE, buildRequest(), session);
      const { receipt } = (await first.json()) as { receipt: string };
      for (const platform of PLATFORMS.filter((one) => one !== buildForm().platform))
        await test.post(GENERATE, buildRequest({ formData: elsewhere(platform), receipt }), session);
      expect(await readCount(test, session)).toMatchObject({ generatedCount: 1 });
      await test.post(GENERATE, buildRequest({ variant: 'v2', receipt }), session);
      expect(await readCount(test, session)).toMatchObject({ generatedCount: 2 });
      // The same marketplace again is another press.
      await test.post(GENERATE, buildRequest({ receipt }), session);
      expect(await readCount(test, session)).toMatchObject({ generatedCount: 3 });
    });

    it('counts another item, and another account’s', async () => {
      const test = await createApp();
      const session = await signUp(test);
      const first = await test.post(GENERATE, buildRequest(), session);
      const { receipt } = (await first.json()) as { receipt: string };
      const formData = buildForm({ itemName: 'Another item' });
      await test.post(GENERATE, buildRequest({ formData, receipt }), session);
      expect(await readCount(test, session)).toMatchObject({ generatedCount: 2 });
      const stranger = await signUp(test, 'stranger@example.com');
      await test.post(GENERATE, buildRequest({ receipt }), stranger);
      expect(await readCount(test, stranger)).toMatchObject({ generatedCount: 1 });
    });
  });
});
