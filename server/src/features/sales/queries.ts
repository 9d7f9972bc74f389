import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { jsonRows } from '../../db/json-rows.ts';
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

/** A listing is sold once: said again, the sale is another one in the same place. */
export async function putSale(trx: Db, row: SaleRow): Promise<void> {
  const { id: _id, userId: _userId, createdAt: _createdAt, orderNumber: _order, ...said } = row;
  await trx
    .insertInto('sale')
    .values(row)
    .onConflict((conflict) => conflict.column('listingId').doUpdateSet(said))
    .execute();
}

/**
 * Writes sales that came with one list, but for those whose number is there already.
 * @returns how many were written
 */
export async function addImported(
  trx: Db,
  rows: readonly Pick<SaleRow, keyof typeof IMPORTED>[],
  { userId, platform, importId, createdAt }: Pick<SaleRow, 'userId' | 'platform' | 'importId' | 'createdAt'>,
): Promise<number> {
  const names = Object.keys(IMPORTED).map((name) => sql.ref(name));
  const { numAffectedRows = 0n } = await sql`
    insert into sale (${sql.join(names)}, "userId", platform, "importId", "createdAt", "itemName", make, "modelNumber")
    select ${sql.join(names)}, ${userId}, ${platform}, ${importId}, ${createdAt}, '', '', ''
    from ${jsonRows(trx, IMPORTED, rows)} where true
    on conflict ("userId", platform, "orderNumber") do nothing`.execute(trx);
  return Number(numAffectedRows);
}

const IMPORTED = {
  id: 'text',
  title: 'text',
  currency: 'text',
  soldOn: 'text',
  orderNumber: 'text',
  price: 'double precision',
  fees: 'double precision',
} as const;

/** Which of these numbers the account has sales under already. */
export async function findNumbers(
  db: Db,
  { userId, platform }: Pick<SaleRow, 'userId' | 'platform'>,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const given = jsonRows(
    db,
    { number: 'text' },
    numbers.map((number) => ({ number })),
  );
  const { rows } = await sql<{ number: string }>`
    select "orderNumber" as number from sale
    where "userId" = ${userId} and platform = ${platform} and "orderNumber" in (select number from ${given})`.execute(
    db,
  );
  return new Set(rows.map(({ number }) => number));
}

/** What the seller marked as sold there between two days. */
export function listNoted(
  db: Db,
  { userId, platform }: Pick<SaleRow, 'userId' | 'platform'>,
  [from, to]: readonly [string, string],
) {
  return db
    .selectFrom('sale')
    .select(['id', 'title', 'itemName', 'price', 'currency', 'soldOn'])
    .where('userId', '=', userId)
    .where('platform', '=', platform)
    .where('orderNumber', 'is', null)
    .where('soldOn', '>=', from)
    .where('soldOn', '<=', to)
    .execute();
}

/** A sale that the seller noted, found in the marketplace's list. */
export async function numberNoted(
  trx: Db,
  id: string,
  { orderNumber, fees }: Pick<SaleRow, 'orderNumber' | 'fees'>,
): Promise<void> {
  await trx
    .updateTable('sale')
    .set(({ fn, ref, val }) => ({ orderNumber, fees: fn.coalesce(ref('fees'), val(fees)) }))
    .where('id', '=', id)
    .execute();
}

/** Sales that came with lists between two days, and that are no listing's yet. */
export function listImported(
  db: Db,
  { userId, platform }: Pick<SaleRow, 'userId' | 'platform'>,
  [from, to]: readonly [string, string],
) {
  return db
    .selectFrom('sale')
    .select(['id', 'title', 'price', 'fees', 'currency', 'soldOn', 'orderNumber'])
    .where('userId', '=', userId)
    .where('platform', '=', platform)
    .where('importId', 'is not', null)
    .where('itemName', '=', IMPORTED_ONLY)
    .where('soldOn', '>=', from)
    .where('soldOn', '<=', to)
    .execute();
}

/** What a sale is called that only a list has told of. */
const IMPORTED_ONLY = '';

/** The listing is known whose sale it was. */
export async function adoptSale(trx: Db, id: string, row: SaleRow): Promise<void> {
  const { id: _id, orderNumber: _order, importId: _import, createdAt: _created, ...said } = row;
  await trx.updateTable('sale').set(said).where('id', '=', id).execute();
}

export async function countSales(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sale')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function createImport(trx: Db, row: Schema['sale_import']): Promise<void> {
  await trx.insertInto('sale_import').values(row).execute();
}

/** The newest imports first, with how many sales each brought. */
export function listImports(db: Db, userId: string, limit?: number) {
  return db
    .selectFrom('sale_import')
    .select((eb) => [
      ...(['id', 'platform', 'fileName', 'createdAt'] as const),
      eb
        .selectFrom('sale')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('sale.importId', '=', 'sale_import.id')
        .as('sales'),
    ])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}

/** @returns how many sales went with it; null: there is no such import */
export async function deleteImport(
  trx: Db,
  { userId, id }: { userId: string; id: string },
): Promise<number | null> {
  const [found] = await trx
    .deleteFrom('sale_import')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute();
  if (!found?.numDeletedRows) return null;
  const [sales] = await trx
    .deleteFrom('sale')
    .where('userId', '=', userId)
    .where('importId', '=', id)
    .where('itemName', '=', IMPORTED_ONLY)
    .execute();
  // What the seller has said of a listing meanwhile stays.
  await trx
    .updateTable('sale')
    .set({ importId: null })
    .where('userId', '=', userId)
    .where('importId', '=', id)
    .execute();
  return Number(sales?.numDeletedRows ?? 0);
}

/** The newest sales with any of the words in their titles. */
export function listWithWords(
  db: Db,
  userId: string,
  { words, among, limit }: { words: readonly string[]; among: number; limit: number },
) {
  const newest = db
    .selectFrom('sale')
    .select(['id', 'title', 'make', 'condition', 'currency', 'price', 'soldOn'])
    .where('userId', '=', userId)
    .where('price', '>', 0)
    .orderBy('soldOn', 'desc')
    .orderBy('id', 'desc')
    .limit(among);
  return db
    .selectFrom(newest.as('newest'))
    .selectAll()
    .where(({ or }) =>
      or(words.flatMap(asLowered).map((word) => sql<boolean>`lower(title) like ${`%${word}%`}`)),
    )
    .orderBy('soldOn', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * What the database's `lower` makes of a word in its usual spellings: SQLite's knows the letters of ASCII alone, and
 * leaves 'Ö' as it is.
 */
function asLowered(word: string): string[] {
  const [first = ''] = word;
  const spellings = [word, first.toUpperCase() + word.slice(first.length), word.toUpperCase()];
  const lowered = spellings.map((one) => one.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()));
  return [...new Set(lowered)];
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

/** One that came with a list stays, as that list told it. */
export async function deleteOfListing(trx: Db, userId: string, listingId: string): Promise<void> {
  await trx
    .updateTable('sale')
    .set({
      ...{ listingId: null, itemName: IMPORTED_ONLY, make: '', modelNumber: '' },
      cost: null,
      suggested: null,
    })
    .where('userId', '=', userId)
    .where('listingId', '=', listingId)
    .where('importId', 'is not', null)
    .execute();
  await trx.deleteFrom('sale').where('userId', '=', userId).where('listingId', '=', listingId).execute();
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

/** The account's sales, newest first, after the one that was read last. */
export function listSalesBefore(
  db: Db,
  userId: string,
  { before, limit }: { before: Pick<SaleRow, 'soldOn' | 'id'> | null; limit: number },
): Promise<SaleRow[]> {
  return db
    .selectFrom('sale')
    .selectAll()
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
    .limit(limit)
    .execute();
}
