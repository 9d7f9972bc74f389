import {
  batchSchema,
  listBatchesResponseSchema,
  publishBatchRequestSchema,
  readBatchQuerySchema,
  startBatchRequestSchema,
  startBatchResponseSchema,
} from '@smart-listings/contract';
import { type Context, Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { DONE, describeCall } from '../../lib/describe-call.ts';
import { readId } from '../../lib/read-id.ts';
import { readJson, readQuery } from '../../lib/read-json.ts';
import { requireUser } from '../accounts/operations.ts';
import { requireChannel } from './operations/access.ts';
import { listOpenBatches, publishBatch, readBatch, startBatch, stopBatch } from './operations/batches.ts';

const BATCH = '/api/channels/batches/:id';

/** Several listings on one marketplace, in the background. */
export function channelBatchRoutes(context: AppContext): Hono {
  return new Hono()
    .post(
      '/api/channels/:channel/batches',
      describeCall('startBatch', {
        summary: 'Brings several listings to a marketplace, where nobody sees them yet',
        description:
          'One after the other, in the background: what a listing lacks stands with it. Category and price are its own.',
        who: 'account',
        parameters: [{ name: 'channel', in: 'path', required: true, schema: { type: 'string' } }],
        body: { StartBatchRequest: startBatchRequestSchema },
        answers: { 200: { description: 'Where to look.', is: { BatchId: startBatchResponseSchema } } },
        fails: ['not-found', 'conflict', 'rate-limited', 'refused', 'unreachable', 'misconfigured'],
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        const channel = requireChannel(context, c.req.param('channel') ?? '');
        const request = await readJson(c, startBatchRequestSchema);
        return jsonAnswer({ id: await startBatch(context, { userId: user.id, channel }, request) });
      },
    )
    .get(
      '/api/channels/batches',
      describeCall('listBatches', {
        summary: 'Batches that go on, or were begun within a day and wait for the press',
        who: 'account',
        answers: {
          200: {
            description: 'Those that go on first; the newest first.',
            is: { OpenBatches: listBatchesResponseSchema },
          },
        },
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        return jsonAnswer({ batches: await listOpenBatches(context, user.id) });
      },
    )
    .get(
      BATCH,
      describeCall('readBatch', {
        summary: 'Where each listing of a batch stands',
        who: 'account',
        query: readBatchQuerySchema,
        answers: { 200: { description: 'In the order they were given.', is: { Batch: batchSchema } } },
        fails: ['not-found'],
      }),
      async (c) => jsonAnswer(await readBatch(context, await placeOf(c), readQuery(c, readBatchQuerySchema))),
    )
    .post(
      `${BATCH}/publish`,
      describeCall('publishBatch', {
        summary: 'What was seen of a batch goes live, one after the other',
        description: 'What a limit of the marketplace holds up goes on when it is over.',
        who: 'account',
        body: { PublishBatchRequest: publishBatchRequestSchema },
        answers: DONE,
        fails: ['not-found'],
      }),
      async (c) => {
        const place = await placeOf(c);
        await publishBatch(context, place, await readJson(c, publishBatchRequestSchema));
        return jsonAnswer({ ok: true });
      },
    )
    .post(
      `${BATCH}/stop`,
      describeCall('stopBatch', {
        summary: 'Begins nothing more of a batch',
        who: 'account',
        answers: DONE,
        fails: ['not-found'],
      }),
      async (c) => {
        await stopBatch(context, await placeOf(c));
        return jsonAnswer({ ok: true });
      },
    );

  async function placeOf(c: Context) {
    const user = await requireUser(context, c.req.raw.headers);
    return { userId: user.id, id: readId(c, 'batch') };
  }
}
