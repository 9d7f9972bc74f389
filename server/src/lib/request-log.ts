import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

export interface RequestVariables {
  requestId: string;
}

/** One line a request: method, path, status, duration. Never a query, a header or a body. */
export function requestLog(logger: Logger): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    await next();
    if (!logger.isLevelEnabled('info')) return;
    const { method, path } = c.req;
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    logger.info({ requestId, method, path, status: c.res.status, ms }, 'request');
  };
}
