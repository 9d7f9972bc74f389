import { Hono } from 'hono';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';

/** How long the database may take for its answer, in milliseconds. */
const DATABASE_WITHIN_MS = 2_000;

/** For whoever watches the server: is it alive, and can it do its work. */
export function healthRoutes(context: AppContext): Hono {
  return new Hono()
    .get('/healthz', () => jsonAnswer({ status: 'ok', version: context.version }))
    .get('/readyz', async () => {
      const missing = await listMissing(context);
      if (missing.length === 0) return jsonAnswer({ status: 'ready' });
      return jsonAnswer({ status: 'not ready', reasons: missing }, 503);
    });
}

async function listMissing(context: AppContext): Promise<string[]> {
  const reasons: string[] = [];
  if (context.shutdown.draining.aborted) reasons.push('The server is stopping.');
  if (!context.site) reasons.push('The web app has not been built: run "npm run build".');
  if (!(await answers(context))) reasons.push('The database does not answer.');
  return reasons;
}

async function answers({ db }: AppContext): Promise<boolean> {
  const timer = AbortSignal.timeout(DATABASE_WITHIN_MS);
  const tooLate = new Promise<false>((resolve) => timer.addEventListener('abort', () => resolve(false)));
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]);
}
