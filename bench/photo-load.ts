/**
 * How quick the rest of the server stays while photos are read: /healthz asked all the time, before and while
 * eight photos are sent at once. What counts is the ratio; the bare times are this machine's.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkBudget } from './budget.ts';
import { drawnLabels } from './drawn-labels.ts';

const PHOTOS = 8;
const MOST_MS = 100;
const ASK_EVERY_MS = 5;
let sent = 0;

const folder = mkdtempSync(join(tmpdir(), 'smart-listings-bench-'));
const server = spawn(process.execPath, [fileURLToPath(new URL('../server/src/main.ts', import.meta.url))], {
  env: {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    TRUST_PROXY: '1',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (line) => {
      const found = /http:\/\/localhost:\d+/.exec(String(line));
      if (found) resolve(found[0].replace('localhost', '127.0.0.1'));
    });
    server.on('exit', () => reject(new Error('The server did not start.')));
  });
  await run(url);
} finally {
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

async function run(url: string): Promise<void> {
  const labels = await drawnLabels(PHOTOS);
  const first = await timed(() => send(url, labels[0]?.bytes));
  console.log(
    `first photo, models loaded for it: ${first} ms; second: ${await timed(() => send(url, labels[1]?.bytes))} ms`,
  );
  const idle = await ask(url, new Promise((resolve) => setTimeout(resolve, 3_000)));
  const reading = Promise.all(labels.map(({ bytes }) => send(url, bytes)));
  const from = performance.now();
  const busy = await ask(url, reading);
  const seconds = (performance.now() - from) / 1_000;
  console.log(`${PHOTOS} photos at once: ${seconds.toFixed(1)} s, ${(PHOTOS / seconds).toFixed(2)} a second`);
  const [quiet, loaded] = [at(idle, 0.99), at(busy, 0.99)];
  console.log(
    `/healthz, 99th percentile: ${quiet.toFixed(1)} ms idle, ${loaded.toFixed(1)} ms while photos are read (${(loaded / quiet).toFixed(1)} times; budget: ${MOST_MS} ms) of ${idle.length} and ${busy.length} requests`,
  );
  const memory = residentMegabytes(server.pid);
  if (memory) console.log(`the server’s own memory at its peak: ${memory} MB`);
  checkBudget(`/healthz while ${PHOTOS} photos are read, 99th percentile`, loaded, {
    atMost: MOST_MS,
    unit: ' ms',
  });
}

async function send(url: string, bytes: Uint8Array | undefined): Promise<void> {
  const image = { base64: Buffer.from(bytes ?? []).toString('base64'), mimeType: 'image/jpeg' };
  const response = await fetch(`${url}/api/gemini/analyzeImage`, {
    method: 'POST',
    // From a network of its own: each may send two large bodies at once.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${sent++ % 250}` },
    body: JSON.stringify({ image }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  await response.json();
}

/** Times of /healthz, in milliseconds, one request after another until `end`. */
async function ask(url: string, end: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let going = true;
  const stop = end.finally(() => {
    going = false;
  });
  while (going) {
    const from = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    times.push(performance.now() - from);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  await stop;
  return times.sort((one, other) => one - other);
}

function at(times: readonly number[], share: number): number {
  return times[Math.floor((times.length - 1) * share)] ?? 0;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return Math.round(performance.now() - from);
}

/** Only Linux tells. */
function residentMegabytes(pid: number | undefined): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return null;
  }
}
