import { statfs } from 'node:fs/promises';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { describeCall } from '../../lib/describe-call.ts';
import { StorageError } from '../../storage/store.ts';

/** How long the database and the photo storage may take for their answers, in milliseconds. */
const ANSWER_WITHIN_MS = 2_000;
/** Less is no room for a save with its entries in the log of SQLite. */
const ROOM_LEAST_BYTES = 1024 * 1024;

/** For whoever watches the server: is it alive, and can it do its work. */
export function healthRoutes(context: AppContext): Hono {
  return new Hono()
    .get(
      '/healthz',
      describeCall('getHealth', {
        summary: 'Whether the process is alive',
        answers: { 200: { description: 'It is.' } },
      }),
      () => jsonAnswer({ status: 'ok', version: context.version }),
    )
    .get(
      '/readyz',
      describeCall('getReadiness', {
        summary: 'Whether the server can do its work',
        answers: {
          200: { description: 'It can; under `without`, what it has to do without.' },
          503: { description: 'It cannot, with the reasons.' },
        },
      }),
      async () => {
        const [missing, ...lacks] = await Promise.all([
          listMissing(context),
          failureOfDisk(context),
          failureOfStorage(context),
        ]);
        const lacking = lacks.flat();
        if (missing.length > 0)
          return jsonAnswer({ status: 'not ready', reasons: [...missing, ...lacking] }, 503);
        // Taken out for it, none would be left for all that needs no photos, and on a full disk all that only reads.
        return jsonAnswer({ status: 'ready', ...(lacking.length > 0 && { without: lacking }) });
      },
    );
}

async function listMissing(context: AppContext): Promise<string[]> {
  const reasons: string[] = [];
  if (context.shutdown.draining.aborted) reasons.push('The server is stopping.');
  if (!context.findSite()) reasons.push('The web app has not been built: run "npm run build".');
  return [...reasons, ...(await failureOfDatabase(context))];
}

async function failureOfDatabase({ db }: AppContext): Promise<string[]> {
  const answered = await inTime(() => sql`select 1`.execute(db)).catch(() => null);
  return answered === null ? ['The database does not answer.'] : [];
}

/** PostgreSQL's disk is on a machine that nobody here can look at. */
async function failureOfDisk({ config }: AppContext): Promise<string[]> {
  if (config.database !== 'sqlite') return [];
  const disk = await inTime(() => statfs(config.dataDir)).catch(() => null);
  const isFull = disk !== null && disk.bavail * disk.bsize < ROOM_LEAST_BYTES;
  return isFull ? ['The disk of the database is full: nothing can be saved.'] : [];
}

async function failureOfStorage({ store }: AppContext): Promise<string[]> {
  try {
    await inTime((signal) => store.check(signal));
    return [];
  } catch (error) {
    const why = error instanceof StorageError ? error.message : 'no answer in time';
    return [`The photo storage cannot be used: ${why}.`];
  }
}

/** @throws the work's own failure, or that it took too long */
async function inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([work(signal), tooLate]);
}
