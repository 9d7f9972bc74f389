import type { Session } from '@smart-listings/contract';
import { MESSAGES } from '@smart-listings/contract';
import type { AppContext } from '../../context.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { presentSession } from './present.ts';
import * as queries from './queries.ts';

interface CurrentSession {
  userId: string;
  token: string;
}

/** @throws AppError signed-out (401) */
export async function requireSession(context: AppContext, headers: Headers): Promise<CurrentSession> {
  const found = await context.auth.api.getSession({ headers, query: { disableRefresh: true } });
  if (!found) throw new AppError('signed-out', MESSAGES.loginRequired);
  return { userId: found.session.userId, token: found.session.token };
}

/** Where the account is signed in: this browser first, then the last used. */
export async function listSessions(
  context: AppContext,
  { userId, token }: CurrentSession,
): Promise<Session[]> {
  const rows = await queries.listSessions(context.db, userId, context.clock());
  return rows
    .map((row) => presentSession(row, token))
    .toSorted((one, other) => Number(other.current) - Number(one.current));
}

/** @throws AppError not-found (404) */
export async function endSession(context: AppContext, place: { userId: string; id: string }): Promise<void> {
  if (!(await queries.deleteSession(context.db, place))) throw notFound('session');
}

export async function endOtherSessions(
  context: AppContext,
  { userId, token }: CurrentSession,
): Promise<void> {
  await queries.deleteOtherSessions(context.db, userId, token);
}
