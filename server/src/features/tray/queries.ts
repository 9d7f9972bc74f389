import type { TrayState } from '@smart-listings/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

export type Row = Schema['tray_row'];
type Tray = Schema['tray'];

/** One account's item. */
export interface Place {
  userId: string;
  id: string;
}

/** Whoever calls it holds the account's tray until the transaction ends. @returns the tray as it is from now on */
export function lockTray(trx: Db, userId: string): Promise<Tray> {
  return trx
    .insertInto('tray')
    .values({ userId, version: 1, haltMessage: null, haltUntil: null })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ version: sql<number>`${sql.ref('tray.version')} + 1` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findTray(db: Db, userId: string): Promise<Tray | undefined> {
  return db.selectFrom('tray').selectAll().where('userId', '=', userId).executeTakeFirst();
}

export async function haltTray(
  trx: Db,
  userId: string,
  { message, until }: { message: string | null; until: string | null },
): Promise<void> {
  await trx
    .updateTable('tray')
    .set({ haltMessage: message, haltUntil: until })
    .where('userId', '=', userId)
    .execute();
}

/** Nothing keeps it any more but a pause that somebody has asked for. */
export async function clearLimit(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable('tray')
    .set({ haltMessage: null })
    .where('userId', '=', userId)
    .where('haltUntil', 'is', null)
    .execute();
}

/** In their order. */
export function listPlaces(
  db: Db,
  userId: string,
): Promise<Pick<Row, 'id' | 'place' | 'attempt' | 'state' | 'countedIn' | 'jobId'>[]> {
  return db
    .selectFrom('tray_row')
    .select(['id', 'place', 'attempt', 'state', 'countedIn', 'jobId'])
    .where('userId', '=', userId)
    .orderBy('place')
    .execute();
}

export function listRows(db: Db, userId: string, after: number): Promise<Row[]> {
  return db
    .selectFrom('tray_row')
    .selectAll()
    .where('userId', '=', userId)
    .where('version', '>', after)
    .orderBy('place')
    .execute();
}

export function findRow(db: Db, { userId, id }: Place): Promise<Row | undefined> {
  return db
    .selectFrom('tray_row')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A new one, or another wish to have it written. */
export async function putRow(trx: Db, row: Row): Promise<void> {
  await trx
    .insertInto('tray_row')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'id']).doUpdateSet(row))
    .execute();
}

export async function changeRow(trx: Db, { userId, id }: Place, change: Partial<Row>): Promise<void> {
  await trx.updateTable('tray_row').set(change).where('userId', '=', userId).where('id', '=', id).execute();
}

export async function moveRows(
  trx: Db,
  { userId, from }: { userId: string; from: TrayState },
  change: Pick<Row, 'state' | 'version' | 'changedAt'>,
): Promise<void> {
  await trx
    .updateTable('tray_row')
    .set(change)
    .where('userId', '=', userId)
    .where('state', '=', from)
    .execute();
}

/** Those that wait, or were stopped. */
export function listIdle(
  db: Db,
  userId: string,
  states: readonly ('waiting' | 'stopped')[],
): Promise<Pick<Row, 'id' | 'place' | 'jobId'>[]> {
  return db
    .selectFrom('tray_row')
    .select(['id', 'place', 'jobId'])
    .where('userId', '=', userId)
    .where('state', 'in', states)
    .orderBy('place')
    .execute();
}

/** @returns how it stood */
export function deleteRow(
  trx: Db,
  { userId, id, attempt }: Place & { attempt: string },
): Promise<Row | undefined> {
  return trx
    .deleteFrom('tray_row')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .returningAll()
    .executeTakeFirst();
}

/** Items of any account that nobody has come back for. @returns them */
export function deleteOldRows(
  trx: Db,
  before: string,
): Promise<Pick<Row, 'userId' | 'state' | 'countedIn'>[]> {
  return trx
    .deleteFrom('tray_row')
    .where('state', 'in', ['written', 'failed', 'stopped'])
    .where('changedAt', '<', before)
    .returning(['userId', 'state', 'countedIn'])
    .execute();
}

/** Items that should be on their way, and that nothing was heard of since; after the one that was read last. */
export function listQuiet(
  db: Db,
  before: string,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<Row[]> {
  return db
    .selectFrom('tray_row')
    .selectAll()
    .where('state', 'in', ['waiting', 'writing'])
    .where('changedAt', '<', before)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, or, and }) =>
        or([
          eb('userId', '>', after?.userId ?? ''),
          and([eb('userId', '=', after?.userId ?? ''), eb('id', '>', after?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('userId')
    .orderBy('id')
    .limit(limit)
    .execute();
}
