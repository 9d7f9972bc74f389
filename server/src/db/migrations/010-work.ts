import { middleOfPrice } from '@smart-listings/contract';
import { sql } from 'kysely';
import type { Db } from '../database.ts';

/**
 * What becomes of a saved listing: its state, what the seller noted of the item, its sale, and the address at
 * which anyone may see it. Amounts are whole hundredths of the currency's unit, in a type that both databases
 * answer as a number.
 */
export async function addWork(db: Db): Promise<void> {
  await addColumns(db);
  await db.schema
    .createIndex('listing_state')
    .on('listing')
    .columns(['userId', 'deletedAt', 'state', 'number'])
    .execute();
  await db.schema
    .createIndex('listing_price')
    .on('listing')
    .columns(['userId', 'deletedAt', 'price', 'number', 'platform', 'state'])
    .execute();
  await db.schema.createIndex('listing_listed').on('listing').columns(['userId', 'listedOn']).execute();
  await createStateCounters(db);
  await createSales(db);
  await createShares(db);
}

async function addColumns(db: Db): Promise<void> {
  const add = (name: string) => db.schema.alterTable('listing').addColumn(name, 'text').execute();
  await db.schema
    .alterTable('listing')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('draft'))
    .execute();
  for (const name of ['stateOn', 'listedOn', 'sku', 'place', 'note']) await add(name);
  await db.schema.alterTable('listing').addColumn('cost', 'double precision').execute();
  await db.schema
    .alterTable('listing')
    .addColumn('price', 'double precision', (column) => column.notNull().defaultTo(0))
    .execute();
  await readPrices(db);
}

const AT_ONCE = 500;

/** What is there already can be sorted by its price too. */
async function readPrices(db: Db): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('listing')
      .select(['id', 'suggestedPriceRange'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const priced = rows.flatMap(({ id, suggestedPriceRange }) => {
      const price = middleOfPrice(suggestedPriceRange);
      return price === null ? [] : [{ id, price: Math.round(price * 100) }];
    });
    if (priced.length === 0) continue;
    const cases = priced.map(({ id, price }) => sql`when ${id} then ${sql.lit(price)}`);
    await db
      .updateTable('listing')
      .set({ price: sql<number>`case ${sql.ref('id')} ${sql.join(cases, sql` `)} end` })
      .where(
        'id',
        'in',
        priced.map(({ id }) => id),
      )
      .execute();
  }
}

async function createStateCounters(db: Db): Promise<void> {
  await db.schema
    .createTable('listing_state_count')
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('block', 'integer', (column) => column.notNull())
    .addColumn('savedCount', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('listing_state_count_key', ['userId', 'state', 'platform', 'block'])
    .execute();
}

async function createSales(db: Db): Promise<void> {
  await db.schema
    .createTable('sale')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    // What was sold stays sold, also when its listing is deleted.
    .addColumn('listingId', 'text', (column) => column.references('listing.id').onDelete('set null'))
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('itemName', 'text', (column) => column.notNull())
    .addColumn('make', 'text', (column) => column.notNull())
    .addColumn('modelNumber', 'text', (column) => column.notNull())
    .addColumn('condition', 'text')
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('price', 'double precision', (column) => column.notNull())
    .addColumn('fees', 'double precision')
    .addColumn('cost', 'double precision')
    .addColumn('soldOn', 'text', (column) => column.notNull())
    .addColumn('orderNumber', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addUniqueConstraint('sale_listing', ['listingId'])
    // Of several without a number none is another's copy: null is never the same as null.
    .addUniqueConstraint('sale_order', ['userId', 'platform', 'orderNumber'])
    .execute();
  await db.schema.createIndex('sale_day').on('sale').columns(['userId', 'soldOn', 'id']).execute();
}

async function createShares(db: Db): Promise<void> {
  await db.schema
    .createTable('listing_share')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('listingId', 'text', (column) => column.notNull().references('listing.id').onDelete('cascade'))
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addUniqueConstraint('listing_share_listing', ['listingId'])
    .execute();
  await db.schema.createIndex('listing_share_user').on('listing_share').column('userId').execute();
}
