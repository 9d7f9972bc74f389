import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(env: Record<string, string>): {
  child: ChildProcess;
  output: () => string;
  line: Promise<string>;
} {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', HOST: '127.0.0.1', ...env },
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

it('says where it is in one line, serves, and ends open streams when it is told to stop', async () => {
  const { child, line, output } = start({ PORT: '0' });
  const port = /^Smart Listings is at http:\/\/localhost:(\d+) \(the built-in writer\)\n$/.exec(
    await line,
  )?.[1];
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(output().trim().split('\n')).toHaveLength(1);
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
