import type { Db } from '../database.ts';

/** The item that several listings are of, one for each marketplace; null: the listing stands alone. */
export async function addItems(db: Db): Promise<void> {
  await db.schema.alterTable('listing').addColumn('itemId', 'text').execute();
  await db.schema.createIndex('listing_item').on('listing').columns(['userId', 'itemId']).execute();
}
