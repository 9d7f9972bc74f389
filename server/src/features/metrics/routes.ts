import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../lib/app-error.ts';
import { describeCall, TEXT } from '../../lib/describe-call.ts';
import { API_SECURITY_HEADERS } from '../../lib/security-headers.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** What Prometheus collects: with METRICS_TOKEN by whoever brings it, without only from the same machine. */
export function metricsRoutes({ metrics, metricsToken }: AppContext): Hono {
  return new Hono().get(
    '/metrics',
    describeCall('getMetrics', {
      summary: 'What the server counts about itself, for Prometheus',
      answers: { 200: { description: 'Its text format.', content: { 'text/plain': TEXT } } },
      fails: ['not-found'],
    }),
    async (c) => {
      // To everybody else there is nothing at this address.
      if (!mayRead(c, metricsToken)) throw new AppError('not-found', 'There is nothing at this address.');
      const { type, text } = await metrics.print();
      return new Response(text, {
        headers: { 'Content-Type': type, 'Cache-Control': 'no-store', ...API_SECURITY_HEADERS },
      });
    },
  );
}

function mayRead(c: Context, token: string | null): boolean {
  if (token) return isSame(c.req.header('authorization') ?? '', `Bearer ${token}`);
  const address: unknown = c.env?.incoming?.socket?.remoteAddress;
  // A proxy on this machine brings strangers, and says so.
  const forwarded = c.req.header('x-forwarded-for') ?? c.req.header('forwarded');
  return typeof address === 'string' && LOOPBACK.test(address) && forwarded === undefined;
}

/** Takes the same time whether the first letter differs or the last. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
