import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { API_KEY_LIMITS, LIMITS, MESSAGES, SERVER_MESSAGES } from '@smart-listings/contract';
import { type Logger, pino } from 'pino';
import packageJson from '../package.json' with { type: 'json' };
import { costOf, countCall } from './ai/count-call.ts';
import { meterModel } from './ai/meter-model.ts';
import { createTextModel } from './ai/registry.ts';
import type { TextModel } from './ai/text-model.ts';
import { type Auth, createAuth, type Passwords, SLOW_PASSWORDS } from './auth.ts';
import { createPrices, type Prices } from './billing/prices.ts';
import { type Billing, createBilling } from './billing/registry.ts';
import { type Channels, createChannels } from './channels/registry.ts';
import type { Config, Secrets } from './config.ts';
import { type Db, openDatabase } from './db/database.ts';
import { countWaitingQueries } from './db/dialect.ts';
import { findSharedCounts } from './db/shared-counts.ts';
import { createTopicExchange } from './db/topic-exchange.ts';
import { type AccountLimits, createAccountLimits } from './features/accounts/limits.ts';
import { addDailyCounts } from './features/operator/queries.ts';
import { createPhotoSweeper, type PhotoSweeper } from './features/photos/sweep.ts';
import { createReceipts, type Receipts } from './features/usage/receipts.ts';
import { type AtOnce, createAtOnce } from './lib/at-once.ts';
import { type Background, createBackground } from './lib/background.ts';
import { type BodyRoom, createBodyRoom } from './lib/body-room.ts';
import { createDailyCounts, type DailyCounts } from './lib/daily-counts.ts';
import { createMailer, type Mailer } from './lib/mailer.ts';
import { createMetrics, type Metrics } from './lib/metrics.ts';
import { createPost, type Post } from './lib/post.ts';
import { createProcessorTime, type ProcessorTime } from './lib/processor-time.ts';
import { createRateLimit, createToldLimit, type RateLimit, type ToldLimit } from './lib/rate-limit.ts';
import { createSeal, type Seal } from './lib/seal.ts';
import { createShutdown, type Shutdown } from './lib/shutdown.ts';
import { type Site, siteFinder } from './lib/site.ts';
import type { Topics } from './lib/topics.ts';
import type { Market } from './market/market.ts';
import { createMarket } from './market/registry.ts';
import { findOutsiders } from './outsiders.ts';
import { QUEUE_KINDS } from './queue/job.ts';
import { createQueue } from './queue/open-queue.ts';
import type { Queue } from './queue/queue.ts';
import { createPhotoPreparer, type PhotoPreparer } from './reading/photo-preparer.ts';
import { createPhotoReader, type PhotoReader } from './reading/photo-reader.ts';
import { createStore } from './storage/registry.ts';
import type { Store } from './storage/store.ts';

/** Everything that a request may need, built once. */
export interface AppContext {
  config: Config;
  version: string;
  logger: Logger;
  metrics: Metrics;
  metricsToken: string | null;
  /** The configured AI provider; null when the built-in writer is all there is. */
  model: TextModel | null;
  /** eBay's search; null without its keys. */
  market: Market | null;
  /** Marketplaces that sellers can let this server sell on. */
  channels: Channels;
  /** For what opens an account at a marketplace. */
  channelSeal: Seal;
  /** Calls of one account that ask a marketplace. */
  channelLimit: RateLimit;
  limits: { ai: RateLimit; builtin: RateLimit };
  /** What the engine's work costs, by network or account. */
  processorTime: ProcessorTime;
  /** Proofs of counted generations. */
  receipts: Receipts;
  accountLimits: AccountLimits;
  /** Calls of programs, by key. */
  keyLimit: ToldLimit;
  /** Handing over items of the tray, by account. */
  trayLimit: RateLimit;
  /** Competition analyses, by account. */
  competitionLimit: RateLimit;
  /** Photos read on this server, and those of them that the provider looks at. */
  photoLimits: { reader: RateLimit; ai: RateLimit };
  photoReader: PhotoReader;
  /** Bodies that are being received, by account or network. */
  bodyRoom: BodyRoom;
  /** Photos uploaded to be kept, by account: in an hour, and under way at once. */
  uploadLimit: RateLimit;
  /** Of shared listings that one visitor opens, with their photos. */
  sharedLimit: RateLimit;
  uploadsAtOnce: AtOnce;
  photoPreparer: PhotoPreparer;
  /** Where the photos of saved listings lie. */
  store: Store;
  photoSweeper: PhotoSweeper;
  db: Db;
  passwords: Passwords;
  auth: Auth;
  mailer: Mailer;
  /** By account: the version of its saved listings, whenever they change. */
  listingChanges: Topics;
  /** By account: the version of what the server writes of its tray. */
  trayChanges: Topics;
  /** By account: its plan, when a payment changes it. */
  planChanges: Topics;
  /** Whoever takes the money; null when nobody does. */
  billing: Billing | null;
  /** What Pro costs in which country. */
  prices: Prices;
  /** Checkouts and portals of one account. */
  billingLimit: RateLimit;
  /** For the operator's view; page views among them. */
  dailyCounts: DailyCounts;
  /** Page views of one network. */
  pageViewLimit: RateLimit;
  background: Background;
  /** Work that outlives its request, and this process. */
  queue: Queue;
  post: Post;
  /** What an account keeps outside the database, such as files: each removes what is the user's. */
  outsideDatabase: readonly ((userId: string) => Promise<void>)[];
  clock: () => Date;
  /** The built web app; null as long as it has not been built. */
  findSite: () => Site | null;
  shutdown: Shutdown;
}

const WEB_APP = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const AN_HOUR_SECONDS = 3600;
/** Analyses of one account: more than anybody sells, and little of what eBay and an AI allow this server. */
const ANALYSES_PER_HOUR = 60;
/** A hundred listings previewed, published and looked at again; a fraction of what eBay allows in a day. */
const CHANNEL_CALLS_PER_HOUR = 600;
/** Of up to fifty items each: many trays of the largest size. */
const TRAY_CALLS_PER_HOUR = 300;
/** Checkouts and portals that one account opens: more than anybody pays. */
const CHECKOUTS_PER_HOUR = 30;
/** A whole office behind one address, and no script that makes numbers up. */
const PAGE_VIEWS_PER_HOUR = 3_000;
/** Pages of one account that are open at once and heard of its changes. */
const STREAMS_PER_ACCOUNT = 100;

/** A photo costs about a second of one core: five minutes of it in an hour for one address. */
const PHOTOS_PER_HOUR = 300;
/** A hundred listings with five photos each, and some that were tried again. */
const UPLOADS_PER_HOUR = 600;
/** Shared listings and their photos, for a whole office behind one address. */
const SHARED_PER_HOUR = 3_000;
/** As many as an item may have, and once to put them together. */
const PHOTOS_PER_GENERATION = LIMITS.imagesPerListing + 1;
const TOO_MANY_PHOTOS = 'That is more photos than this server reads for one visitor in an hour.';

/** The composition root; `overrides` is the only seam that tests use. */
export function createContext(
  config: Config,
  secrets: Secrets,
  overrides: Partial<AppContext> = {},
): AppContext {
  const shutdown = overrides.shutdown ?? createShutdown();
  const db = overrides.db ?? openDatabase(secrets.database);
  const logger = overrides.logger ?? createLogger(config);
  const metrics = overrides.metrics ?? createMetrics(packageJson.version);
  const background = createBackground(logger, metrics.countFailedWork);
  const mailer = overrides.mailer ?? createMailer(config.mail, secrets.smtpUrl);
  const exchange = createTopicExchange(secrets.database, {
    db,
    stopping: shutdown.stopping,
    run: background.run,
  });
  const post = createPost({ mailer, background, logger, logsLinks: !config.production });
  const passwords = overrides.passwords ?? SLOW_PASSWORDS;
  const secret = secrets.authSecret ?? randomUUID() + randomUUID();
  const counts = findSharedCounts(db, config.database, secret);
  const clock = overrides.clock ?? (() => new Date());
  const store = overrides.store ?? createStore(config.storage, secrets.storageKeys);
  const queue = overrides.queue ?? createQueue(secrets.database, { db, clock });
  const photoSweeper = createPhotoSweeper({ db, store, clock });
  const model = overrides.model === undefined ? createTextModel(config.ai, secrets.aiKey) : overrides.model;
  const dailyCounts =
    overrides.dailyCounts ??
    createDailyCounts({ clock, write: (dailyCount) => addDailyCounts(db, dailyCount) });
  const market = createMarket(config, secrets, { clock, counts });
  const billing = createBilling(config, secrets, { db, secret, clock });
  const photoReader = overrides.photoReader ?? createPhotoReader(logger);
  const photoPreparer = overrides.photoPreparer ?? createPhotoPreparer(logger);
  metrics.watch('photos_waiting_to_be_read', 'Photos in the queue of the reader.', photoReader.waiting);
  metrics.watch('photos_waiting_to_be_kept', 'Uploaded photos in the queue.', photoPreparer.waiting);
  metrics.watch('background_work_running', 'Work that goes on after answers, now.', background.running);
  metrics.watch(
    'database_requests_waiting',
    'Queries that wait for a connection to PostgreSQL; always 0 on SQLite.',
    countWaitingQueries,
  );
  return {
    config,
    db,
    mailer,
    listingChanges: exchange.open('listings', STREAMS_PER_ACCOUNT),
    trayChanges: exchange.open('trays', STREAMS_PER_ACCOUNT),
    planChanges: exchange.open('plans', STREAMS_PER_ACCOUNT),
    dailyCounts,
    pageViewLimit: createRateLimit(PAGE_VIEWS_PER_HOUR, AN_HOUR_SECONDS, {
      sentence: 'That is more than one visitor reads in an hour.',
    }),
    billing,
    prices: createPrices(billing?.provider ?? null, { clock }),
    billingLimit: createRateLimit(CHECKOUTS_PER_HOUR, AN_HOUR_SECONDS, {
      sentence: MESSAGES.billingBusy,
      shared: counts && { name: 'billing', counts },
    }),
    background,
    queue,
    post,
    passwords,
    auth: createAuth(config, { db, post, secret, passwords }),
    accountLimits: createAccountLimits(counts),
    // Not waited for: a storage that is away must not keep anybody from leaving. Photos are tried again by every sweep;
    // a job that is left finds nothing of the account, and ends.
    outsideDatabase: [
      async (userId) =>
        background.run('jobs of a deleted account', async () => {
          for (const kind of QUEUE_KINDS) await queue.forget(kind, userId);
        }),
      async () =>
        background.run('photos of a deleted account', async () => void (await photoSweeper.sweep())),
    ],
    clock,
    version: packageJson.version,
    logger,
    metrics,
    metricsToken: secrets.metricsToken,
    limits: {
      ai: createRateLimit(config.generationsPerHour.ai, AN_HOUR_SECONDS, {
        shared: counts && { name: 'generate-ai', counts },
      }),
      // An instance of its own each: a count in the database would cost more than the listing.
      builtin: createRateLimit(config.generationsPerHour.builtin, AN_HOUR_SECONDS),
    },
    processorTime: createProcessorTime(config.visitorProcessorSeconds),
    receipts: createReceipts(secret),
    keyLimit: createToldLimit(API_KEY_LIMITS.callsPerHour, AN_HOUR_SECONDS, {
      sentence: SERVER_MESSAGES.apiKeyBusy,
      shared: counts && { name: 'api-keys', counts },
    }),
    trayLimit: createRateLimit(TRAY_CALLS_PER_HOUR, AN_HOUR_SECONDS, {
      sentence: 'That is more than one account has written in an hour.',
      shared: counts && { name: 'tray', counts },
    }),
    competitionLimit: createRateLimit(ANALYSES_PER_HOUR, AN_HOUR_SECONDS, {
      sentence: 'That is more than this server analyzes for one account in an hour.',
      shared: counts && { name: 'competition', counts },
    }),
    market,
    channels: createChannels(config, secrets, { clock, market }),
    channelSeal: createSeal(secret, 'channel tokens', secrets.authSecretBefore),
    channelLimit: createRateLimit(CHANNEL_CALLS_PER_HOUR, AN_HOUR_SECONDS, {
      sentence: 'That is more than this server asks a marketplace for one account in an hour.',
      shared: counts && { name: 'channels', counts },
    }),
    photoLimits: {
      // An instance of its own, like the work that it limits.
      reader: createRateLimit(PHOTOS_PER_HOUR, AN_HOUR_SECONDS, { sentence: TOO_MANY_PHOTOS }),
      ai: createRateLimit(config.generationsPerHour.ai * PHOTOS_PER_GENERATION, AN_HOUR_SECONDS, {
        sentence: TOO_MANY_PHOTOS,
        shared: counts && { name: 'photos-ai', counts },
      }),
    },
    photoReader,
    uploadLimit: createRateLimit(UPLOADS_PER_HOUR, AN_HOUR_SECONDS, {
      sentence: 'That is more photos than this server keeps for one account in an hour.',
      shared: counts && { name: 'uploads', counts },
    }),
    // An instance of its own: an address cannot be guessed at any speed, and asking costs a look into an index.
    sharedLimit: createRateLimit(SHARED_PER_HOUR, AN_HOUR_SECONDS, {
      sentence: 'That is more than one visitor reads in an hour.',
    }),
    bodyRoom: createBodyRoom(),
    uploadsAtOnce: createAtOnce(LIMITS.imagesPerListing, SERVER_MESSAGES.photosAtOnce),
    photoPreparer,
    store,
    photoSweeper,
    findSite: siteFinder(WEB_APP, findOutsiders(config)),
    shutdown,
    ...overrides,
    model:
      model &&
      meterModel(model, (call) => {
        const cost = costOf(call, config.aiPrices);
        metrics.countAiCall(call, cost);
        countCall(dailyCounts, call, cost);
      }),
  };
}

/** Lines are collected for up to half a second: writing each at once would cost as much as a generation. */
function createLogger(config: Config): Logger {
  return pino(
    { level: config.logLevel, base: undefined },
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 }),
  );
}
