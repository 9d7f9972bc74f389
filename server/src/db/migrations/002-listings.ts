import type { Db } from '../database.ts';

export async function createListings(db: Db): Promise<void> {
  await db.schema
    .createTable('listing')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('suggestedPriceRange', 'text', (column) => column.notNull())
    .addColumn('priceJustification', 'text', (column) => column.notNull())
    .addColumn('pricingSource', 'text')
    .addColumn('variant', 'text', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('originalFormInput', 'text', (column) => column.notNull())
    .addColumn('imageUrls', 'text', (column) => column.notNull())
    .addColumn('timestamp', 'text', (column) => column.notNull())
    .addColumn('pricingRefreshCount', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('searchText', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('listing_newest')
    .on('listing')
    .columns(['userId', 'timestamp', 'id'])
    .execute();
  await db.schema
    .createIndex('listing_platform')
    .on('listing')
    .columns(['userId', 'platform', 'timestamp', 'id'])
    .execute();
  await db.schema
    .createTable('template')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('formData', 'text', (column) => column.notNull())
    .addColumn('timestamp', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('template_newest')
    .on('template')
    .columns(['userId', 'timestamp', 'id'])
    .execute();
}
