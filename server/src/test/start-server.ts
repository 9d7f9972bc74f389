import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { compiledServer } from './compiled-server.ts';
import { readCookies } from './read-cookies.ts';

/**
 * What a server of a test starts with, and nothing else of this process's environment. Its code is compiled once
 * and not at each of the suite's hundreds of starts.
 */
export const BARE_ENVIRONMENT = {
  PATH: process.env.PATH,
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)),
};

/** Has a server ready its writer as it does for people: what it then holds for good is in use from the start. */
export const WARM = { NODE_ENV: 'development' } as const;

export interface RunningServer {
  origin: string;
  child: ChildProcess;
  /** All that it has said so far, its log among it. */
  output(): string;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  /** Ends it as an operator does. @returns its exit code */
  stop(): Promise<number | null>;
}

interface How {
  /** A module that the server loads first; it gets a channel to this process. */
  preload?: URL;
  /** Put before the command: what starts it in another clock, with less disk, and so on. */
  through?: readonly string[];
}

/**
 * The server as it runs: a process of its own, behind a socket, with nothing of this process's environment.
 * @throws Error with what it said when it ends instead of serving
 */
export async function startServer(
  env: Record<string, string>,
  { preload, through = [] }: How = {},
): Promise<RunningServer> {
  const main = await compiledServer();
  const command = [...through, process.execPath, ...(preload ? ['--import', preload.href] : []), main];
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, {
    env: { ...BARE_ENVIRONMENT, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(preload ? ['ipc' as const] : [])],
  });
  const ended = once(child, 'exit');
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: unknown) => {
      output += chunk;
      const found = /^Smart Listings is at \S+:(\d+)/m.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`The server did not start: ${output}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

/** @returns the cookie of a new account */
export async function signUpAt({ origin }: { origin: string }, email = 'anna@example.com'): Promise<string> {
  return enter(`${origin}/api/auth/sign-up/email`, email);
}

/** @returns the cookie of a new session */
export async function signInAt({ origin }: { origin: string }, email = 'anna@example.com'): Promise<string> {
  return enter(`${origin}/api/auth/sign-in/email`, email);
}

async function enter(address: string, email: string): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse' }),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return readCookies(response);
}
