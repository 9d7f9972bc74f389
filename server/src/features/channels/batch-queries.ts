import type { BatchItemState } from '@smart-listings/contract';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

type BatchRow = Schema['channel_batch'];
type ItemRow = Schema['channel_batch_item'];
/** One listing of a batch, with whose it is and where it goes. */
export type BatchJob = ItemRow & Pick<BatchRow, 'userId' | 'channel' | 'decisions'>;

/** Batches of the account from before `since` go: what became of each listing stands with it. */
export async function createBatch(
  trx: Db,
  { batch, items, since }: { batch: BatchRow; items: readonly ItemRow[]; since: string },
): Promise<void> {
  await trx
    .deleteFrom('channel_batch')
    .where('userId', '=', batch.userId)
    .where('createdAt', '<', since)
    .execute();
  await trx.insertInto('channel_batch').values(batch).execute();
  await trx.insertInto('channel_batch_item').values(items).execute();
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

export function listBatchItems(db: Db, batchId: string) {
  return db
    .selectFrom('channel_batch_item as item')
    .innerJoin('listing', 'listing.id', 'item.listingId')
    .selectAll('item')
    .select('listing.title')
    .where('item.batchId', '=', batchId)
    .where('listing.deletedAt', 'is', null)
    .orderBy('item.place')
    .execute();
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

/** @returns whether it stood in one of the states that it may leave */
export async function moveBatchItem(
  db: Db,
  { id, from }: { id: string; from: readonly BatchItemState[] },
  changes: Partial<Pick<ItemRow, 'state' | 'problem' | 'preview' | 'job'>>,
): Promise<boolean> {
  const moved = await db
    .updateTable('channel_batch_item')
    .set(changes)
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}
