import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readCookies } from './create-database-app.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface RunningServer {
  origin: string;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

/** The server as it runs: a process of its own, behind a socket, on SQLite in `folder`. */
export async function startServer(folder: string): Promise<RunningServer> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder },
  });
  const [line] = await once(child.stdout, 'data');
  return {
    origin: `http://127.0.0.1:${/localhost:(\d+)/.exec(String(line))?.[1]}`,
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** @returns the cookie of a new account */
export async function signUpAt({ origin }: RunningServer): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'anna@example.com', password: 'correct horse' }),
  });
  return readCookies(response);
}
