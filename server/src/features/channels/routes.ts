import {
  CHANNEL_CODES,
  channelFormSchema,
  connectChannelResponseSchema,
  disconnectChannelResponseSchema,
  LIMITS,
  listChannelsResponseSchema,
  listSoldElsewhereResponseSchema,
  previewRequestSchema,
  previewSchema,
  publicationSchema,
  publishRequestSchema,
} from '@smart-listings/contract';
import { type Context, Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { describeCall } from '../../lib/describe-call.ts';
import { readId } from '../../lib/read-id.ts';
import { readJson } from '../../lib/read-json.ts';
import { findSession, requireSession, requireUser } from '../accounts/operations.ts';
import { requireChannel } from './operations/access.ts';
import { endConnection, finishConnection, listChannels, startConnection } from './operations/connections.ts';
import { preparePreview, readForm } from './operations/prepare.ts';
import { checkPublication, endPublication, publish } from './operations/publish.ts';
import { listSoldElsewhere } from './operations/sold-elsewhere.ts';

const LISTING = '/api/listings/:id/channels/:channel';

const CHANNEL = {
  name: 'channel',
  in: 'path',
  required: true,
  description: CHANNEL_CODES.join(', '),
  schema: { type: 'string' },
} as const;
const IN_QUERY = { in: 'query', schema: { type: 'string' } } as const;

/** What the marketplace itself can do wrong, and the connection to it. */
const OF_MARKETPLACE = [
  ...(['bad-request', 'forbidden', 'not-found', 'conflict', 'rate-limited', 'refused'] as const),
  ...(['bad-answer', 'unreachable', 'misconfigured', 'overloaded', 'timeout'] as const),
];
const WHERE_IT_STANDS = {
  200: { description: 'Where it stands at the marketplace now.', is: { Publication: publicationSchema } },
};

/** Selling on marketplaces that the account has connected. */
export function channelRoutes(context: AppContext): Hono {
  return new Hono()
    .get(
      '/api/channels',
      describeCall('listChannels', {
        summary: 'The marketplaces that can be connected on this server, and whether they are',
        who: 'account',
        answers: {
          200: {
            description: 'In a fixed order; none where the server has no keys.',
            is: { Channels: listChannelsResponseSchema },
          },
        },
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        return jsonAnswer({ channels: await listChannels(context, user.id) });
      },
    )
    .get(
      '/api/channels/sold-elsewhere',
      describeCall('listSoldElsewhere', {
        summary: 'What is still up on a marketplace although the item was sold somewhere else',
        description: 'Nothing is taken down by itself: each can be ended by its own call.',
        who: 'account',
        answers: {
          200: {
            description: 'None where nothing is up twice.',
            is: { SoldElsewhere: listSoldElsewhereResponseSchema },
          },
        },
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        return jsonAnswer({ items: await listSoldElsewhere(context, user.id) });
      },
    )
    .post(
      '/api/channels/:channel/connect',
      describeCall('connectChannel', {
        summary: 'Where the seller allows this server to sell',
        description:
          'OAuth 2, authorisation code. The way back works once, for a quarter of an hour, in the session that asked.',
        who: 'account',
        parameters: [CHANNEL],
        answers: {
          200: {
            description: 'The marketplace’s own page.',
            is: { ChannelAddress: connectChannelResponseSchema },
          },
        },
        fails: ['forbidden', 'not-found'],
      }),
      async (c) => {
        const session = await requireSession(context, c.req.raw.headers);
        const url = await startConnection(context, session, channelOf(c));
        return jsonAnswer({ url });
      },
    )
    .get(
      '/api/channels/:channel/back',
      describeCall('finishChannel', {
        summary: 'Where the marketplace leads the seller back',
        parameters: [CHANNEL, { ...IN_QUERY, name: 'state' }, { ...IN_QUERY, name: 'code' }],
        answers: { 302: { description: 'To the account page, which says what became of it.' } },
        fails: ['not-found'],
      }),
      async (c) => {
        const channel = channelOf(c);
        const session = await findSession(context, c.req.raw.headers);
        const { state = '', code = '' } = c.req.query();
        const outcome = session
          ? await finishConnection(context, session, { channel, state, code })
          : 'expired';
        return c.redirect(`/account?marketplace=${outcome}#channels`);
      },
    )
    .delete(
      '/api/channels/:channel',
      describeCall('disconnectChannel', {
        summary: 'Deletes what opens the seller’s account there',
        description: 'The marketplace is asked to end the permission, and a few seconds are waited for it.',
        who: 'account',
        parameters: [CHANNEL],
        answers: {
          200: {
            description: 'It is gone here; whether the permission is over there, too.',
            is: { ChannelDisconnected: disconnectChannelResponseSchema },
          },
        },
        fails: ['forbidden', 'not-found'],
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        const isRevoked = await endConnection(context, user.id, channelOf(c));
        return jsonAnswer({ ok: true, isRevoked });
      },
    )
    .get(
      LISTING,
      describeCall('readChannelForm', {
        summary: 'What a saved listing needs before it can go out, and where it stands',
        who: 'account',
        parameters: [
          CHANNEL,
          { ...IN_QUERY, name: 'words', description: 'What to look categories up with.' },
        ],
        answers: {
          200: {
            description: 'Lists to choose from, with what was chosen the last time.',
            is: { ChannelForm: channelFormSchema },
          },
        },
        fails: OF_MARKETPLACE,
      }),
      async (c) => {
        const { words = '' } = c.req.query();
        return jsonAnswer(await readForm(context, await placeOf(c), words.slice(0, LIMITS.form.itemName)));
      },
    )
    .post(
      `${LISTING}/preview`,
      describeCall('previewPublication', {
        summary: 'Brings it to the marketplace, where nobody sees it yet',
        description:
          'Photos, item and offer are there afterwards, unpublished. What is live already stays as it is until publish. A refusal names the fields that it is about.',
        who: 'account',
        parameters: [CHANNEL],
        body: { PreviewRequest: previewRequestSchema },
        answers: {
          200: {
            description: 'Exactly what publish would send, with the fees.',
            is: { ChannelPreview: previewSchema },
          },
        },
        fails: OF_MARKETPLACE,
      }),
      async (c) => {
        const place = await placeOf(c);
        return jsonAnswer(await preparePreview(context, place, await readJson(c, previewRequestSchema)));
      },
    )
    .post(
      `${LISTING}/publish`,
      describeCall('publishListing', {
        summary: 'What was seen goes live, or changes what is live',
        description: 'Asked again, it is the same listing: it is looked up by its own number first.',
        who: 'account',
        parameters: [CHANNEL],
        body: { PublishRequest: publishRequestSchema },
        answers: WHERE_IT_STANDS,
        fails: OF_MARKETPLACE,
      }),
      async (c) => {
        const place = await placeOf(c);
        const { digest } = await readJson(c, publishRequestSchema);
        return jsonAnswer(await publish(context, place, digest));
      },
    )
    .post(
      `${LISTING}/check`,
      describeCall('checkPublication', {
        summary: 'Asks the marketplace where it stands',
        who: 'account',
        parameters: [CHANNEL],
        answers: WHERE_IT_STANDS,
        fails: OF_MARKETPLACE,
      }),
      async (c) => jsonAnswer(await checkPublication(context, await placeOf(c))),
    )
    .post(
      `${LISTING}/end`,
      describeCall('endPublication', {
        summary: 'Takes it down',
        who: 'account',
        parameters: [CHANNEL],
        answers: WHERE_IT_STANDS,
        fails: OF_MARKETPLACE,
      }),
      async (c) => jsonAnswer(await endPublication(context, await placeOf(c))),
    );

  function channelOf(c: Context) {
    return requireChannel(context, c.req.param('channel') ?? '');
  }

  async function placeOf(c: Context) {
    const user = await requireUser(context, c.req.raw.headers);
    return { userId: user.id, listingId: readId(c, 'listing'), channel: channelOf(c) };
  }
}
