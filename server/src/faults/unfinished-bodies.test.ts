// Hundreds of clients that send nearly all of a photo and then nothing: what they hold is bounded, others are served,
// and nothing is left of them when they are gone.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildRequest } from '../test/builders.ts';
import { type RunningServer, startServer, WARM } from '../test/start-server.ts';
import type { Memory } from '../test/used-memory.ts';

const MB = 1024 * 1024;
const SENDERS = 100;
const PHOTO = Buffer.alloc(5 * MB, 'a');
const LETTER = Buffer.alloc(250 * 1024, 'a');
/** Of one network two photos or 4 MB of letters; of all together 96 MB of photos. */
const MOST_BYTES = { one: 20 * MB, all: 120 * MB, small: 16 * MB };
const PATIENCE = { timeout: 60_000, interval: 200 };

it('holds two large bodies of one network, a bounded number of all, and serves others meanwhile', async () => {
  const server = await start();
  const before = await measureUsed(server);
  const held = async () => (await measureUsed(server)) - before;

  const one = await sendAll(server, {
    path: '/api/gemini/analyzeImage',
    body: PHOTO,
    from: () => '192.0.2.1',
  });
  await vi.waitFor(() => expect(count(one, '429')).toBe(SENDERS - 2), PATIENCE);
  await vi.waitFor(async () => expect(await held()).toBeLessThan(MOST_BYTES.one), PATIENCE);

  const networks = { path: '/api/gemini/analyzeImage', body: PHOTO, from: (n: number) => `198.51.100.${n}` };
  const many = await sendAll(server, networks);
  await vi.waitFor(() => expect(count(many, '503')).toBe(SENDERS - 17), PATIENCE);
  expect(many.find(({ heard }) => heard.includes(' 503 '))?.heard).toMatch(/^retry-after: 5\r$/im);
  await vi.waitFor(async () => expect(await held()).toBeLessThan(MOST_BYTES.all), PATIENCE);
  expect(await write(server)).toBe(200);

  for (const { socket } of [...one, ...many]) socket.destroy();
  await vi.waitFor(async () => expect(await held()).toBeLessThan(MOST_BYTES.one), PATIENCE);
  const next = await sendAll(server, { ...networks, times: 1 });
  next[0]?.socket.write('a');
  await vi.waitFor(() => expect(next[0]?.heard).toContain('HTTP/1.1 400'), PATIENCE);
});

it('holds 4 MB of smaller bodies of one network, and serves others meanwhile', async () => {
  const server = await start();
  const before = await measureUsed(server);
  const path = '/api/auth/sign-in/email';
  const one = await sendAll(server, { path, body: LETTER, from: () => '192.0.2.1' });
  await vi.waitFor(() => expect(count(one, '429')).toBe(SENDERS - 16), PATIENCE);
  await vi.waitFor(
    async () => expect((await measureUsed(server)) - before).toBeLessThan(MOST_BYTES.small),
    PATIENCE,
  );
  expect(await write(server)).toBe(200);
});

async function start(): Promise<RunningServer> {
  const folder = mkdtempSync(`${tmpdir()}/smart-listings-bodies-`);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const preload = new URL('../test/tell-memory.ts', import.meta.url);
  const server = await startServer({ DATA_DIR: folder, TRUST_PROXY: 'true', ...WARM }, { preload });
  onTestFinished(server.kill);
  return server;
}

interface Sender {
  socket: Socket;
  /** What it was answered so far. */
  heard: string;
}

/** Sends all of a body but its last byte, many times. */
async function sendAll(
  server: RunningServer,
  how: { path: string; body: Buffer; from: (n: number) => string; times?: number },
): Promise<Sender[]> {
  const senders = await Promise.all(
    Array.from({ length: how.times ?? SENDERS }, async (_, n) => {
      const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
      const sender: Sender = { socket, heard: '' };
      socket.on('error', () => {});
      socket.on('data', (chunk) => {
        sender.heard += chunk;
      });
      await once(socket, 'connect');
      const head = [
        `POST ${how.path} HTTP/1.1`,
        'Host: 127.0.0.1',
        `X-Forwarded-For: ${how.from(n)}`,
        'Content-Type: application/json',
        `Content-Length: ${how.body.length}`,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      socket.write(how.body.subarray(1));
      return sender;
    }),
  );
  onTestFinished(() => senders.forEach(({ socket }) => void socket.destroy()));
  return senders;
}

function count(senders: readonly Sender[], status: string): number {
  return senders.filter(({ heard }) => heard.startsWith(`HTTP/1.1 ${status} `)).length;
}

async function write({ origin }: RunningServer): Promise<number> {
  const response = await fetch(`${origin}/api/gemini/generateListing`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
    body: JSON.stringify(buildRequest()),
  });
  return response.status;
}

/** Without garbage: when that is collected is no sender's doing. */
async function measureUsed({ child }: RunningServer): Promise<number> {
  child.send('how much?');
  const [{ usedBytes }] = (await once(child, 'message')) as [Memory];
  return usedBytes;
}
