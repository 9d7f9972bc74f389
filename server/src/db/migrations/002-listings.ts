import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { Flavour } from '../dialect.ts';

/**
 * Saved listings, with what makes an account of a hundred thousand as quick as one of a thousand
 * (docs/decisions/011-saved-listings.md), and templates.
 */
export async function createListings(db: Db, flavour: Flavour): Promise<void> {
  await createListing(db);
  await createCounters(db);
  await createSearch(db, flavour);
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

async function createListing(db: Db): Promise<void> {
  await db.schema
    .createTable('listing')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('timestamp', 'text', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('pricingRefreshCount', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('deletedAt', 'text')
    .addColumn('variant', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('suggestedPriceRange', 'text', (column) => column.notNull())
    .addColumn('priceJustification', 'text', (column) => column.notNull())
    .addColumn('pricingSource', 'text')
    .addColumn('originalFormInput', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('imageUrls', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addUniqueConstraint('listing_number', ['userId', 'number'])
    .execute();
  await db.schema
    .createIndex('listing_newest')
    .on('listing')
    .columns(['userId', 'number'])
    .where(sql.ref('deletedAt'), 'is', null)
    .execute();
  await db.schema
    .createIndex('listing_platform')
    .on('listing')
    .columns(['userId', 'platform', 'number'])
    .where(sql.ref('deletedAt'), 'is', null)
    .execute();
  await db.schema
    .createIndex('listing_saved')
    .on('listing')
    .columns(['userId', 'timestamp', 'number'])
    .execute();
  await db.schema
    .createIndex('listing_deleted')
    .on('listing')
    .column('deletedAt')
    .where(sql.ref('deletedAt'), 'is not', null)
    .execute();
}

async function createCounters(db: Db): Promise<void> {
  await db.schema
    .createTable('listing_book')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('lastNumber', 'integer', (column) => column.notNull())
    .addColumn('lastTimestamp', 'text', (column) => column.notNull())
    .addColumn('savedCount', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('listing_count')
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('block', 'integer', (column) => column.notNull())
    .addColumn('savedCount', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('listing_count_key', ['userId', 'platform', 'block'])
    .execute();
}

async function createSearch(db: Db, { bytewiseText, keyTable }: Flavour): Promise<void> {
  await db.schema
    .createTable('listing_search')
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('listing_search_key', ['userId', 'number'])
    .modifyEnd(keyTable)
    .execute();
  await db.schema
    .createTable('listing_word')
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('word', bytewiseText, (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('listing_word_key', ['userId', 'word', 'number', 'platform'])
    .modifyEnd(keyTable)
    .execute();
}
