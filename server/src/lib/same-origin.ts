import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from './app-error.ts';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page sends (403). Requests without the two browser headers
 * are no page's: scripts and tools stay welcome.
 */
export function requireSameOrigin(appUrl: string | null, trustedProxies: number): MiddlewareHandler {
  return async (c, next) => {
    if (!READS.has(c.req.method) && !comesFromUs(c, appUrl, trustedProxies)) {
      throw new AppError('forbidden', 'This request came from another website.');
    }
    await next();
  };
}

function comesFromUs(c: Context, appUrl: string | null, trustedProxies: number): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = c.req.header('origin');
  if (origin === undefined) return true;
  if (appUrl !== null && URL.parse(appUrl)?.origin === origin) return true;
  const forwardedHost = trustedProxies > 0 ? c.req.header('x-forwarded-host') : undefined;
  const host = forwardedHost ?? c.req.header('host') ?? new URL(c.req.url).host;
  return URL.parse(origin)?.host === host;
}
