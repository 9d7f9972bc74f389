import type { Db } from '../database.ts';

/** The clicks that were counted a moment ago, so that the retries of one click count once. */
export async function createAttempts(db: Db): Promise<void> {
  await db.schema
    .createTable('generation_attempt')
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('work', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('shares', 'integer', (column) => column.notNull())
    .addColumn('startedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('generation_attempt_key', ['userId', 'id'])
    .execute();
  await db.schema
    .createIndex('generation_attempt_started')
    .on('generation_attempt')
    .column('startedAt')
    .execute();
}
