import { Hono } from 'hono';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { StorageError } from '../../storage/store.ts';

/** How long the database and the photo storage may take for their answers, in milliseconds. */
const ANSWER_WITHIN_MS = 2_000;

/** For whoever watches the server: is it alive, and can it do its work. */
export function healthRoutes(context: AppContext): Hono {
  return new Hono()
    .get('/healthz', () => jsonAnswer({ status: 'ok', version: context.version }))
    .get('/readyz', async () => {
      const [missing, lacking] = await Promise.all([listMissing(context), failureOfStorage(context)]);
      if (missing.length > 0)
        return jsonAnswer({ status: 'not ready', reasons: [...missing, ...lacking] }, 503);
      // All instances share the storage: taken out for it, none would be left for all that needs no photos.
      return jsonAnswer({ status: 'ready', ...(lacking.length > 0 && { without: lacking }) });
    });
}

async function listMissing(context: AppContext): Promise<string[]> {
  const reasons: string[] = [];
  if (context.shutdown.draining.aborted) reasons.push('The server is stopping.');
  if (!context.site) reasons.push('The web app has not been built: run "npm run build".');
  return [...reasons, ...(await failureOfDatabase(context))];
}

async function failureOfDatabase({ db }: AppContext): Promise<string[]> {
  const answered = await inTime(() => sql`select 1`.execute(db)).catch(() => null);
  return answered === null ? ['The database does not answer.'] : [];
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
