import { sql } from 'kysely';
import type { Db } from '../database.ts';

/**
 * A row for every photo in the storage, from before its file is written until after it is deleted. The row
 * outlives the listing and the account that it belongs to: that it belongs to neither any more is what
 * gets the file deleted.
 */
export async function createPhotos(db: Db): Promise<void> {
  await db.schema
    .createTable('photo')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.references('user.id').onDelete('set null'))
    .addColumn('listingId', 'text', (column) => column.references('listing.id').onDelete('set null'))
    .addColumn('path', 'text', (column) => column.notNull().unique())
    .addColumn('storedAt', 'text')
    .addColumn('keepUntil', 'text', (column) => column.notNull())
    .addColumn('deletedAt', 'text')
    .execute();
  await db.schema.createIndex('photo_owner').on('photo').columns(['userId', 'id']).execute();
  await db.schema.createIndex('photo_listing').on('photo').column('listingId').execute();
  await db.schema
    .createIndex('photo_loose')
    .on('photo')
    .column('keepUntil')
    .where(sql.ref('listingId'), 'is', null)
    .execute();
}
