// The clock of the machine jumps: ahead, as after a sleep or by mistake, and back when it is put right.
import { listListingsResponseSchema } from '@smart-listings/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildRequest, buildSave, GOOD_ANSWER } from '../test/builders.ts';
import { createDatabaseApp, DATABASES, type DatabaseApp, signUp } from '../test/create-database-app.ts';
import { answer, type StandIn, startStandIn } from '../test/stand-in.ts';
import { openaiFormat } from '../test/stand-in-openai.ts';

const GENERATE = '/api/gemini/generateListing';
const A_DAY_MS = 24 * 3_600_000;
const NOVEMBER = new Date('2026-11-20T12:00:00Z');
const DECEMBER = new Date('2026-12-01T00:00:01Z');

describe.each(DATABASES)('a clock that jumps, on %s', (kind) => {
  const open: DatabaseApp[] = [];
  let provider: StandIn;
  beforeEach(async () => {
    provider = await startStandIn(openaiFormat);
    provider.play(answer(JSON.stringify(GOOD_ANSWER)));
    // Timers go on: they count what passes, whatever the clock says.
    vi.useFakeTimers({ toFake: ['Date'], now: NOVEMBER });
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const test of open.splice(0)) await test.close();
    await provider.close();
  });
  async function createApp(env: Record<string, string> = {}): Promise<DatabaseApp> {
    const test = await createDatabaseApp(kind, env);
    open.push(test);
    return test;
  }
  const jumpBy = (ms: number) => vi.setSystemTime(Date.now() + ms);

  it('keeps who is signed in over a week, either way, and asks again after a month', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const status = async () => (await test.get('/api/listings', session)).status;
    const statuses: number[] = [];
    for (const days of [7, -14, 7, 31]) {
      jumpBy(days * A_DAY_MS);
      statuses.push(await status());
    }
    expect(statuses).toEqual([200, 200, 200, 401]);
  });

  it('counts each month by itself, also when November comes a second time', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const generate = async () => (await test.post(GENERATE, buildRequest(), session)).status;
    for (let n = 0; n < 5; n += 1) expect(await generate()).toBe(200);
    expect(await generate()).toBe(403);
    vi.setSystemTime(DECEMBER);
    expect(await generate()).toBe(200);
    vi.setSystemTime(NOVEMBER);
    expect(await generate()).toBe(403);
  });

  it('shows the newest listing first, whatever the clock said when it was saved', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const titles = ['ahead', 'right', 'behind'];
    for (const [n, title] of titles.entries()) {
      vi.setSystemTime(NOVEMBER.getTime() + (1 - n) * A_DAY_MS);
      const saved = await test.post(
        '/api/listings',
        buildSave({ listing: { ...buildSave().listing, title } }),
        session,
      );
      expect(saved.status).toBe(201);
    }
    const answered = await test.get('/api/listings', session);
    const { listings } = listListingsResponseSchema.parse(await answered.json());
    expect(listings.map(({ title }) => title)).toEqual(titles.toReversed());
  });

  it('does not keep a visitor waiting for a year that was a mistake', async () => {
    const test = await createApp({
      OPENAI_BASE_URL: `${provider.url}/v1`,
      OPENAI_MODEL: 'test-model',
      ANON_GENERATIONS_PER_HOUR: '1',
    });
    const generate = () => test.post(GENERATE, buildRequest());
    jumpBy(365 * A_DAY_MS);
    expect((await generate()).status).toBe(200);
    expect((await generate()).status).toBe(429);
    vi.setSystemTime(NOVEMBER);
    expect((await generate()).status).toBe(200);
    const refused = await generate();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
  });
});
