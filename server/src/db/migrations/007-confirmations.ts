import type { Db } from '../database.ts';

/** Links of mails that confirm the address of a new account, as hashes. */
export async function createConfirmations(db: Db): Promise<void> {
  await db.schema
    .createTable('email_confirmation')
    // One for each account: asking again makes the earlier link worthless.
    .addColumn('userId', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
}
