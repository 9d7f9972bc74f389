import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** What photos weigh, for the budgets of accounts; of those from before it is not known, and they count for nothing. */
export async function addPhotoBytes(db: Db): Promise<void> {
  await db.schema
    .alterTable('photo')
    .addColumn('sizeBytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('photo')
    .addColumn('isUnconfirmed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('photo_bytes').on('photo').columns(['userId', 'sizeBytes']).execute();
  await db.schema
    .createIndex('photo_unconfirmed')
    .on('photo')
    .columns(['isUnconfirmed', 'sizeBytes'])
    .where(sql.ref('isUnconfirmed'), '=', sql.lit(1))
    .execute();
}
