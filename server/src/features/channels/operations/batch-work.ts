import { randomUUID } from 'node:crypto';
import { singlePrice } from '@smart-listings/contract';
import type { AppContext } from '../../../context.ts';
import { readJsonColumn, writeJsonColumn } from '../../../db/columns.ts';
import { AppError } from '../../../lib/app-error.ts';
import { describeSafely } from '../../../lib/error-handler.ts';
import type { Claim } from '../../../queue/job.ts';
import { type Outcome, runWorker, type Work } from '../../../queue/worker.ts';
import * as queries from '../batch-queries.ts';
import { requireChannel } from './access.ts';
import { OnItsWay } from './alone.ts';
import { BATCH_QUEUE, jobOf } from './batches.ts';
import type { Decisions } from './choices.ts';
import { preparePreview } from './prepare.ts';
import { publish } from './publish.ts';
import { type Place, readListing } from './read-listing.ts';

/** Of all sellers together, in one process. */
const AT_ONCE = 4;
const OPEN = ['previewing', 'publishing'] as const;
/** Whoever was killed holds a listing for minutes; another press ends sooner. */
const ON_ITS_WAY_MS = 20_000;
const TOO_FAST_MS = 60_000;
const LONGEST_WAIT_MS = 3_600_000;
/** A marketplace that is away for longer is said to be. */
const MOST_TRIES = 6;

/** Brings the listings of batches to their marketplaces, and puts those live that were pressed for. */
export function batchWork(context: AppContext): Work {
  return {
    kind: BATCH_QUEUE,
    atOnce: AT_ONCE,
    handle: (claim) => handle(context, claim),
    async giveUp({ id: job, data: { item = '' } }) {
      const problem = 'It was tried too often. Put it up by itself.';
      await queries.moveBatchItem(context.db, { id: item, job, from: OPEN }, { state: 'failed', problem });
    },
    onError: (error) => context.logger.error(describeSafely(error), 'a listing could not be put up'),
  };
}

async function handle(context: AppContext, claim: Claim): Promise<Outcome> {
  const { db } = context;
  const item = await queries.findBatchJob(db, claim.data.item ?? '');
  // Done already by somebody who was killed before saying so, or pressed for anew.
  if (item?.job !== claim.id || !OPEN.some((state) => state === item.state)) return 'finished';
  // Pressed for anew meanwhile, it is the word of whoever has the later job.
  const { id, job } = item;
  const place = { ...item, channel: requireChannel(context, item.channel) };
  try {
    if (item.state === 'previewing') {
      const preview = writeJsonColumn(await previewOne(context, place, item.decisions));
      await queries.moveBatchItem(
        db,
        // In hand when it was stopped: what has been seen can still be pressed for.
        { id, job, from: ['previewing', 'stopped'] },
        { state: 'seen', problem: null, preview },
      );
    } else {
      const { digest } = readJsonColumn<{ digest: string }>(item.preview ?? '{}');
      await publish(context, place, digest);
      await queries.moveBatchItem(
        db,
        { id, job, from: ['publishing', 'stopped'] },
        { state: 'live', problem: null },
      );
    }
    return 'finished';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'rate-limited') return await putOff(context, { item, claim }, error);
    const failures = item.failures + (isPassing(error) ? 1 : 0);
    const retryAfterMs = waitOf(error, failures);
    const state = retryAfterMs === null ? { state: 'failed' as const } : {};
    await queries.moveBatchItem(db, { id, job, from: OPEN }, { ...state, problem: error.message, failures });
    return retryAfterMs === null ? { failed: error.code } : { retryAfterMs };
  }
}

async function previewOne(context: AppContext, place: Place, column: string) {
  const { name, catalogue } = place.channel;
  const { listing, item, where } = await readListing(context, place);
  const [category] = await catalogue.suggestCategories(item.name, where);
  if (!category) throw byItself(`${name} knows no category for this item by its name`);
  const price = singlePrice(listing.suggestedPriceRange);
  if (price === null || price <= 0) throw byItself('It names no single price');
  const decisions = readJsonColumn<Pick<Decisions, 'chosen' | 'typed'>>(column);
  return preparePreview(context, place, { ...decisions, categoryId: category.id, words: '', price });
}

function byItself(why: string): AppError {
  return new AppError('bad-request', `${why}: put it up by itself, where you can say so.`);
}

function isPassing({ code }: AppError): boolean {
  return ['timeout', 'overloaded', 'unreachable', 'bad-answer'].includes(code);
}

/** How long to leave it alone; null: trying again would change nothing. */
function waitOf(error: AppError, failures: number): number | null {
  if (error instanceof OnItsWay) return ON_ITS_WAY_MS;
  return isPassing(error) && failures < MOST_TRIES ? 1_000 * 2 ** failures : null;
}

/** Under a new job, whose tries are counted anew: who waits as it is told to has failed at nothing. */
async function putOff(
  context: AppContext,
  { item, claim }: { item: queries.BatchJob; claim: Claim },
  error: AppError,
): Promise<Outcome> {
  const seconds = Number(error.details.headers?.['Retry-After'] ?? 0);
  // Not told how long, it is longer each time: what was too much may be the calls of a day.
  const pauses = Number(claim.data.pauses ?? 0);
  const afterMs = Math.min(seconds * 1_000 || TOO_FAST_MS * 2 ** pauses, LONGEST_WAIT_MS);
  const { id, job, userId, channel, place } = item;
  const again = jobOf({ id, job: randomUUID(), place }, { userId, channel });
  const next = { ...again, data: { ...again.data, pauses: String(pauses + 1) }, afterMs };
  await context.db.transaction().execute(async (trx) => {
    const changes = { job: next.id, problem: error.message };
    if (await queries.moveBatchItem(trx, { id, job, from: OPEN }, changes))
      await context.queue.send(BATCH_QUEUE, [next], trx);
  });
  return 'finished';
}

/** @returns settles when the process is to stop and what was in hand has ended */
export async function runBatches(context: AppContext): Promise<void> {
  if (context.channels.size > 0) await runWorker(context.queue, batchWork(context), context.shutdown);
}
