import type { BatchItemState } from '@smart-listings/contract';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

type BatchRow = Schema['channel_batch'];
type ItemRow = Schema['channel_batch_item'];
/** One listing of a batch, with whose it is and where it goes. */
export type BatchJob = ItemRow & Pick<BatchRow, 'userId' | 'channel' | 'decisions'>;

/** @param keep so many of the account's newest are kept, and whatever is on its way */
export async function createBatch(
  trx: Db,
  { batch, items, keep }: { batch: BatchRow; items: readonly ItemRow[]; keep: number },
): Promise<void> {
  const newest = trx
    .selectFrom('channel_batch')
    .select('id')
    .where('userId', '=', batch.userId)
    .orderBy('createdAt', 'desc')
    .limit(keep - 1);
  await trx
    .deleteFrom('channel_batch')
    .where('userId', '=', batch.userId)
    .where('id', 'not in', newest)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('channel_batch_item as item')
            .select('item.id')
            .whereRef('item.batchId', '=', 'channel_batch.id')
            .where('item.state', 'in', ['previewing', 'publishing']),
        ),
      ),
    )
    .execute();
  await trx.insertInto('channel_batch').values(batch).execute();
  await trx.insertInto('channel_batch_item').values(items).execute();
}

/** Of any account: what became of each listing stands with it. */
export async function deleteBatches(db: Db, before: string): Promise<void> {
  await db.deleteFrom('channel_batch').where('createdAt', '<', before).execute();
}

/** The account's batches, newest first, with how many of their listings stand in which state. */
export async function countBatches(db: Db, userId: string) {
  const rows = await db
    .selectFrom('channel_batch as batch')
    .innerJoin('channel_batch_item as item', 'item.batchId', 'batch.id')
    .innerJoin('listing', 'listing.id', 'item.listingId')
    .select(({ fn }) => [
      ...(['batch.id', 'batch.channel', 'batch.createdAt', 'item.state'] as const),
      fn.countAll().as('count'),
    ])
    .where('batch.userId', '=', userId)
    .where('listing.deletedAt', 'is', null)
    .groupBy(['batch.id', 'batch.channel', 'batch.createdAt', 'item.state'])
    .orderBy('batch.createdAt', 'desc')
    .orderBy('batch.id')
    .execute();
  return Map.groupBy(rows, ({ id }) => id);
}

/** Everything that is kept of the account's batches, oldest first. */
export function listAllItems(db: Db, userId: string) {
  return db
    .selectFrom('channel_batch_item as item')
    .innerJoin('channel_batch as batch', 'batch.id', 'item.batchId')
    .select(['batch.id', 'batch.channel', 'batch.createdAt', 'item.listingId', 'item.state', 'item.problem'])
    .where('batch.userId', '=', userId)
    .orderBy('batch.createdAt')
    .orderBy('batch.id')
    .orderBy('item.place')
    .execute();
}

export function findBatch(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<BatchRow | undefined> {
  return db
    .selectFrom('channel_batch')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** Whoever asks for it waits until the others of the account that hold it have ended. */
export async function lockConnections(trx: Db, userId: string): Promise<void> {
  await trx.updateTable('channel_connection').set({ userId }).where('userId', '=', userId).execute();
}

/** Without what would go out, which is large. */
export function listBatchItems(db: Db, batchId: string) {
  return selectItems(db, batchId)
    .select(({ val }) => val<string | null>(null).as('preview'))
    .execute();
}

export function listShownItems(db: Db, batchId: string) {
  return selectItems(db, batchId).select('item.preview').execute();
}

function selectItems(db: Db, batchId: string) {
  return db
    .selectFrom('channel_batch_item as item')
    .innerJoin('listing', 'listing.id', 'item.listingId')
    .select([
      'item.id',
      'item.listingId',
      'item.place',
      'item.state',
      'item.problem',
      'item.job',
      'listing.title',
    ])
    .where('item.batchId', '=', batchId)
    .where('listing.deletedAt', 'is', null)
    .orderBy('item.place');
}

export function findBatchJob(db: Db, id: string): Promise<BatchJob | undefined> {
  return db
    .selectFrom('channel_batch_item as item')
    .innerJoin('channel_batch as batch', 'batch.id', 'item.batchId')
    .selectAll('item')
    .select(['batch.userId', 'batch.channel', 'batch.decisions'])
    .where('item.id', '=', id)
    .executeTakeFirst();
}

/**
 * @param job whose word it is; left out: the seller's
 * @returns whether it stood in one of the states that it may leave, and nobody has another job for it
 */
export async function moveBatchItem(
  db: Db,
  { id, job, from }: { id: string; job?: string; from: readonly BatchItemState[] },
  changes: Partial<Pick<ItemRow, 'state' | 'problem' | 'preview' | 'job' | 'failures'>>,
): Promise<boolean> {
  const moved = await db
    .updateTable('channel_batch_item')
    .set(changes)
    .where('id', '=', id)
    .where('state', 'in', from)
    .$if(job !== undefined, (query) => query.where('job', '=', job ?? ''))
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}
