import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

type PhotoRow = Schema['photo'];

/** Whoever's it is; not one whose file is being written or deleted. */
export function findPhoto(db: Db, id: string): Promise<PhotoRow | undefined> {
  return wholePhotos(db).where('id', '=', id).executeTakeFirst();
}

export function findOwnPhoto(db: Db, userId: string, path: string): Promise<PhotoRow | undefined> {
  return wholePhotos(db).where('path', '=', path).where('userId', '=', userId).executeTakeFirst();
}

/** The account's photos in the order of their ids, a stretch at a time. */
export function listPhotosAfter(
  db: Db,
  userId: string,
  { after, limit }: { after: string; limit: number },
): Promise<PhotoRow[]> {
  return wholePhotos(db)
    .where('userId', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function countLoose(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('photo')
    .select((select) => select.fn.countAll().as('count'))
    .where('userId', '=', userId)
    .where('listingId', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What all photos of the account weigh. */
export async function sumBytes(db: Db, userId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('photo')
    .select(({ fn }) => fn.sum<number | string | null>('sizeBytes').as('bytes'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** What all photos of accounts weigh that have not confirmed their address. */
export async function sumUnconfirmedBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('photo')
    .select(({ fn }) => fn.sum<number | string | null>('sizeBytes').as('bytes'))
    .where('isUnconfirmed', '=', sql.lit(1))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** Photos of accounts that have confirmed their address since no longer count as others'. */
export async function markConfirmed(db: Db): Promise<void> {
  const confirmed = db.selectFrom('user').select('id').where('emailVerified', '=', true);
  await db
    .updateTable('photo')
    .set({ isUnconfirmed: 0 })
    .where('isUnconfirmed', '=', sql.lit(1))
    .where('userId', 'in', confirmed)
    .execute();
}

export async function insertPhoto(
  db: Db,
  photo: Pick<PhotoRow, 'id' | 'userId' | 'path' | 'keepUntil' | 'sizeBytes' | 'isUnconfirmed'>,
): Promise<void> {
  await db
    .insertInto('photo')
    .values({ ...photo, listingId: null, storedAt: null, deletedAt: null })
    .execute();
}

/** @returns whether the photo is still wanted: its account may have gone while its file was written */
export async function confirmPhoto(db: Db, id: string, storedAt: string): Promise<boolean> {
  const row = await db
    .updateTable('photo')
    .set({ storedAt })
    .where('id', '=', id)
    .where('userId', 'is not', null)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives photos that no listing has to this one. @returns how many of them it got */
export async function attachPhotos(
  trx: Db,
  { userId, listingId, ids, now }: { userId: string; listingId: string; ids: readonly string[]; now: string },
): Promise<number> {
  const rows = await trx
    .updateTable('photo')
    // From now on they are kept as long as their listing, and no longer.
    .set({ listingId, keepUntil: now })
    .where('id', 'in', ids)
    .where('userId', '=', userId)
    .where('listingId', 'is', null)
    .where('storedAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}

/** Leaves photos that no listing has to the next sweep. */
export async function releasePhotos(db: Db, ids: readonly string[], now: string): Promise<void> {
  await db
    .updateTable('photo')
    .set({ keepUntil: now })
    .where('id', 'in', ids)
    .where('listingId', 'is', null)
    .execute();
}

export interface Deadlines {
  now: string;
  /** A deletion that began before has failed, or its server has gone: it is begun again. */
  begunBefore: string;
}

export function listDue(
  db: Db,
  deadlines: Deadlines,
  limit: number,
): Promise<{ id: string; path: string }[]> {
  return duePhotos(db, deadlines).select(['id', 'path']).orderBy('keepUntil').limit(limit).execute();
}

/**
 * Takes a photo for deletion. The condition stands in the same statement: of two servers one gets it, and
 * none that has been given to a listing meanwhile.
 */
export async function claimPhoto(db: Db, id: string, deadlines: Deadlines): Promise<boolean> {
  const row = await db
    .updateTable('photo')
    .set({ deletedAt: deadlines.now })
    .where('id', '=', id)
    .where((where) => isDue(where, deadlines))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deletePhoto(db: Db, id: string): Promise<void> {
  await db.deleteFrom('photo').where('id', '=', id).execute();
}

function wholePhotos(db: Db) {
  return db.selectFrom('photo').selectAll().where('storedAt', 'is not', null).where('deletedAt', 'is', null);
}

function duePhotos(db: Db, deadlines: Deadlines) {
  return db.selectFrom('photo').where((where) => isDue(where, deadlines));
}

type Where = ExpressionBuilder<Schema, 'photo'>;

/** In no listing, and either its time is over, or its account is gone, or a deletion of it has not ended. */
function isDue({ and, eb, or }: Where, { now, begunBefore }: Deadlines) {
  return and([
    eb('listingId', 'is', null),
    or([
      eb('deletedAt', '<', begunBefore),
      and([eb('deletedAt', 'is', null), or([eb('userId', 'is', null), eb('keepUntil', '<=', now)])]),
    ]),
  ]);
}
