import type { MiddlewareHandler } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    /** What the key of this request may still ask, as headers. */
    allowance?: Record<string, string>;
  }
}

/** Says with every answer to a key, a refusal too, what it has left. */
export function tellAllowance(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(c.get('allowance') ?? {})) c.res.headers.set(name, value);
  };
}
