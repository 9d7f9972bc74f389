import type { Db } from '../database.ts';
import type { Flavour } from '../dialect.ts';

/** Work in the background. On PostgreSQL pg-boss keeps it, in tables and by migrations of its own. */
export async function createQueueTable(db: Db, { kind }: Flavour): Promise<void> {
  if (kind === 'postgres') return;
  await db.schema
    .createTable('queue_job')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('batch', 'text', (column) => column.notNull())
    .addColumn('groupId', 'text', (column) => column.notNull())
    .addColumn('groupAtOnce', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('dueAt', 'text', (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('beatAt', 'text')
    .addColumn('endedAt', 'text')
    .addColumn('reason', 'text')
    .addPrimaryKeyConstraint('queue_job_key', ['kind', 'id'])
    .execute();
  await db.schema.createIndex('queue_job_due').on('queue_job').columns(['kind', 'state', 'place']).execute();
  await db.schema.createIndex('queue_job_group').on('queue_job').columns(['groupId', 'state']).execute();
  await db.schema.createIndex('queue_job_batch').on('queue_job').columns(['kind', 'batch']).execute();
  await db.schema.createIndex('queue_job_ended').on('queue_job').column('endedAt').execute();
}
