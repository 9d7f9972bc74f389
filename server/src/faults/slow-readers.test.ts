// A thousand clients that ask for a stream and then do not read it: memory stays bounded, others are served, and
// nothing is left of them when they are gone.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildRequest, GOOD_ANSWER, readEvents } from '../test/builders.ts';
import { answer, startStandIn } from '../test/stand-in.ts';
import { openaiFormat } from '../test/stand-in-openai.ts';
import { type RunningServer, startServer } from '../test/start-server.ts';

const READERS = 1_000;
const PATH = '/api/gemini/generateListing';
/** Some twenty states of a listing that grows to three kilobytes. */
const LONG_ANSWER = {
  ...GOOD_ANSWER,
  description: Array.from({ length: 18 }, () => GOOD_ANSWER.description).join('\n\n'),
};
/** For each of them: its sockets, its call of the provider and the garbage of both; what waits for it is 64 kB at most. */
const MOST_BYTES_EACH = 800_000;
const PATIENCE = { timeout: 110_000, interval: 500 };

it('holds a thousand slow readers, serves others meanwhile, and forgets them', async () => {
  const provider = await startStandIn(openaiFormat);
  onTestFinished(provider.close);
  provider.play(
    answer(JSON.stringify(LONG_ANSWER), { pace: { firstMs: 2_000, everyMs: 100, charactersEach: 150 } }),
  );
  const folder = mkdtempSync(`${tmpdir()}/smart-listings-slow-`);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startServer({
    DATA_DIR: folder,
    OPENAI_BASE_URL: `${provider.url}/v1`,
    OPENAI_MODEL: 'test-model',
    ANON_GENERATIONS_PER_HOUR: '1000000',
  });
  onTestFinished(server.kill);
  const before = await readMetric(server, 'process_resident_memory_bytes');

  const readers = await Promise.all(Array.from({ length: READERS }, () => askAndNeverRead(server)));
  onTestFinished(() => readers.forEach((socket) => void socket.destroy()));
  const whole = await fetch(server.origin + PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(buildRequest()),
  });
  expect((await readEvents(whole)).at(-1)?.event).toBe('result');
  const during = await readMetric(server, 'process_resident_memory_bytes');
  expect(during - before).toBeLessThan(READERS * MOST_BYTES_EACH);

  for (const socket of readers) socket.destroy();
  await vi.waitFor(async () => expect(await readMetric(server, 'open_event_streams')).toBe(0), PATIENCE);
});

async function askAndNeverRead({ origin }: RunningServer): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.pause();
  const body = JSON.stringify(buildRequest());
  const head = [
    `POST ${PATH} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Accept: text/event-stream',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  return socket;
}

async function readMetric({ origin }: RunningServer, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}
