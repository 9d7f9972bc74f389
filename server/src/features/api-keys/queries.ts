import type { ApiKey } from '@smart-listings/contract';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

type ApiKeyRow = Schema['api_key'];

/** Newest first, without what a key is known by. */
export function listKeys(db: Db, userId: string): Promise<ApiKey[]> {
  return db
    .selectFrom('api_key')
    .select(['id', 'name', 'scope', 'prefix', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertKey(db: Db, row: ApiKeyRow): Promise<void> {
  await db.insertInto('api_key').values(row).execute();
}

/** @returns whether there was one */
export async function deleteKey(db: Db, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const row = await db
    .deleteFrom('api_key')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findKey(db: Db, hash: string): Promise<ApiKeyRow | undefined> {
  return db.selectFrom('api_key').selectAll().where('hash', '=', hash).executeTakeFirst();
}

export async function markUsed(db: Db, id: string, lastUsedAt: string): Promise<void> {
  await db.updateTable('api_key').set({ lastUsedAt }).where('id', '=', id).execute();
}
