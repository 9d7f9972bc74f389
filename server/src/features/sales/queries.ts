import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

export type SaleRow = Schema['sale'];

/** The sales of these listings. */
export function findOfListings(db: Db, userId: string, listingIds: readonly string[]): Promise<SaleRow[]> {
  return db
    .selectFrom('sale')
    .selectAll()
    .where('userId', '=', userId)
    .where('listingId', 'in', listingIds)
    .execute();
}

/** What a seller says of a sale, and what its marketplace said before: neither whose it is, nor what lists gave it. */
function saidOf(row: SaleRow) {
  const { id: _id, userId: _userId, createdAt: _createdAt, ...rest } = row;
  const { orderNumber: _order, importId: _import, numberedBy: _numbered, ...said } = rest;
  return said;
}

/** A listing is sold once: said again, the sale is another one in the same place. */
export async function putSale(trx: Db, row: SaleRow): Promise<void> {
  await trx
    .insertInto('sale')
    .values(row)
    .onConflict((conflict) => conflict.column('listingId').doUpdateSet(saidOf(row)))
    .execute();
}

export async function updateSale(trx: Db, id: string, changes: Partial<SaleRow>): Promise<void> {
  await trx.updateTable('sale').set(changes).where('id', '=', id).execute();
}

/** The listing is known whose sale it was. */
export async function adoptSale(trx: Db, id: string, row: SaleRow): Promise<void> {
  await updateSale(trx, id, saidOf(row));
}

export async function countSales(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sale')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** After the one that was read last; null: from the newest on. */
interface Span {
  before: Pick<SaleRow, 'soldOn' | 'id'> | null;
  limit: number;
}

function newestFirst(db: Db, userId: string, { before, limit }: Span) {
  return db
    .selectFrom('sale')
    .where('userId', '=', userId)
    .$if(before !== null, (query) =>
      query.where(({ eb, or, and }) =>
        or([
          eb('soldOn', '<', before?.soldOn ?? ''),
          and([eb('soldOn', '=', before?.soldOn ?? ''), eb('id', '<', before?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('soldOn', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
}

/** What the account sold, and for how much. */
export function listPaid(db: Db, userId: string, span: Span) {
  return newestFirst(db, userId, span)
    .select(['id', 'title', 'make', 'condition', 'currency', 'price', 'soldOn'])
    .where('price', '>', 0)
    .execute();
}

/** What was suggested and what was paid, newest first. */
export function listSuggested(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('sale')
    .select(['suggested', 'price'])
    .where('userId', '=', userId)
    .where('suggested', 'is not', null)
    .orderBy('soldOn', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function deleteSale(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('sale').where('id', '=', id).execute();
}

export async function setCost(
  trx: Db,
  userId: string,
  { listingIds, cost }: { listingIds: readonly string[]; cost: number | null },
): Promise<void> {
  await trx
    .updateTable('sale')
    .set({ cost })
    .where('userId', '=', userId)
    .where('listingId', 'in', listingIds)
    .execute();
}

const month = sql<string>`substr(${sql.ref('soldOn')}, 1, 7)`;

/** Sums by month and currency, the newest first; in hundredths. */
export function sumByMonth(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('sale')
    .select(({ fn, eb }) => [
      month.as('month'),
      'currency',
      fn.countAll().as('sold'),
      fn.sum('price').as('price'),
      fn.coalesce(fn.sum('fees'), eb.lit(0)).as('fees'),
      fn.coalesce(fn.sum('cost'), eb.lit(0)).as('cost'),
      fn
        .sum(sql`case when ${sql.ref('fees')} is null or ${sql.ref('cost')} is null then 1 else 0 end`)
        .as('incomplete'),
    ])
    .where('userId', '=', userId)
    .groupBy([month, 'currency'])
    .orderBy(month, 'desc')
    .orderBy('currency')
    .limit(limit)
    .execute();
}

/** The account's sales, newest first. */
export function listSalesBefore(db: Db, userId: string, span: Span): Promise<SaleRow[]> {
  return newestFirst(db, userId, span).selectAll().execute();
}
