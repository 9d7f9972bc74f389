import { SHARE_ID, sharedListingSchema, shareResponseSchema } from '@smart-listings/contract';
import { type Context, Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { notFound } from '../../lib/app-error.ts';
import { clientNetwork } from '../../lib/client-address.ts';
import { BINARY, DONE, describeCall } from '../../lib/describe-call.ts';
import { readId } from '../../lib/read-id.ts';
import { requireUser } from '../accounts/operations.ts';
import { endShare, getShared, shareListing, showSharedPhoto } from './operations/share.ts';

/** Short: an address that has ended is gone from the caches of browsers too. */
const PHOTO_CACHE = 'private, max-age=300';

/** Listings that anyone who has the address may see. */
export function shareRoutes(context: AppContext): Hono {
  /** Whoever tries addresses out is stopped before the database is asked. */
  const readShareId = async (c: Context): Promise<string> => {
    await context.sharedLimit.take(clientNetwork(c, context.config.trustedProxies));
    const id = c.req.param('id') ?? '';
    if (!SHARE_ID.test(id)) throw notFound('listing');
    return id;
  };
  return new Hono()
    .post(
      '/api/listings/:id/share',
      describeCall('shareListing', {
        summary: 'Give a listing an address that anyone can open; asked again, it is the same',
        who: 'account',
        answers: {
          200: { description: 'What the address ends with.', is: { ShareResponse: shareResponseSchema } },
        },
        fails: ['forbidden', 'not-found'],
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        const place = { userId: user.id, id: readId(c, 'listing') };
        return jsonAnswer({ shareId: await shareListing(context, place) });
      },
    )
    .delete(
      '/api/listings/:id/share',
      describeCall('endShare', {
        summary: 'End the address for good',
        who: 'account',
        answers: DONE,
        fails: ['forbidden', 'not-found'],
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        await endShare(context, { userId: user.id, id: readId(c, 'listing') });
        return jsonAnswer({ ok: true });
      },
    )
    .get(
      '/api/shared/:id',
      describeCall('getSharedListing', {
        summary: 'A listing as whoever has its address sees it',
        answers: { 200: { description: 'The listing.', is: { SharedListing: sharedListingSchema } } },
        fails: ['not-found', 'rate-limited'],
      }),
      async (c) => {
        const answer = jsonAnswer(await getShared(context, await readShareId(c)));
        answer.headers.set('X-Robots-Tag', 'noindex');
        return answer;
      },
    )
    .get(
      '/api/shared/:id/photos/:name',
      describeCall('getSharedPhoto', {
        summary: 'A photo of a shared listing: `1` is the first, `1-small` its small copy',
        answers: { 200: { description: 'The photo.', content: { 'image/*': BINARY } } },
        fails: ['not-found', 'rate-limited'],
      }),
      async (c) => {
        const shareId = await readShareId(c);
        const { bytes, headers } = await showSharedPhoto(context, shareId, c.req.param('name'));
        return new Response(bytes, {
          headers: { ...headers, 'Cache-Control': PHOTO_CACHE, 'Content-Length': String(bytes.length) },
        });
      },
    );
}
