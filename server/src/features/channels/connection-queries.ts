import type { ChannelCode } from '@smart-listings/contract';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

export type ConnectionRow = Schema['channel_connection'];
type LoginRow = Schema['channel_login'];

export async function putLogin(db: Db, login: LoginRow, now: Date): Promise<void> {
  await db.deleteFrom('channel_login').where('expiresAt', '<=', now.toISOString()).execute();
  await db.insertInto('channel_login').values(login).execute();
}

/** Uses it up: nobody comes back twice. */
export function takeLogin(db: Db, stateHash: string, now: Date): Promise<LoginRow | undefined> {
  return db
    .deleteFrom('channel_login')
    .where('stateHash', '=', stateHash)
    .where('expiresAt', '>', now.toISOString())
    .returningAll()
    .executeTakeFirst();
}

export function listConnections(db: Db, userId: string): Promise<ConnectionRow[]> {
  return db.selectFrom('channel_connection').selectAll().where('userId', '=', userId).execute();
}

export function findConnection(
  db: Db,
  { userId, channel }: { userId: string; channel: ChannelCode },
): Promise<ConnectionRow | undefined> {
  return db
    .selectFrom('channel_connection')
    .selectAll()
    .where('userId', '=', userId)
    .where('channel', '=', channel)
    .executeTakeFirst();
}

/** Connected again, it keeps its id and its choices. */
export async function putConnection(db: Db, row: ConnectionRow): Promise<void> {
  const { id: _id, choices: _choices, ...again } = row;
  await db
    .insertInto('channel_connection')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'channel']).doUpdateSet(again))
    .execute();
}

/** Unless it was connected anew meanwhile, to another shop it may be: what was found out was of the one before. */
export async function updateConnection(
  db: Db,
  { id, connectedAt }: Pick<ConnectionRow, 'id' | 'connectedAt'>,
  changes: Partial<Omit<ConnectionRow, 'id' | 'userId'>>,
): Promise<void> {
  await db
    .updateTable('channel_connection')
    .set(changes)
    .where('id', '=', id)
    .where('connectedAt', '=', connectedAt)
    .execute();
}

/** Of two that renew at once, the first is kept. @returns whether it was this one */
export async function replaceTokens(
  db: Db,
  { id, tokens: before }: ConnectionRow,
  after: Pick<ConnectionRow, 'tokens' | 'keyId'>,
): Promise<boolean> {
  const changed = await db
    .updateTable('channel_connection')
    .set(after)
    .where('id', '=', id)
    .where('tokens', '=', before)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function deleteConnection(
  db: Db,
  { userId, channel }: { userId: string; channel: ChannelCode },
): Promise<boolean> {
  const gone = await db
    .deleteFrom('channel_connection')
    .where('userId', '=', userId)
    .where('channel', '=', channel)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Takes one connection whose turn it is, and keeps others away from it until `until`. */
export async function takeDueConnection(
  db: Db,
  { now, until }: { now: Date; until: string },
): Promise<ConnectionRow | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('channel_connection')
      .select(['id', 'checkAt'])
      .where('checkAt', '<=', now.toISOString())
      .where('isRefused', '=', 0)
      .orderBy('checkAt')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const taken = await db
      .updateTable('channel_connection')
      .set({ checkAt: until })
      .where('id', '=', due.id)
      .where('checkAt', '=', due.checkAt)
      .returningAll()
      .executeTakeFirst();
    // Whoever comes second takes another one.
    if (taken) return taken;
  }
}
