import type { MiddlewareHandler } from 'hono';
import { API_SECURITY_HEADERS } from './security-headers.ts';

const HEADERS = Object.entries(API_SECURITY_HEADERS);

/** Gives an answer that brings no security headers of its own, such as a redirect, the strictest there are. */
export function safeAnswers(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (headers.has('Content-Security-Policy')) return;
    for (const [name, value] of HEADERS) headers.set(name, value);
  };
}
