import { setTimeout as sleep } from 'node:timers/promises';
import { findLocalModel } from './ai/local-models.ts';
import { createApp } from './app.ts';
import { keepAuthSecret } from './auth-secret.ts';
import type { Config } from './config.ts';
import { type AppContext, createContext } from './context.ts';
import { takeDataFolder } from './db/data-folder.ts';
import { migrateDatabase } from './db/migrate.ts';
import { fail, readEnvironment } from './environment.ts';
import { sweepAccounts } from './features/accounts/sweep.ts';
import { closeSandbox, reconcileBilling } from './features/billing/operations/reconcile.ts';
import { runBatches } from './features/channels/operations/batch-work.ts';
import { sweepBatches } from './features/channels/operations/batches.ts';
import { readBack } from './features/channels/operations/read-back.ts';
import { warmUpWriter } from './features/generate-listing/warm-up.ts';
import { purgeListings } from './features/listings/operations/delete.ts';
import { runTrays, sweepTrays } from './features/tray/operations/run.ts';
import { sweepAttempts } from './features/usage/operations.ts';
import { describeSafely } from './lib/error-handler.ts';
import { createHttpServer } from './lib/http-server.ts';
import { makeFolder } from './lib/make-folder.ts';
import { repeat } from './lib/repeat.ts';
import { describeRisks } from './start-notices.ts';

/** For saying that what was asked for cannot be had. */
const LAST_WORDS_MS = 2_000;
/** Streams of events say something four times a minute: who lets that lie does not read. */
const LONGEST_SILENCE_MS = 120_000;
const PURGE_EVERY_MS = 60_000;
const SWEEP_EVERY_MS = 60_000;
const SWEEP_ATTEMPTS_EVERY_MS = 300_000;
const SWEEP_ACCOUNTS_EVERY_MS = 3_600_000;
const SWEEP_TRAYS_EVERY_MS = 300_000;
const SWEEP_QUEUE_EVERY_MS = 3_600_000;
const SWEEP_BATCHES_EVERY_MS = 3_600_000;
/** More often than once a night: whose turn it is, the database says. */
const RECONCILE_EVERY_MS = 3_600_000;
/** Each connection has an hour of its own; this finds those whose hour has come. */
const READ_BACK_EVERY_MS = 60_000;
/** What is lost of the operator's counts when the machine stops dead. */
const COUNTS_EVERY_MS = 2_000;

await start();

async function start(): Promise<void> {
  const { config, secrets } = readEnvironment();
  if (keepsOnDisk(config)) prepareFolder(config.dataDir);
  const authSecret = secrets.authSecret ?? keepSecret(config.dataDir);
  const giveFolderBack = config.database === 'sqlite' ? takeFolder(config.dataDir) : () => {};
  const context = createContext({ ...config, ai: await lookAround(config) }, { ...secrets, authSecret });
  await prepareDatabase(context);
  if (config.warmsUp) await warmUpWriter();
  const { draining, stopping, giveUp } = context.shutdown;
  const server = createHttpServer(createApp(context).fetch, {
    silenceTimeout: silenceTimeout(context.config),
  });

  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') fail(`Port ${config.port} is in use: set PORT to another one.`);
    if (error.code === 'EACCES') fail(`Port ${config.port} needs more rights: set PORT to another one.`);
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
      fail(`HOST ${config.host} is not this machine.`);
    throw error;
  });
  server.listen({ port: config.port, host: config.host ?? undefined }, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    const engine = context.model?.name ?? 'the built-in writer';
    for (const line of describeRisks(config)) process.stderr.write(`${line}\n`);
    process.stdout.write(`Smart Listings is at ${config.appUrl ?? `http://localhost:${port}`} (${engine})\n`);
  });

  const regularly = (work: () => Promise<unknown>, everyMs: number, failure: string) =>
    repeat(work, {
      everyMs,
      stopping,
      onError: (error) => context.logger.error(describeSafely(error), failure),
    });
  regularly(() => purgeListings(context), PURGE_EVERY_MS, 'what was deleted could not be purged');
  regularly(
    () => sweepAttempts(context),
    SWEEP_ATTEMPTS_EVERY_MS,
    'clicks that were counted could not be forgotten',
  );
  regularly(
    () => context.photoSweeper.sweep(),
    SWEEP_EVERY_MS,
    'photos that nobody has could not be deleted',
  );
  regularly(
    () => sweepAccounts(context),
    SWEEP_ACCOUNTS_EVERY_MS,
    'what has run out of accounts could not be deleted',
  );
  regularly(() => sweepTrays(context), SWEEP_TRAYS_EVERY_MS, 'trays could not be looked after');
  regularly(() => context.queue.sweep(), SWEEP_QUEUE_EVERY_MS, 'ended work could not be forgotten');
  await closeSandbox(context);
  regularly(() => reconcileBilling(context), RECONCILE_EVERY_MS, 'the payment provider could not be asked');
  regularly(() => sweepBatches(context), SWEEP_BATCHES_EVERY_MS, 'old batches could not be forgotten');
  regularly(
    () => readBack(context),
    READ_BACK_EVERY_MS,
    'what became of listings elsewhere could not be read',
  );
  regularly(() => context.dailyCounts.flush(), COUNTS_EVERY_MS, 'the counts of the day could not be kept');
  context.background.run('the trays of accounts', () => runTrays(context));
  context.background.run('listings that are put up together', () => runBatches(context));

  // A connection that is kept alive must not bring its next request here once another server is asked for.
  server.prependListener('request', (_request, response) => {
    if (draining.aborted) response.setHeader('Connection', 'close');
  });
  const stop = async () => {
    // Whoever asks twice does not want to wait.
    if (draining.aborted) process.exit(1);
    const { drainSeconds, withinSeconds } = config.shutdown;
    setTimeout(giveUp, withinSeconds * 1_000).unref();
    setTimeout(() => process.exit(0), withinSeconds * 1_000 + LAST_WORDS_MS).unref();
    context.shutdown.drain();
    await sleep(drainSeconds * 1_000);
    context.shutdown.stop();
    server.close(() => void close(context, giveFolderBack));
    // Connections that are kept alive fall idle when their last answer has ended.
    if ('closeIdleConnections' in server) setInterval(() => server.closeIdleConnections(), 50).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Where no provider is set, one quick look for a model server of this machine. */
async function lookAround({ ai }: Config): Promise<Config['ai']> {
  if (ai.kind !== 'builtin' || ai.localTimeoutMs === null) return ai;
  const found = await findLocalModel();
  return found ? { kind: 'local', timeoutMs: ai.localTimeoutMs, ...found } : ai;
}

/** Longer than the AI provider may think, whose answer can be all that a client hears. */
function silenceTimeout({ ai }: Pick<Config, 'ai'>): number {
  return LONGEST_SILENCE_MS + (ai.kind === 'builtin' ? 0 : ai.timeoutMs);
}

/** After the last answer: what was left for after it, the last lines of the log, the database. */
async function close(
  { background, dailyCounts, db, logger, queue }: AppContext,
  giveFolderBack: () => void,
): Promise<void> {
  await background.settled();
  await dailyCounts.flush().catch((error) => logger.error(describeSafely(error), 'counts are lost'));
  await queue.close();
  await db.destroy();
  giveFolderBack();
  logger.flush(() => process.exit(0));
}

/** An SQLite file serves one instance: limits, changes and photos under way are known to that one only. */
function takeFolder(dataDir: string): () => void {
  try {
    const giveBack = takeDataFolder(dataDir);
    return (
      giveBack ?? fail(`DATA_DIR ${dataDir} is in use by another server: stop that one, or set DATABASE_URL.`)
    );
  } catch {
    return fail(`DATA_DIR ${dataDir} cannot be written to.`);
  }
}

/** Besides the secret of sessions, which says so itself. */
function keepsOnDisk({ database, storage, mail }: Config): boolean {
  return database === 'sqlite' || storage.kind === 'folder' || mail.kind === 'outbox';
}

function prepareFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch {
    fail(`DATA_DIR ${dataDir} cannot be written to.`);
  }
}

function keepSecret(dataDir: string): string {
  try {
    return keepAuthSecret(dataDir);
  } catch {
    return fail(`DATA_DIR ${dataDir} cannot be written to.`);
  }
}

async function prepareDatabase(context: AppContext): Promise<void> {
  try {
    await migrateDatabase(context.db, context.config.database);
    await context.queue.open();
  } catch (error) {
    const place = context.config.database === 'postgres' ? 'DATABASE_URL' : 'DATA_DIR';
    // The message of a refused connection is empty; its code says what happened.
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = (error instanceof Error && error.message) || code;
    fail(`The database of ${place} cannot be used: ${reason}`);
  }
}
