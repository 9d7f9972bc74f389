import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';

/** For whoever watches the server: is it alive, and can it do its work. */
export function healthRoutes(context: AppContext): Hono {
  return new Hono()
    .get('/healthz', () => jsonAnswer({ status: 'ok', version: context.version }))
    .get('/readyz', () => {
      const missing = listMissing(context);
      if (missing.length === 0) return jsonAnswer({ status: 'ready' });
      return jsonAnswer({ status: 'not ready', reasons: missing }, 503);
    });
}

function listMissing(context: AppContext): string[] {
  const reasons: string[] = [];
  if (context.stopping.aborted) reasons.push('The server is stopping.');
  if (!context.site) reasons.push('The web app has not been built: run "npm run build".');
  return reasons;
}
