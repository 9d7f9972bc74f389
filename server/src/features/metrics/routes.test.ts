import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { buildRequest, GOOD_ANSWER } from '../../test/builders.ts';
import { createDatabaseApp, DATABASES } from '../../test/create-database-app.ts';
import { createTestApp, fromAddress, type TestApp } from '../../test/create-test-app.ts';
import { answer, startStandIn } from '../../test/stand-in.ts';
import { geminiFormat } from '../../test/stand-in-gemini.ts';

const GENERATE = '/api/gemini/generateListing';

async function readMetrics(app: TestApp): Promise<string> {
  const response = await app.get('/metrics');
  expect(response.status).toBe(200);
  return response.text();
}

it('counts requests under their route, never under what a visitor typed', async () => {
  const app = createTestApp();
  await app.get('/healthz');
  await app.get('/api/nothing-like-this?secret=1');
  const text = await readMetrics(app);
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1');
  expect(text).toContain('route="/api/*",status="404"} 1');
  expect(text).not.toContain('nothing-like-this');
});

it('counts calls to the provider by how they ended, with their tokens and cost', async () => {
  const standIn = await startStandIn(geminiFormat);
  try {
    const app = createTestApp({
      GEMINI_API_KEY: 'key-1',
      GEMINI_BASE_URL: `${standIn.url}/v1beta`,
      AI_INPUT_PRICE: '0.30',
      AI_OUTPUT_PRICE: '2.50',
    });
    standIn.play(answer(JSON.stringify(GOOD_ANSWER)), { kind: 'status', status: 503 });
    await app.post(GENERATE, buildRequest());
    await app.post(GENERATE, buildRequest());
    const text = await readMetrics(app);
    const model = 'provider="gemini",model="gemini-flash-latest"';
    expect(text).toContain(`ai_call_duration_seconds_count{${model},outcome="ok"} 1`);
    expect(text).toContain(`ai_call_duration_seconds_count{${model},outcome="overloaded"} 1`);
    expect(text).toContain(`ai_tokens_total{${model},direction="input"} 900`);
    expect(text).toContain(`ai_tokens_total{${model},direction="output"} 300`);
    // 900 × 0.30 and 300 × 2.50 millionths of a dollar.
    expect(text).toContain(`ai_cost_dollars_total{${model}} 0.00102`);
  } finally {
    await standIn.close();
  }
});

it('counts the streams that are open', async () => {
  const app = createTestApp();
  const stream = await app.post(GENERATE, buildRequest(), { accept: 'text/event-stream' });
  const openBefore = /^open_event_streams (\d+)$/m.exec(await readMetrics(app))?.[1];
  await stream.body?.cancel();
  const openAfter = /^open_event_streams (\d+)$/m.exec(await readMetrics(app))?.[1];
  expect(Number(openBefore) - Number(openAfter)).toBe(1);
});

it('answers this machine only, unless a token is set', async () => {
  const { app } = createTestApp();
  const far = await app.request('/metrics', {}, fromAddress('203.0.113.9'));
  expect(far.status).toBe(404);
  const proxied = { headers: { 'x-forwarded-for': '203.0.113.9' } };
  expect((await app.request('/metrics', proxied, fromAddress('127.0.0.1'))).status).toBe(404);
});

it('answers whoever brings the token', async () => {
  const { app } = createTestApp({ METRICS_TOKEN: 'a-token-of-enough-length' });
  const far = fromAddress('203.0.113.9');
  const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  expect((await app.request('/metrics', withToken('a-token-of-enough-length'), far)).status).toBe(200);
  expect((await app.request('/metrics', withToken('another'), far)).status).toBe(404);
  expect((await app.request('/metrics', {}, fromAddress('127.0.0.1'))).status).toBe(404);
});

it('tells how many photos wait, and how much goes on after answers', async () => {
  const { photoReader: reader, photoPreparer: preparer } = createTestApp().context;
  const photoReader = { ...reader, waiting: () => 7 };
  const photoPreparer = { ...preparer, waiting: () => 3 };
  const app = createTestApp({}, { photoReader, photoPreparer });
  let end = () => {};
  app.background.run('something slow', () => new Promise((resolve) => (end = resolve)));
  const text = await readMetrics(app);
  end();
  expect(text).toContain('\nphotos_waiting_to_be_read 7\n');
  expect(text).toContain('\nphotos_waiting_to_be_kept 3\n');
  expect(text).toContain('\nbackground_work_running 1\n');
});

it('counts the work after answers that has failed', async () => {
  const app = createTestApp();
  app.background.run('mail "Hello"', async () => Promise.reject(new Error('no')));
  await app.background.settled();
  expect(await readMetrics(app)).toContain('background_work_failures_total{work="mail \\"Hello\\""} 1');
});

it('counts the queries that wait for a connection', async () => {
  const test = await createDatabaseApp(DATABASES.at(-1) ?? 'sqlite');
  onTestFinished(test.close);
  const count = async () => Number(/^database_requests_waiting (\d+)$/m.exec(await readMetrics(test))?.[1]);
  expect(await count()).toBe(0);
  // More at once than the pool has connections: the last of them wait.
  const many = Promise.all(Array.from({ length: 30 }, () => sql`select 1`.execute(test.db)));
  await new Promise((resolve) => setImmediate(resolve));
  if (test.env.DATABASE_URL) expect(await count()).toBeGreaterThan(0);
  await many;
  expect(await count()).toBe(0);
});
