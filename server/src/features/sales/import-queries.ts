import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { jsonRows } from '../../db/json-rows.ts';
import type { Schema } from '../../db/schema.ts';
import type { SaleRow } from './queries.ts';
import { TOLD_ONLY, withoutList } from './told.ts';

type Place = Pick<SaleRow, 'userId' | 'platform'>;
/** The first and the last. */
type Days = readonly [string, string];

/** Writes sales that came with one list, whose numbers are not there yet. */
export async function addImported(
  trx: Db,
  rows: readonly Pick<SaleRow, keyof typeof IMPORTED>[],
  { userId, platform, importId, createdAt }: Pick<SaleRow, 'userId' | 'platform' | 'importId' | 'createdAt'>,
): Promise<void> {
  const names = Object.keys(IMPORTED).map((name) => sql.ref(name));
  await sql`
    insert into sale (${sql.join(names)}, "userId", platform, "importId", "createdAt", "itemName", make, "modelNumber")
    select ${sql.join(names)}, ${userId}, ${platform}, ${importId}, ${createdAt}, '', '', ''
    from ${jsonRows(trx, IMPORTED, rows)}`.execute(trx);
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
  { userId, platform }: Place,
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

/** What is known of sales there between two days that no list has told of: the seller's marks, and orders. */
export function listNoted(db: Db, place: Place, days: Days) {
  return selectBetween(db, place, days)
    .select(['id', 'title', 'itemName', 'price', 'currency', 'soldOn', 'fees', 'told'])
    .where('orderNumber', 'is', null)
    .execute();
}

function selectBetween(db: Db, { userId, platform }: Place, [from, to]: Days) {
  return db
    .selectFrom('sale')
    .where('userId', '=', userId)
    .where('platform', '=', platform)
    .where('soldOn', '>=', from)
    .where('soldOn', '<=', to);
}

/** What a list has changed of sales that were there, or changes back. */
export async function changeTold(
  trx: Db,
  rows: readonly Pick<SaleRow, keyof typeof OF_LISTS>[],
): Promise<void> {
  const set = Object.keys(OF_LISTS)
    .filter((name) => name !== 'id')
    .map((name) => sql`${sql.ref(name)} = ${sql.ref(`given.${name}`)}`);
  await sql`update sale set ${sql.join(set)} from ${jsonRows(trx, OF_LISTS, rows)} where sale.id = given.id`.execute(
    trx,
  );
}

const OF_LISTS = {
  id: 'text',
  orderNumber: 'text',
  importId: 'text',
  numberedBy: 'text',
  told: 'text',
  fees: 'double precision',
} as const;

/** Sales that the marketplace told of between two days, and that are no listing's. */
export function listTold(db: Db, place: Place, days: Days) {
  return selectBetween(db, place, days)
    .selectAll()
    .where(({ eb, or }) => or([eb('importId', 'is not', null), eb('told', 'is not', null)]))
    .where('itemName', '=', TOLD_ONLY)
    .execute();
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
    .where('itemName', '=', TOLD_ONLY)
    .where('told', 'is', null)
    .execute();
  const left = await trx
    .selectFrom('sale')
    .selectAll()
    .where('userId', '=', userId)
    .where(({ eb, or }) => or([eb('importId', '=', id), eb('numberedBy', '=', id)]))
    .execute();
  // What the seller or an order has said meanwhile stays.
  await changeTold(trx, left.map(withoutList));
  return Number(sales?.numDeletedRows ?? 0);
}
