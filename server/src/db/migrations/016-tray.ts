import type { Db } from '../database.ts';

/** Items of the tray that the server writes, while no page is open too. */
export async function createTray(db: Db): Promise<void> {
  await db.schema
    .createTable('tray')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('haltMessage', 'text')
    .addColumn('haltUntil', 'text')
    .execute();
  await db.schema
    .createTable('tray_row')
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('attempt', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('jobId', 'text', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('price', 'double precision')
    .addColumn('text', 'text')
    .addColumn('fault', 'text')
    .addColumn('hasFallback', 'integer', (column) => column.notNull())
    .addColumn('countedIn', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('tray_row_key', ['userId', 'id'])
    .execute();
  await db.schema.createIndex('tray_row_changed').on('tray_row').columns(['state', 'changedAt']).execute();
}
