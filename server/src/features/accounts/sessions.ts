import type { Session } from '@smart-listings/contract';
import type { AppContext } from '../../context.ts';
import { notFound } from '../../lib/app-error.ts';
import type { CurrentSession } from './operations.ts';
import { presentSession } from './present.ts';
import * as queries from './queries.ts';

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
