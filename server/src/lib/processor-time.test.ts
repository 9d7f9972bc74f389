import { expect, it } from 'vitest';
import { buildForm, buildRequest, readEvents } from '../test/builders.ts';
import { createTestApp, fromAddress } from '../test/create-test-app.ts';
import { createProcessorTime } from './processor-time.ts';

const GENERATE = '/api/gemini/generateListing';
const SYNTHESIZE = '/api/gemini/synthesizeAnalysis';
const ANALYSES = { analyses: [{ itemName: 'Mug', features: '', keywords: '' }] };

/** An app whose engine takes `ms` of the processor for each piece of work. */
function appThatTakes(ms: number) {
  let sofar = 0;
  const processorTime = createProcessorTime(10, () => {
    sofar += ms / 2;
    return sofar * 2;
  });
  const { app } = createTestApp({}, { processorTime });
  return (address: string, path = GENERATE, body: unknown = buildRequest(), headers = {}) =>
    app.request(
      path,
      {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      },
      fromAddress(address),
    );
}

it('refuses a visitor whose forms take the processor, in words and with Retry-After', async () => {
  const ask = appThatTakes(2_500);
  const statuses = [];
  for (let n = 0; n < 5; n += 1) statuses.push((await ask('192.0.2.1')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  const refused = await ask('192.0.2.1');
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(60);
  expect(wait).toBeLessThanOrEqual(120);
  expect(await refused.json()).toMatchObject({
    error: {
      code: 'rate-limited',
      message: 'What you have sent took this server unusually long to read. Please try again in 2 minutes.',
    },
  });
});

it('lets the others in, and those whose forms are as usual', async () => {
  const ask = appThatTakes(10_000);
  expect((await ask('192.0.2.1')).status).toBe(200);
  expect((await ask('192.0.2.1')).status).toBe(429);
  expect((await ask('192.0.2.2')).status).toBe(200);
  const usual = appThatTakes(5);
  for (let n = 0; n < 50; n += 1) expect((await usual('192.0.2.1')).status).toBe(200);
});

it('makes whoever is far beyond wait for as long as it takes to earn it', async () => {
  const ask = appThatTakes(100_000);
  await ask('192.0.2.1');
  expect(Number((await ask('192.0.2.1')).headers.get('retry-after'))).toBeGreaterThan(1_000);
});

it('counts a form, a stream and photos of one visitor together, and answers a status before a stream', async () => {
  const ask = appThatTakes(5_000);
  const stream = { accept: 'text/event-stream' };
  const form = buildRequest({ formData: buildForm() });
  expect(await readEvents(await ask('192.0.2.1', GENERATE, form, stream))).not.toEqual([]);
  expect((await ask('192.0.2.1', SYNTHESIZE, ANALYSES)).status).toBe(200);
  expect((await ask('192.0.2.1', GENERATE, form, stream)).status).toBe(429);
  expect((await ask('192.0.2.1', SYNTHESIZE, ANALYSES)).status).toBe(429);
});
