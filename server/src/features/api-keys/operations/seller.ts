import { type ApiScope, MESSAGES, SERVER_MESSAGES } from '@smart-listings/contract';
import type { Context } from 'hono';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../lib/app-error.ts';
import { findAccount, findUser, type User } from '../../accounts/operations.ts';
import { markUsed } from '../queries.ts';
import { findKey, KEY_MARK } from './keys.ts';

const A_MINUTE_MS = 60_000;
const BEARER = new RegExp(`^bearer\\s+(${KEY_MARK}\\S*)\\s*$`, 'i');

export interface KeyHolder {
  user: User;
  scope: ApiScope;
}

/**
 * The account that a request acts for: by its key where it brings one, else by its session. Only calls that ask here
 * know of keys; to all others whoever has a key alone is signed out.
 * @throws AppError signed-out (401), forbidden (403) or rate-limited (429), all of them about a key
 */
export async function findSeller(context: AppContext, c: Context, scope: ApiScope): Promise<User | null> {
  const holder = await findKeyHolder(context, c);
  if (!holder) return findUser(context, c.req.raw.headers);
  if (!allows(holder, scope)) throw tooNarrow(scope);
  return holder.user;
}

/**
 * @param sentence what a visitor without an account is told
 * @throws AppError signed-out (401), and the others of `findSeller`
 */
export async function requireSeller(
  context: AppContext,
  c: Context,
  { scope, sentence = MESSAGES.loginRequired }: { scope: ApiScope; sentence?: string },
): Promise<User> {
  const user = await findSeller(context, c, scope);
  if (!user) throw new AppError('signed-out', sentence);
  return user;
}

/** Whoever has made the key that a request brings, counted as one of the key's calls; null without a key. */
export async function findKeyHolder(context: AppContext, c: Context): Promise<KeyHolder | null> {
  // What others put there, a proxy's own word or a guess, is no key of ours: the session counts.
  const secret = BEARER.exec(c.req.header('authorization') ?? '')?.[1];
  if (secret === undefined) return null;
  const key = await findKey(context, secret);
  const user = key && (await findAccount(context, key.userId));
  if (!user) throw unknownKey(SERVER_MESSAGES.apiKeyUnknown, 'invalid_token');
  c.set('allowance', await context.keyLimit.spend(key.id));
  const now = context.clock();
  if (key.lastUsedAt === null || now.getTime() - Date.parse(key.lastUsedAt) >= A_MINUTE_MS) {
    // Not waited for: with a full disk, calls that only read still work.
    context.background.run('last use of a key', () => markUsed(context.db, key.id, now.toISOString()));
  }
  return { user, scope: key.scope };
}

export function allows({ scope }: Pick<KeyHolder, 'scope'>, wanted: ApiScope): boolean {
  return scope === 'write' || wanted === 'read';
}

export function unknownKey(message: string, error?: 'invalid_token'): AppError {
  return new AppError('signed-out', message, { headers: challenge(error && `error="${error}"`) });
}

export function tooNarrow(scope: ApiScope): AppError {
  return new AppError('forbidden', SERVER_MESSAGES.apiKeyReads, {
    headers: challenge(`error="insufficient_scope", scope="${scope}"`),
  });
}

function challenge(more: string | undefined): Record<string, string> {
  return { 'WWW-Authenticate': ['Bearer realm="Smart Listings"', more].filter(Boolean).join(', ') };
}
