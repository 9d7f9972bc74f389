import type { Db } from '../database.ts';

/** In which shop a listing was put up, and how often one of a batch failed. */
export async function addShops(db: Db): Promise<void> {
  await db.schema.alterTable('publication').addColumn('account', 'text').execute();
  await db.schema
    .alterTable('channel_batch_item')
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
