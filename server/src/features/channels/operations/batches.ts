import { randomUUID } from 'node:crypto';
import type { Batch, publishBatchRequestSchema, startBatchRequestSchema } from '@smart-listings/contract';
import type { z } from 'zod';
import type { Channel } from '../../../channels/channel.ts';
import type { AppContext } from '../../../context.ts';
import { readJsonColumn, writeJsonColumn } from '../../../db/columns.ts';
import { notFound } from '../../../lib/app-error.ts';
import type { Job } from '../../../queue/job.ts';
import { getListing } from '../../listings/operations/get.ts';
import * as queries from '../batch-queries.ts';
import { withAccess } from './access.ts';

export const BATCH_QUEUE = 'channel-listing';
/** So long a batch can be looked at. */
const KEEP_MS = 7 * 86_400_000;

/** Begins to bring the listings to the marketplace, where nobody sees them. @returns the batch's id */
export async function startBatch(
  context: AppContext,
  { userId, channel }: { userId: string; channel: Channel },
  { listingIds, chosen, typed }: z.output<typeof startBatchRequestSchema>,
): Promise<string> {
  const { db, clock, queue } = context;
  await context.channelLimit.take(userId);
  // Whoever has to connect it anew is told now, and not once for each listing.
  await withAccess(context, { userId, channel }, () => Promise.resolve());
  const listings = await Promise.all(
    [...new Set(listingIds)].map((id) => getListing(context, { userId, id })),
  );
  const now = clock();
  const batch = {
    ...{ id: randomUUID(), userId, channel: channel.code, createdAt: now.toISOString() },
    decisions: writeJsonColumn({ chosen, typed }),
  };
  const items = listings.map((listing, place) => ({
    ...{ id: randomUUID(), batchId: batch.id, listingId: listing.id, place },
    ...{ state: 'previewing' as const, problem: null, preview: null, job: randomUUID() },
  }));
  const since = new Date(now.getTime() - KEEP_MS).toISOString();
  await db.transaction().execute(async (trx) => {
    await queries.createBatch(trx, { batch, items, since });
    const jobs = items.map((item) => jobOf(item, batch));
    await queue.send(BATCH_QUEUE, jobs, trx);
  });
  return batch.id;
}

interface Place {
  userId: string;
  id: string;
}

/** @throws AppError not-found */
export async function readBatch({ db }: AppContext, place: Place): Promise<Batch> {
  const { id } = await requireBatch(db, place);
  const items = await queries.listBatchItems(db, id);
  return {
    items: items.map(({ listingId, title, state, problem, preview }) => ({
      ...{ listingId, title, state, problem },
      preview: preview === null ? null : readJsonColumn(preview),
    })),
  };
}

/** What was seen goes live, one after the other. */
export async function publishBatch(
  { db, queue }: AppContext,
  place: Place,
  { digests }: z.output<typeof publishBatchRequestSchema>,
): Promise<void> {
  const batch = await requireBatch(db, place);
  const items = await queries.listBatchItems(db, batch.id);
  await db.transaction().execute(async (trx) => {
    const jobs: Job[] = [];
    for (const item of items) {
      const seen = item.preview === null ? null : readJsonColumn<{ digest: string }>(item.preview).digest;
      if (seen === null || digests[item.listingId] !== seen) continue;
      const job = randomUUID();
      const from = ['seen', 'stopped', 'failed'] as const;
      const changes = { state: 'publishing' as const, problem: null, job };
      if (await queries.moveBatchItem(trx, { id: item.id, from }, changes))
        jobs.push(jobOf({ ...item, job }, batch));
    }
    await queue.send(BATCH_QUEUE, jobs, trx);
  });
}

/** What is in hand is ended, what waits is not begun. */
export async function stopBatch({ db, queue }: AppContext, place: Place): Promise<void> {
  const { id } = await requireBatch(db, place);
  await queue.cancel(BATCH_QUEUE, id);
  for (const item of await queries.listBatchItems(db, id))
    await queries.moveBatchItem(
      db,
      { id: item.id, from: ['previewing', 'publishing'] },
      { state: 'stopped', problem: null },
    );
}

/** One at a time of a seller's connection: more would only wait for the marketplace. */
function jobOf(
  { id: item, job, place }: { id: string; job: string; place: number },
  { id: batch, userId, channel }: { id: string; userId: string; channel: string },
): Job {
  return { id: job, data: { item }, batch, group: { id: `${channel} ${userId}`, atOnce: 1 }, place };
}

async function requireBatch(db: AppContext['db'], place: Place) {
  const batch = await queries.findBatch(db, place);
  if (!batch) throw notFound('batch');
  return batch;
}
