import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildRequest, GOOD_ANSWER } from '../../test/builders.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { type StandIn, startStandIn } from '../../test/stand-in.ts';
import { openaiFormat } from '../../test/stand-in-openai.ts';

let standIn: StandIn;
let test: TestApp;
let server: ReturnType<typeof createAdaptorServer>;
let url: string;

beforeEach(async () => {
  standIn = await startStandIn(openaiFormat);
  test = createTestApp({
    OPENAI_BASE_URL: `${standIn.url}/v1`,
    OPENAI_MODEL: 'test-model',
    ANON_GENERATIONS_PER_HOUR: '1',
  });
  server = createAdaptorServer({ fetch: test.app.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/gemini/generateListing`;
});

afterEach(async () => {
  server.close();
  await standIn.close();
});

it.each([
  ['waits for the whole answer', 'application/json', { kind: 'hang' }],
  ['reads the stream', 'text/event-stream', { kind: 'stall', answer: { text: JSON.stringify(GOOD_ANSWER) } }],
] as const)('cancels the provider’s call when a client that %s hangs up', async (_how, accept, act) => {
  standIn.play(act);
  const hangUp = new AbortController();
  const call = fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(buildRequest()),
    signal: hangUp.signal,
  }).then((response) => response.text());
  const gone = call.catch(() => 'gone');
  while (standIn.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  hangUp.abort();
  expect(await gone).toBe('gone');
  await standIn.requests[0]?.closedEarly;
  // The call was made, so its unit is used: leaving early must not be a way to ask without end.
  const again = await test.post('/api/gemini/generateListing', buildRequest());
  expect(again.status).toBe(429);
});
