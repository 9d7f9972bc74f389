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
import { type RunningServer, startServer, WARM } from '../test/start-server.ts';
import type { Memory } from '../test/used-memory.ts';

const READERS = 1_000;
const PATH = '/api/gemini/generateListing';
/** Some twenty states of a listing that grows to three kilobytes. */
const LONG_ANSWER = {
  ...GOOD_ANSWER,
  description: Array.from({ length: 18 }, () => GOOD_ANSWER.description).join('\n\n'),
};
/**
 * What each of them may hold in the server. While its listing is written, nearly all of it is the call of the
 * provider: two sockets, prompt, answer, and the SDK's streams; then what waits for it, which is 64 kB at most; and
 * when it has gone, nothing: what is left are caches and compiled code, the same for any number.
 */
const MOST_BYTES_EACH = { writing: 300_000, waiting: 80_000, gone: 20_000 };
const PATIENCE = { timeout: 110_000, interval: 500 };
/** Both waits may take their whole patience where the machine is busy. */
const AT_MOST = 300_000;

it(
  'holds a thousand slow readers, serves others meanwhile, and forgets them',
  async () => {
    const provider = await startStandIn(openaiFormat);
    onTestFinished(provider.close);
    provider.play(
      answer(JSON.stringify(LONG_ANSWER), { pace: { firstMs: 2_000, everyMs: 100, charactersEach: 150 } }),
    );
    const folder = mkdtempSync(`${tmpdir()}/smart-listings-slow-`);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const env = {
      DATA_DIR: folder,
      OPENAI_BASE_URL: `${provider.url}/v1`,
      OPENAI_MODEL: 'test-model',
      ANON_GENERATIONS_PER_HOUR: '1000000',
      ...WARM,
    };
    const server = await startServer(env, { preload: new URL('../test/tell-memory.ts', import.meta.url) });
    onTestFinished(server.kill);
    const before = await measureUsed(server);
    const heldEach = async () => ((await measureUsed(server)) - before) / READERS;

    const readers = await Promise.all(Array.from({ length: READERS }, () => askAndNeverRead(server)));
    onTestFinished(() => readers.forEach((socket) => void socket.destroy()));
    const whole = await fetch(server.origin + PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(buildRequest()),
    });
    expect((await readEvents(whole)).at(-1)?.event).toBe('result');
    expect(await heldEach()).toBeLessThan(MOST_BYTES_EACH.writing);

    await vi.waitFor(async () => expect(await readMetric(server, 'open_event_streams')).toBe(0), PATIENCE);
    expect(await heldEach()).toBeLessThan(MOST_BYTES_EACH.waiting);

    for (const socket of readers) socket.destroy();
    await vi.waitFor(async () => expect(await countSockets(server)).toBeLessThan(READERS / 10), PATIENCE);
    expect(await heldEach()).toBeLessThan(MOST_BYTES_EACH.gone);
  },
  AT_MOST,
);

/** Without garbage: when that is collected is no reader's doing. */
async function measureUsed({ child }: RunningServer): Promise<number> {
  child.send('how much?');
  const [{ usedBytes }] = (await once(child, 'message')) as [Memory];
  return usedBytes;
}

async function countSockets(server: RunningServer): Promise<number> {
  return readMetric(server, 'nodejs_active_resources{type="TCPSocketWrap"}');
}

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
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return Number(line?.slice(name.length));
}
