import type { Db } from '../database.ts';

/** Changes of an address that wait for their mail's link, and the counts of limits that instances share. */
export async function createAccountSafety(db: Db): Promise<void> {
  await db.schema
    .createTable('email_change')
    // One for each account: asking again makes the earlier link worthless.
    .addColumn('userId', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('newEmail', 'text', (column) => column.notNull())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
  // The shape that rate-limiter-flexible reads and writes.
  await db.schema
    .createTable('rate_limit')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();
}
