import type { Db } from '../database.ts';

/** Several listings that are put up together: what each is waiting for, and what became of it. */
export async function createChannelBatches(db: Db): Promise<void> {
  await db.schema
    .createTable('channel_batch')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('decisions', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('channel_batch_user').on('channel_batch').column('userId').execute();
  await db.schema
    .createTable('channel_batch_item')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('batchId', 'text', (column) =>
      column.notNull().references('channel_batch.id').onDelete('cascade'),
    )
    .addColumn('listingId', 'text', (column) => column.notNull().references('listing.id').onDelete('cascade'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('preview', 'text')
    .addColumn('job', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('channel_batch_item_batch')
    .on('channel_batch_item')
    .column('batchId')
    .execute();
  await db.schema
    .createIndex('channel_batch_item_listing')
    .on('channel_batch_item')
    .column('listingId')
    .execute();
}
