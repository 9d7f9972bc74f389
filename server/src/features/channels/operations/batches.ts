import { randomUUID } from 'node:crypto';
import {
  type Batch,
  type BatchItemState,
  LIMITS,
  type OpenBatch,
  type publishBatchRequestSchema,
  type readBatchQuerySchema,
  type startBatchRequestSchema,
} from '@smart-listings/contract';
import type { z } from 'zod';
import type { Channel } from '../../../channels/channel.ts';
import type { AppContext } from '../../../context.ts';
import { readJsonColumn, writeJsonColumn } from '../../../db/columns.ts';
import type { Db } from '../../../db/database.ts';
import { AppError, notFound } from '../../../lib/app-error.ts';
import type { Job } from '../../../queue/job.ts';
import { getListing } from '../../listings/operations/get.ts';
import * as queries from '../batch-queries.ts';
import { withAccess } from './access.ts';

export const BATCH_QUEUE = 'channel-listing';
const DAY_MS = 86_400_000;
/** So long a batch can be looked at. */
const KEEP_MS = 7 * DAY_MS;
/** Of one account: more than anybody looks at again. */
const MOST_KEPT = 50;
/** So long after it was begun one that waits for the press is offered; it can be read until it is forgotten. */
const OFFERED_MS = DAY_MS;

/** Whose turn it is: the server's, or the seller's. */
const MOVING: readonly BatchItemState[] = ['previewing', 'publishing'];
const WAITING: readonly BatchItemState[] = ['seen'];

/**
 * Begins to bring the listings to the marketplace, where nobody sees them.
 * @returns the batch's id
 * @throws AppError conflict while as many as may be are on their way
 */
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
    ...{ state: 'previewing' as const, problem: null, preview: null, job: randomUUID(), failures: 0 },
  }));
  await db.transaction().execute(async (trx) => {
    await requireRoom(context, trx, batch);
    await queries.createBatch(trx, { batch, items, keep: MOST_KEPT });
    const jobs = items.map((item) => jobOf(item, batch));
    await queue.send(BATCH_QUEUE, jobs, trx);
  });
  return batch.id;
}

interface Place {
  userId: string;
  id: string;
}

/** Whoever asks for it begins nothing beside another. @throws AppError conflict while as many as may be go on */
async function requireRoom(
  context: AppContext,
  trx: Db,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await queries.lockConnections(trx, userId);
  const others = (await countOpen(context, trx, userId)).filter((one) => one.isMoving && one.id !== id);
  if (others.length >= LIMITS.openChannelBatches)
    throw new AppError('conflict', 'That is much at once: wait until some of what is on its way is there.');
}

/** Those of the account that go on, then those that have waited for the press for less than a day; the newest first. */
export async function listOpenBatches(context: AppContext, userId: string): Promise<OpenBatch[]> {
  const offeredSince = new Date(context.clock().getTime() - OFFERED_MS).toISOString();
  const open = await countOpen(context, context.db, userId);
  const waiting = open.filter(({ isMoving, startedAt }) => !isMoving && startedAt > offeredSince);
  return [...open.filter(({ isMoving }) => isMoving), ...waiting].slice(0, 2 * LIMITS.openChannelBatches);
}

async function countOpen({ channels }: AppContext, db: Db, userId: string): Promise<OpenBatch[]> {
  const batches = await queries.countBatches(db, userId);
  return [...batches.values()].flatMap((rows) => {
    const [{ id, channel, createdAt } = { id: '', channel: null, createdAt: '' }] = rows;
    const name = channel === null ? undefined : channels.get(channel)?.name;
    if (channel === null || name === undefined) return [];
    const countOf = (states: readonly BatchItemState[]) =>
      rows.reduce((sum, { state, count }) => sum + (states.includes(state) ? Number(count) : 0), 0);
    const listings = rows.reduce((sum, { count }) => sum + Number(count), 0);
    const [moving, waiting] = [countOf(MOVING), countOf(WAITING)];
    if (moving + waiting === 0) return [];
    const done = listings - moving - waiting;
    return [{ id, code: channel, name, startedAt: createdAt, listings, done, isMoving: moving > 0 }];
  });
}

/** All that is kept of the account's batches, for its owner to take away. */
export async function listBatches({ db }: AppContext, userId: string) {
  const items = Map.groupBy(await queries.listAllItems(db, userId), ({ id }) => id);
  return [...items.values()].map((rows) => ({
    channel: rows[0]?.channel,
    startedAt: rows[0]?.createdAt,
    listings: rows.map(({ listingId, state, problem }) => ({ listingId, state, problem })),
  }));
}

/** Forgets what nobody looks at any more. */
export async function sweepBatches({ db, clock }: AppContext): Promise<void> {
  await queries.deleteBatches(db, new Date(clock().getTime() - KEEP_MS).toISOString());
}

/** @throws AppError not-found */
export async function readBatch(
  { db }: AppContext,
  place: Place,
  { brief }: z.output<typeof readBatchQuerySchema>,
): Promise<Batch> {
  const { id } = await requireBatch(db, place);
  const items = await (brief ? queries.listBatchItems(db, id) : queries.listShownItems(db, id));
  return {
    items: items.map(({ listingId, title, state, problem, preview }) => ({
      ...{ listingId, title, state, problem },
      preview: preview === null ? null : readJsonColumn(preview),
    })),
  };
}

/** What was seen goes live, one after the other. @throws AppError not-found, or conflict as `startBatch` does */
export async function publishBatch(
  context: AppContext,
  place: Place,
  { digests }: z.output<typeof publishBatchRequestSchema>,
): Promise<void> {
  const { db, queue } = context;
  const batch = await requireBatch(db, place);
  const items = await queries.listShownItems(db, batch.id);
  await db.transaction().execute(async (trx) => {
    await requireRoom(context, trx, batch);
    const jobs: Job[] = [];
    for (const item of items) {
      const seen = item.preview === null ? null : readJsonColumn<{ digest: string }>(item.preview).digest;
      if (seen === null || digests[item.listingId] !== seen) continue;
      const job = randomUUID();
      const from = ['seen', 'stopped', 'failed'] as const;
      const changes = { state: 'publishing' as const, problem: null, job, failures: 0 };
      if (await queries.moveBatchItem(trx, { id: item.id, from }, changes))
        jobs.push(jobOf({ ...item, job }, batch));
    }
    await queue.send(BATCH_QUEUE, jobs, trx);
  });
}

/** What is in hand is ended, what waits is not begun. */
export async function stopBatch({ db, queue }: AppContext, place: Place): Promise<void> {
  const { id } = await requireBatch(db, place);
  await db.transaction().execute(async (trx) => {
    const jobs: string[] = [];
    for (const { id: item, job } of await queries.listBatchItems(trx, id)) {
      const isStopped = await queries.moveBatchItem(
        trx,
        { id: item, job, from: MOVING },
        { state: 'stopped', problem: null },
      );
      if (isStopped) jobs.push(job);
    }
    await queue.drop(BATCH_QUEUE, jobs, trx);
  });
}

/** One at a time of a seller's connection: more would only wait for the marketplace. */
export function jobOf(
  { id: item, job, place }: { id: string; job: string; place: number },
  { userId, channel }: { userId: string; channel: string },
): Job {
  return { id: job, data: { item }, batch: userId, group: { id: `${channel} ${userId}`, atOnce: 1 }, place };
}

async function requireBatch(db: AppContext['db'], place: Place) {
  const batch = await queries.findBatch(db, place);
  if (!batch) throw notFound('batch');
  return batch;
}
