import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

export interface RequestVariables {
  requestId: string;
}

interface RequestLogParts {
  logger: Logger;
  metrics: Metrics;
  /** With proxies of our own in front, the id that they have given a request is its id here as well. */
  trustedProxies: number;
  /** Beginnings of paths that open what they name to whoever has them: their pattern is logged. */
  keys?: readonly string[];
}

const REQUEST_ID = 'X-Request-Id';

/** One line and one count a request: method, path, status, duration. Never a query, a header or a body. */
export function requestLog({
  logger,
  metrics,
  trustedProxies,
  keys = [],
}: RequestLogParts): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (c, next) => {
    const startedAt = performance.now();
    const requestId = (trustedProxies > 0 && readGivenId(c)) || randomUUID();
    c.set('requestId', requestId);
    await next();
    c.res.headers.set(REQUEST_ID, requestId);
    // The pattern, not the path: few values, and none that a visitor chooses. The last handler that ran has answered.
    const route = routePath(c);
    metrics.countRequest(
      { method: c.req.method, route, status: c.res.status },
      (performance.now() - startedAt) / 1000,
    );
    if (!logger.isLevelEnabled('info')) return;
    const { method } = c.req;
    const path = keys.some((key) => c.req.path.startsWith(key)) ? route : c.req.path;
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    logger.info({ requestId, method, path, status: c.res.status, ms }, 'request');
  };
}

/** Short and plain, or none: a log is read by machines that other text could deceive. */
function readGivenId(c: Context): string | undefined {
  const given = c.req.header(REQUEST_ID);
  return given && /^[\w-]{8,64}$/.test(given) ? given : undefined;
}
