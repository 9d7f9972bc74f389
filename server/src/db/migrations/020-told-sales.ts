import type { Db } from '../database.ts';

/** What a marketplace itself said of a sale that its seller words otherwise, and which list gave a noted one its number. */
export async function keepWhatWasTold(db: Db): Promise<void> {
  await db.schema.alterTable('sale').addColumn('told', 'text').execute();
  await db.schema.alterTable('sale').addColumn('numberedBy', 'text').execute();
  await db.schema.createIndex('sale_numbered').on('sale').column('numberedBy').execute();
}
