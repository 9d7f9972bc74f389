import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

export interface RequestVariables {
  requestId: string;
}

/**
 * One line and one count a request: method, path, status, duration. Never a query, a header or a body.
 * @param keys beginnings of paths that open what they name to whoever has them: their pattern is logged
 */
export function requestLog(
  logger: Logger,
  metrics: Metrics,
  keys: readonly string[] = [],
): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    await next();
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
