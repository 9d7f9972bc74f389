import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import packageJson from '../package.json' with { type: 'json' };
import { meterModel } from './ai/meter-model.ts';
import { createTextModel } from './ai/registry.ts';
import type { TextModel } from './ai/text-model.ts';
import { type Auth, createAuth } from './auth.ts';
import type { Config, Secrets } from './config.ts';
import { type Db, openDatabase } from './db/database.ts';
import { createMailer, type Mailer } from './lib/mailer.ts';
import { createMetrics, type Metrics } from './lib/metrics.ts';
import { createRateLimit, type RateLimit } from './lib/rate-limit.ts';
import { loadSite, type Site } from './lib/site.ts';
import { createTopics, type Topics } from './lib/topics.ts';

/** Everything that a request may need, built once. */
export interface AppContext {
  config: Config;
  version: string;
  logger: Logger;
  metrics: Metrics;
  metricsToken: string | null;
  /** The configured AI provider; null when the built-in writer is all there is. */
  model: TextModel | null;
  limits: { ai: RateLimit; builtin: RateLimit };
  /** Tries at a password or a mail to one address, by network and address. */
  signInLimit: RateLimit;
  db: Db;
  auth: Auth;
  mailer: Mailer;
  /** By account: the version of its saved listings, whenever they change. */
  listingChanges: Topics;
  clock: () => Date;
  /** The built web app; null when it has not been built. */
  site: Site | null;
  /** Fires when the server is told to stop: open streams end then. */
  stopping: AbortSignal;
  stop: () => void;
}

const WEB_APP = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const AN_HOUR_SECONDS = 3600;
/** Ten tries at one account from one network in a quarter of an hour. */
/** Pages of one account that are open at once and heard of its changes. */
const STREAMS_PER_ACCOUNT = 100;
const SIGN_IN = { tries: 10, seconds: 900 };

/** The composition root; `overrides` is the only seam that tests use. */
export function createContext(
  config: Config,
  secrets: Secrets,
  overrides: Partial<AppContext> = {},
): AppContext {
  const stopping = new AbortController();
  const db = overrides.db ?? openDatabase(secrets.database);
  const mailer = overrides.mailer ?? createMailer(config.mail, secrets.smtpUrl);
  const logger = overrides.logger ?? createLogger(config);
  const metrics = overrides.metrics ?? createMetrics();
  const model = overrides.model === undefined ? createTextModel(config.ai, secrets.aiKey) : overrides.model;
  return {
    config,
    db,
    mailer,
    auth: createAuth(config, { db, mailer, logger, secret: secrets.authSecret }),
    signInLimit: createRateLimit(SIGN_IN.tries, SIGN_IN.seconds, 'Too many attempts.'),
    listingChanges: createTopics(STREAMS_PER_ACCOUNT),
    clock: () => new Date(),
    version: packageJson.version,
    logger,
    metrics,
    metricsToken: secrets.metricsToken,
    limits: {
      ai: createRateLimit(config.generationsPerHour.ai, AN_HOUR_SECONDS),
      builtin: createRateLimit(config.generationsPerHour.builtin, AN_HOUR_SECONDS),
    },
    site: overrides.site === undefined ? loadSite(WEB_APP) : overrides.site,
    stopping: stopping.signal,
    stop: () => stopping.abort(),
    ...overrides,
    model: model && meterModel(model, metrics.countAiCall),
  };
}

/** Lines are collected for up to half a second: writing each at once would cost as much as a generation. */
function createLogger(config: Config): Logger {
  return pino(
    { level: config.logLevel, base: undefined },
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 }),
  );
}
