import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  API_KEY_LIMITS,
  type ApiKey,
  type ApiScope,
  type CreateApiKeyResponse,
} from '@smart-listings/contract';
import type { AppContext } from '../../../context.ts';
import { AppError, notFound } from '../../../lib/app-error.ts';
import * as queries from '../queries.ts';

/** What every key begins with: scanners for leaked secrets go by it. */
export const KEY_MARK = 'slk_';
const KEY_BYTES = 32;
const KEY_SHAPE = new RegExp(`^${KEY_MARK}[\\w-]{43}$`);
const PREFIX_CHARACTERS = 10;
const FULL = `An account keeps at most ${API_KEY_LIMITS.keys} keys. Revoke one that you no longer need.`;

export function listKeys({ db }: AppContext, userId: string): Promise<ApiKey[]> {
  return queries.listKeys(db, userId);
}

/**
 * @returns the key itself, for the one time that anybody sees it
 * @throws AppError limit-reached: a bound for the page, so requests at once may pass it by a few
 */
export async function createKey(
  context: AppContext,
  userId: string,
  { name, scope }: { name: string; scope: ApiScope },
): Promise<CreateApiKeyResponse> {
  const { length } = await queries.listKeys(context.db, userId);
  if (length >= API_KEY_LIMITS.keys) throw new AppError('limit-reached', FULL);
  const secret = KEY_MARK + randomBytes(KEY_BYTES).toString('base64url');
  const key: ApiKey = {
    ...{ id: randomUUID(), name, scope },
    prefix: secret.slice(0, PREFIX_CHARACTERS),
    createdAt: context.clock().toISOString(),
    lastUsedAt: null,
  };
  await queries.insertKey(context.db, { ...key, userId, hash: hashOf(secret) });
  return { key, secret };
}

/** It opens nothing from now on. @throws AppError not-found */
export async function revokeKey({ db }: AppContext, place: { userId: string; id: string }): Promise<void> {
  if (!(await queries.deleteKey(db, place))) throw notFound('key');
}

/** What is kept of the key `secret`; null for what is none, or has been revoked. */
export async function findKey({ db }: AppContext, secret: string) {
  if (!KEY_SHAPE.test(secret)) return null;
  return (await queries.findKey(db, hashOf(secret))) ?? null;
}

/** 256 random bits cannot be guessed from their hash, so one round of SHA-256 is enough. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
