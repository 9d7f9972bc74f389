import { LIMITS } from '@smart-listings/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { ListingRow } from './present.ts';

interface Place {
  userId: string;
  id: string;
}

/** Whoever's it is, deleted or not: for telling whether an id is taken. */
export function findTaken(db: Db, id: string): Promise<ListingRow | undefined> {
  return db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findListing(db: Db, { userId, id }: Place): Promise<ListingRow | undefined> {
  return liveListings(db, userId).where('id', '=', id).executeTakeFirst();
}

export function findListings(db: Db, userId: string, ids: readonly string[]): Promise<ListingRow[]> {
  return liveListings(db, userId).where('id', 'in', ids).orderBy('number', 'desc').execute();
}

/** The listings of one item, newest first. By two looks, since SQLite walks the whole account for one with "or". */
export async function listOfItem(db: Db, userId: string, item: string): Promise<ListingRow[]> {
  const first = await liveListings(db, userId).where('id', '=', item).execute();
  const others = await liveListings(db, userId)
    .where('itemId', '=', item)
    .limit(LIMITS.listingsOfItem)
    .execute();
  const all = new Map([...first, ...others].map((row) => [row.id, row]));
  return [...all.values()].toSorted((a, b) => b.number - a.number).slice(0, LIMITS.listingsOfItem);
}

/**
 * Which marketplaces these items are saved for and how they stand there, with the listings. By one id after the
 * other, on purpose: given several, or the account beside them, SQLite walks through the whole account.
 */
export async function listPlatforms(db: Db, userId: string, items: readonly string[]) {
  const found = db
    .selectFrom('listing')
    .select(['id', 'userId', 'number', 'itemId', 'platform', 'state', 'stateOn', 'deletedAt']);
  const rows = await found.where('id', 'in', items).execute();
  for (const item of items) {
    const of = found.where('userId', '=', userId).where('itemId', '=', item);
    rows.push(...(await of.limit(LIMITS.listingsOfItem).execute()));
  }
  const own = rows.filter((row) => row.userId === userId && row.deletedAt === null);
  const all = new Map(own.map((row) => [row.id, row]));
  return [...all.values()].toSorted((a, b) => b.number - a.number);
}

/** Newest first, from the one before `below` on: a stretch of an account, however large. */
export function listBelow(
  db: Db,
  userId: string,
  { below, limit }: { below: number; limit: number },
): Promise<ListingRow[]> {
  return liveListings(db, userId)
    .where('number', '<', below)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

/** @returns whether the id was free */
export async function insertListing(trx: Db, row: ListingRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('listing')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  await trx
    .updateTable('listing_book')
    .set({ lastNumber: row.number, lastTimestamp: row.timestamp })
    .where('userId', '=', row.userId)
    .execute();
  return true;
}

export async function updateListing(
  trx: Db,
  { userId, id }: Place,
  changes: Partial<ListingRow>,
): Promise<ListingRow> {
  return trx
    .updateTable('listing')
    .set(changes)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deleted after `since`, and not yet taken back. */
export function findDeleted(
  db: Db,
  userId: string,
  { ids, since }: { ids: readonly string[]; since: string },
): Promise<ListingRow[]> {
  return db
    .selectFrom('listing')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .where('deletedAt', '>=', since)
    .execute();
}

/** @returns how many there were */
export async function purgeDeleted(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('listing')
    .where('deletedAt', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Counts a price refresh in one statement, so that two at once cannot share the last.
 * @param limit null: none
 * @returns the listing with it; nothing when the listing is not there or at its limit
 */
export async function takeRefresh(
  trx: Db,
  { userId, id }: Place,
  limit: number | null,
): Promise<ListingRow | undefined> {
  return trx
    .updateTable('listing')
    .set((update) => ({ pricingRefreshCount: update('pricingRefreshCount', '+', 1) }))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .$if(limit !== null, (query) => query.where('pricingRefreshCount', '<', limit ?? 0))
    .returningAll()
    .executeTakeFirst();
}

export async function giveRefreshBack(trx: Db, { userId, id }: Place): Promise<void> {
  await trx
    .updateTable('listing')
    .set((update) => ({ pricingRefreshCount: update('pricingRefreshCount', '-', 1) }))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('pricingRefreshCount', '>', 0)
    .execute();
}

export async function findVersion(db: Db, userId: string): Promise<number> {
  const book = await db
    .selectFrom('listing_book')
    .select('version')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return book?.version ?? 0;
}

export async function findSavedCount(db: Db, userId: string): Promise<number> {
  const book = await db
    .selectFrom('listing_book')
    .select('savedCount')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return book?.savedCount ?? 0;
}

/** How many listings that are still there were last listed in each month, the newest first. */
export function countListedByMonth(db: Db, userId: string, limit: number) {
  const month = sql<string>`substr(${sql.ref('listedOn')}, 1, 7)`;
  return db
    .selectFrom('listing')
    .select(({ fn }) => [month.as('month'), fn.countAll().as('listed')])
    .where('userId', '=', userId)
    .where('listedOn', 'is not', null)
    .where('deletedAt', 'is', null)
    .groupBy(month)
    .orderBy(month, 'desc')
    .limit(limit)
    .execute();
}

function liveListings(db: Db, userId: string) {
  return db.selectFrom('listing').selectAll().where('userId', '=', userId).where('deletedAt', 'is', null);
}

/** How many words one statement deletes: other requests get their turn in between. */
const WORDS_AT_ONCE = 2_000;

/** @returns how many words of the account's search went */
export async function forgetWords(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('listing_word')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('userId', 'word', 'number'),
        'in',
        selectFrom('listing_word')
          .select(['userId', 'word', 'number'])
          .where('userId', '=', userId)
          .limit(WORDS_AT_ONCE)
          .$asTuple('userId', 'word', 'number'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
