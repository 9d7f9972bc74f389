import type { Hono } from 'hono';
import { pino } from 'pino';
import { type App, createApp } from '../app.ts';
import { parseConfig } from '../config.ts';
import { type AppContext, createContext } from '../context.ts';
import { purgeListings } from '../features/listings/operations/delete.ts';
import type { Background } from '../lib/background.ts';
import type { Site } from '../lib/site.ts';

export interface TestApp {
  app: App;
  context: AppContext;
  /** What goes on after the answers. */
  background: Background;
  /** What the server does every minute: deletes for good what nobody can have back. */
  housekeep(): Promise<void>;
  /** What the server is told when it is to end. */
  stop(): void;
  /** Everything that was logged so far, as one text. */
  logged(): string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  patch(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  delete(path: string, headers?: Record<string, string>): Promise<Response>;
}

const EMPTY_SITE: Site = new Map();

/** The real app on the environment given, without a socket and with its log in memory. */
export function createTestApp(
  env: Record<string, string> = {},
  overrides: Partial<AppContext> = {},
): TestApp {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const { config, secrets } = parseConfig({ NODE_ENV: 'test', ...env });
  const context = createContext(config, secrets, { logger, findSite: () => EMPTY_SITE, ...overrides });
  const app = createApp(context);
  const request: Hono['request'] = (path, init) => app.request(path, init, fromAddress('127.0.0.1'));
  const send =
    (method: string): TestApp['post'] =>
    async (path, body, headers = {}) =>
      request(path, {
        method,
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      });
  return {
    app,
    context,
    background: context.background,
    async housekeep() {
      await purgeListings(context);
      await context.photoSweeper.sweep();
    },
    stop: context.shutdown.giveUp,
    logged: () => lines.join(''),
    get: async (path, headers = {}) => request(path, { headers }),
    post: send('POST'),
    patch: send('PATCH'),
    delete: async (path, headers = {}) => request(path, { method: 'DELETE', headers }),
  };
}

/** What the Node adapter hands to the app beside the request: here, only the address. */
export function fromAddress(remoteAddress: string): object {
  return { incoming: { socket: { remoteAddress } } };
}
