import { suggestedMiddle } from '@smart-listings/contract';
import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Sales that came with a marketplace's own list, and what had been suggested for those of saved listings. */
export async function addSaleImports(db: Db): Promise<void> {
  await db.schema
    .createTable('sale_import')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('fileName', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('sale_import_user')
    .on('sale_import')
    .columns(['userId', 'createdAt', 'id'])
    .execute();
  await db.schema.alterTable('sale').addColumn('importId', 'text').execute();
  await db.schema.createIndex('sale_of_import').on('sale').column('importId').execute();
  await db.schema.alterTable('sale').addColumn('suggested', 'double precision').execute();
  await readSuggestions(db);
}

const AT_ONCE = 500;

async function readSuggestions(db: Db): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('sale')
      .innerJoin('listing', 'listing.id', 'sale.listingId')
      .select(['sale.id', 'listing.suggestedPriceRange', 'listing.priceJustification'])
      .where('sale.id', '>', after)
      .orderBy('sale.id')
      .limit(AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const suggested = rows.flatMap(({ id, ...text }) => {
      const middle = suggestedMiddle(text);
      return middle === null ? [] : [{ id, suggested: Math.round(middle * 100) }];
    });
    if (suggested.length === 0) continue;
    const cases = suggested.map((row) => sql`when ${row.id} then ${sql.lit(row.suggested)}`);
    await db
      .updateTable('sale')
      .set({ suggested: sql<number>`case ${sql.ref('id')} ${sql.join(cases, sql` `)} end` })
      .where(
        'id',
        'in',
        suggested.map(({ id }) => id),
      )
      .execute();
  }
}
