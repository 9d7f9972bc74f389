import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { buildRequest, GOOD_ANSWER, readEvents } from './test/builders.ts';
import { startStandIn } from './test/stand-in.ts';
import { openaiFormat } from './test/stand-in-openai.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
// Each test starts a process or two.
vi.setConfig({ testTimeout: 60_000 });
const children: ChildProcess[] = [];
const DATA_DIR = mkdtempSync(join(tmpdir(), 'smart-listings-main-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(env: Record<string, string>): {
  child: ChildProcess;
  output: () => string;
  line: Promise<string>;
} {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', HOST: '127.0.0.1', DATA_DIR, ...env },
  });
  children.push(child);
  let text = '';
  const line = new Promise<string>((resolve) => {
    const hear = (chunk: unknown) => {
      text += chunk;
      if (text.includes('\n')) resolve(text);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
  });
  return { child, output: () => text, line };
}

it('says where it is in one line, and serves', async () => {
  const { line, output } = start({ PORT: '0' });
  const port = /^Smart Listings is at http:\/\/localhost:(\d+) \(the built-in writer\)\n$/.exec(
    await line,
  )?.[1];
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(output().trim().split('\n')).toHaveLength(1);
});

it('ends open streams and goes when it is told to stop', async () => {
  const standIn = await startStandIn(openaiFormat);
  standIn.play({ kind: 'stall', answer: { text: JSON.stringify(GOOD_ANSWER) } });
  const { child, line } = start({ PORT: '0', OPENAI_BASE_URL: `${standIn.url}/v1`, OPENAI_MODEL: 'm' });
  const port = /:(\d+) /.exec(await line)?.[1];
  const response = await fetch(`http://127.0.0.1:${port}/api/gemini/generateListing`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(buildRequest()),
  });
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect((await readEvents(response)).at(-1)?.event).toBe('error');
  expect((await exit)[0]).toBe(0);
  await standIn.close();
});

it('stops with one line that names a bad setting', async () => {
  const { child, line } = start({ PORT: 'eighty' });
  expect(await line).toBe('PORT takes a whole number from 0 to 65535.\n');
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
  expect(code).toBe(1);
});

it('stops with one line when its port is in use', async () => {
  const first = start({ PORT: '0' });
  const port = /:(\d+) /.exec(await first.line)?.[1] ?? '';
  const second = start({ PORT: port });
  expect(await second.line).toBe(`Port ${port} is in use: set PORT to another one.\n`);
});

it('starts twice at once on one new data folder', async () => {
  const folder = join(DATA_DIR, 'new');
  const instances = [1, 2, 3].map(() => start({ PORT: '0', DATA_DIR: folder }));
  for (const { line } of instances) expect(await line).toMatch(/^Smart Listings is at /);
});
