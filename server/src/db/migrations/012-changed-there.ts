import type { Db } from '../database.ts';

/** Whether somebody changed at the marketplace what was put there from here. */
export async function addChangedThere(db: Db): Promise<void> {
  await db.schema.alterTable('publication').addColumn('fingerprint', 'text').execute();
  await db.schema
    .alterTable('publication')
    .addColumn('isChanged', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // A preview of the old form cannot be sent any more: whoever presses is asked to look again.
  await db.updateTable('publication').set({ staged: null }).execute();
}
