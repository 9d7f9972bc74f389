import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import packageJson from '../package.json' with { type: 'json' };
import { createTextModel } from './ai/registry.ts';
import type { TextModel } from './ai/text-model.ts';
import type { Config, Secrets } from './config.ts';
import { createRateLimit, type RateLimit } from './lib/rate-limit.ts';
import { loadSite, type Site } from './lib/site.ts';

/** Everything that a request may need, built once. */
export interface AppContext {
  config: Config;
  version: string;
  logger: Logger;
  /** The configured AI provider; null when the built-in writer is all there is. */
  model: TextModel | null;
  limits: { ai: RateLimit; builtin: RateLimit };
  /** The built web app; null when it has not been built. */
  site: Site | null;
  /** Fires when the server is told to stop: open streams end then. */
  stopping: AbortSignal;
  stop: () => void;
}

const WEB_APP = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const AN_HOUR_SECONDS = 3600;

/** The composition root; `overrides` is the only seam that tests use. */
export function createContext(
  config: Config,
  secrets: Secrets,
  overrides: Partial<AppContext> = {},
): AppContext {
  const stopping = new AbortController();
  return {
    config,
    version: packageJson.version,
    logger: overrides.logger ?? createLogger(config),
    model: createTextModel(config.ai, secrets.aiKey),
    limits: {
      ai: createRateLimit(config.generationsPerHour.ai, AN_HOUR_SECONDS),
      builtin: createRateLimit(config.generationsPerHour.builtin, AN_HOUR_SECONDS),
    },
    site: overrides.site === undefined ? loadSite(WEB_APP) : overrides.site,
    stopping: stopping.signal,
    stop: () => stopping.abort(),
    ...overrides,
  };
}

/** Lines are collected for up to half a second: writing each at once would cost as much as a generation. */
function createLogger(config: Config): Logger {
  return pino(
    { level: config.logLevel, base: undefined },
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 }),
  );
}
