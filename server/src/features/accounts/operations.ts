import { type Capability, can, MEMBERSHIP_STATES, MESSAGES, type Plan } from '@smart-listings/contract';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Bought } from '../billing/operations/membership.ts';
import * as queries from './queries.ts';

export interface User {
  id: string;
  email: string;
  displayName: string;
  emailVerified: boolean;
  plan: Plan;
  /** On the list of owners, with a confirmed address. */
  isOwner: boolean;
  bought: Bought;
}

/** The signed-in user of a request, with the plan as the server knows it; null when signed out. */
export async function findUser(context: AppContext, headers: Headers): Promise<User | null> {
  // Without a cookie there is nobody to look for: visitors without an account cost no query.
  if (!headers.has('cookie')) return null;
  // Prolonging a session takes a cookie with it, which only `refreshSession` hands on.
  const found = await context.auth.api.getSession({ headers, query: { disableRefresh: true } });
  return found ? toUser(context, found.user) : null;
}

/** The same, and the session lasts another while: the answer must set `cookies`. */
export async function refreshSession(
  context: AppContext,
  headers: Headers,
): Promise<{ user: User | null; cookies: string[] }> {
  if (!headers.has('cookie')) return { user: null, cookies: [] };
  const found = await context.auth.api.getSession({ headers, returnHeaders: true });
  return {
    user: found.response ? toUser(context, found.response.user) : null,
    cookies: found.headers.getSetCookie(),
  };
}

/** The account with that id, for whoever acts for it otherwise than by a session. */
export async function findAccount(
  context: AppContext,
  userId: string,
  db: Db = context.db,
): Promise<User | null> {
  const row = await queries.findAccount(db, userId);
  return row ? toUser(context, { ...row, emailVerified: Boolean(row.emailVerified) }) : null;
}

interface AuthUser {
  id: string;
  email: string;
  name: string;
  emailVerified: boolean;
  planType?: string | null;
  planState?: string | null;
  planUntil?: string | null;
  planRenewsAt?: string | null;
}

function toUser(context: AppContext, user: AuthUser): User {
  const { id, email, name: displayName, emailVerified, planUntil: until = null } = user;
  const isOwner = emailVerified && context.config.ownerEmails.includes(email.toLowerCase());
  const isPaid = user.planType === 'premium' && (until === null || context.clock() < new Date(until));
  const state = MEMBERSHIP_STATES.find((known) => known === user.planState) ?? 'none';
  return {
    id,
    email,
    displayName,
    emailVerified,
    plan: isOwner || isPaid ? 'premium' : 'free',
    isOwner,
    bought: { state, until, renewsAt: user.planRenewsAt ?? null },
  };
}

/**
 * The signed-in user of a request.
 * @param sentence what a visitor without an account is told
 * @throws AppError signed-out (401)
 */
export async function requireUser(
  context: AppContext,
  headers: Headers,
  sentence: string = MESSAGES.loginRequired,
): Promise<User> {
  const user = await findUser(context, headers);
  if (!user) throw new AppError('signed-out', sentence);
  return user;
}

/** A session of the account, by what its cookie carries. */
export interface CurrentSession {
  userId: string;
  token: string;
}

/** null when signed out. */
export async function findSession(context: AppContext, headers: Headers): Promise<CurrentSession | null> {
  if (!headers.has('cookie')) return null;
  const found = await context.auth.api.getSession({ headers, query: { disableRefresh: true } });
  return found && { userId: found.session.userId, token: found.session.token };
}

/** @throws AppError signed-out (401) */
export async function requireSession(context: AppContext, headers: Headers): Promise<CurrentSession> {
  const session = await findSession(context, headers);
  if (!session) throw new AppError('signed-out', MESSAGES.loginRequired);
  return session;
}

/**
 * Checks that a change that names the account it is meant for has found it.
 * @throws AppError signed-out (401)
 */
export function requireAccount(user: User, account: string | undefined): void {
  if (account !== undefined && account !== user.id) throw new AppError('signed-out', MESSAGES.loginRequired);
}

/**
 * Checks that whoever is signed in also knows the password, for what a borrowed browser must not do.
 * @throws AppError rate-limited (429), bad-request (400, naming `field`)
 */
export async function requirePassword(
  context: AppContext,
  user: User,
  { headers, password, field }: { headers: Headers; password: string; field: string },
): Promise<void> {
  const giveBack = await context.accountLimits.password(user.id);
  const outcome = await context.auth.api.verifyPassword({ body: { password }, headers, asResponse: true });
  if (!outcome.ok) {
    const fields = { [field]: MESSAGES.wrongPassword };
    throw new AppError('bad-request', MESSAGES.wrongPassword, { fields });
  }
  await giveBack();
}

export function renameUser(context: AppContext, user: User, displayName: string): Promise<void> {
  return queries.renameUser(context.db, user.id, displayName);
}

/** @throws AppError forbidden (403) when the user's plan does not have it */
export function requireCapability(user: User, capability: Capability): void {
  if (!can(user.plan, capability)) throw new AppError('forbidden', MESSAGES.proOnly);
}
