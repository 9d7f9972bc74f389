// The product as an operator runs it: `node server/src/main.ts` with an environment, on a free port.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface Product {
  url: string;
  /** Where its mails are written. */
  outbox: string;
  /** Where it keeps its database and mails. */
  dataDir: string;
  /** Everything that it printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Starts the product and resolves once it says where it is; rejects with its output when it ends first. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'smart-listings-e2e-'));
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      AI_PROVIDER: 'builtin',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const address = /is at http:\/\/[^:\s]+:(\d+)/.exec(output);
      if (address) resolve(`http://127.0.0.1:${address[1]}`);
    });
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  return {
    url,
    outbox: join(dataDir, 'outbox'),
    dataDir,
    output: () => output,
    stop: async () => {
      await endProcess(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
