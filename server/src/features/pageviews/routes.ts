import { pageViewSchema } from '@smart-listings/contract';
import { type Context, Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../lib/app-error.ts';
import { clientNetwork } from '../../lib/client-address.ts';
import { describeCall } from '../../lib/describe-call.ts';
import { readJson } from '../../lib/read-json.ts';
import { API_SECURITY_HEADERS } from '../../lib/security-headers.ts';
import { countPageView } from './operations.ts';

const SMALL = { maxBytes: 8 * 1024, message: 'A page view is smaller than that.' };

/** No cookie is set or read, and no address is kept: the answer has nothing in it. */
export function pageViewRoutes(context: AppContext): Hono {
  return new Hono().post(
    '/api/pageviews',
    describeCall('countPageView', {
      summary: 'Count a page view',
      description: 'From pages of this website only. No cookie, no address; Do Not Track and GPC are heeded.',
      body: { PageView: pageViewSchema },
      answers: { 204: { description: 'Taken.' } },
      fails: ['rate-limited'],
    }),
    async (c) => {
      // Tools, which other calls welcome, have no pages to view.
      if (!comesFromAPage(c)) throw new AppError('forbidden', 'Only pages of this website are counted.');
      const view = await readJson(c, pageViewSchema, SMALL);
      await context.pageViewLimit.take(clientNetwork(c, context.config.trustedProxies));
      countPageView(context, view, c.req.raw.headers);
      return new Response(null, { status: 204, headers: API_SECURITY_HEADERS });
    },
  );
}

/** That it is a page of ours has been checked for every write. */
function comesFromAPage(c: Context): boolean {
  return c.req.header('sec-fetch-site') === 'same-origin' || c.req.header('origin') !== undefined;
}
