import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { describeCall, TEXT } from '../../lib/describe-call.ts';
import { eventStream } from '../../lib/event-stream.ts';
import { findUser, requireUser } from '../accounts/operations.ts';
import { followAccount } from './operations.ts';

/** The one stream of a page; its address is as old as its first news. */
export function liveRoutes(context: AppContext): Hono {
  return new Hono().get(
    '/api/listings/stream',
    describeCall('streamListings', {
      summary: 'Says when the saved listings, the tray or the plan have changed',
      description:
        'Server-sent events: `changed` (ListingsChanged), `tray` (TrayChanged) and `plan` at every connection and after every change. The stream ends now and then; connect again.',
      who: 'account',
      answers: { 200: { description: 'A stream.', content: { 'text/event-stream': TEXT } } },
      fails: ['rate-limited'],
    }),
    async (c) => {
      const { headers } = c.req.raw;
      const user = await requireUser(context, headers);
      const findPlan = async () => (await findUser(context, headers))?.plan ?? null;
      return eventStream(followAccount(context, { user, findPlan }));
    },
  );
}
