import type { MiddlewareHandler } from 'hono';
import { STRICT_TRANSPORT } from './security-headers.ts';

/** Tells browsers to stay on https, once they have come by it: directly by our address, or by a proxy's word. */
export function strictTransport(config: {
  appUrl: string | null;
  trustedProxies: number;
}): MiddlewareHandler {
  const always = config.appUrl?.startsWith('https:') ?? false;
  return async (c, next) => {
    await next();
    const proxied = config.trustedProxies > 0 && c.req.header('x-forwarded-proto') === 'https';
    if (always || proxied) c.header(STRICT_TRANSPORT.name, STRICT_TRANSPORT.value);
  };
}
