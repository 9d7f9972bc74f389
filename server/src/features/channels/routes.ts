import { LIMITS, previewRequestSchema, publishRequestSchema } from '@smart-listings/contract';
import { type Context, Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { readId } from '../../lib/read-id.ts';
import { readJson } from '../../lib/read-json.ts';
import { findSession, requireSession, requireUser } from '../accounts/operations.ts';
import {
  endConnection,
  finishConnection,
  listChannels,
  requireChannel,
  startConnection,
} from './operations/connections.ts';
import { preparePreview, readForm } from './operations/prepare.ts';
import { checkPublication, endPublication, publish } from './operations/publish.ts';

const LISTING = '/api/listings/:id/channels/:channel';

/** Selling on marketplaces that the account has connected. */
export function channelRoutes(context: AppContext): Hono {
  return new Hono()
    .get('/api/channels', async (c) => {
      const user = await requireUser(context, c.req.raw.headers);
      return jsonAnswer({ channels: await listChannels(context, user.id) });
    })
    .post('/api/channels/:channel/connect', async (c) => {
      const session = await requireSession(context, c.req.raw.headers);
      const url = await startConnection(context, session, channelOf(c));
      return jsonAnswer({ url });
    })
    .get('/api/channels/:channel/back', async (c) => {
      const channel = channelOf(c);
      const session = await findSession(context, c.req.raw.headers);
      const { state = '', code = '' } = c.req.query();
      const outcome = session
        ? await finishConnection(context, session, { channel, state, code })
        : 'expired';
      return c.redirect(`/account?marketplace=${outcome}#channels`);
    })
    .delete('/api/channels/:channel', async (c) => {
      const user = await requireUser(context, c.req.raw.headers);
      await endConnection(context, user.id, channelOf(c));
      return jsonAnswer({ ok: true });
    })
    .get(LISTING, async (c) => {
      const { words = '' } = c.req.query();
      return jsonAnswer(await readForm(context, await placeOf(c), words.slice(0, LIMITS.form.itemName)));
    })
    .post(`${LISTING}/preview`, async (c) => {
      const place = await placeOf(c);
      return jsonAnswer(await preparePreview(context, place, await readJson(c, previewRequestSchema)));
    })
    .post(`${LISTING}/publish`, async (c) => {
      const place = await placeOf(c);
      const { digest } = await readJson(c, publishRequestSchema);
      return jsonAnswer(await publish(context, place, digest));
    })
    .post(`${LISTING}/check`, async (c) => jsonAnswer(await checkPublication(context, await placeOf(c))))
    .post(`${LISTING}/end`, async (c) => jsonAnswer(await endPublication(context, await placeOf(c))));

  function channelOf(c: Context) {
    return requireChannel(context, c.req.param('channel') ?? '');
  }

  async function placeOf(c: Context) {
    const user = await requireUser(context, c.req.raw.headers);
    return { userId: user.id, listingId: readId(c, 'listing'), channel: channelOf(c) };
  }
}
