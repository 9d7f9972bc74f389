import type { Session } from '@smart-listings/contract';
import { jsonAnswer, withCookies } from '../../lib/answers.ts';
import { AppError } from '../../lib/app-error.ts';
import { describeDevice } from '../../lib/describe-device.ts';
import type { SessionRow } from './queries.ts';

/**
 * A success with the cookies that it sets and nothing else of it: no token leaves in a body.
 * @throws `failure` when it was refused
 */
export function presentOutcome(outcome: Response, failure: AppError): Response {
  // What our own side could not do is no reason to doubt what was typed.
  if (outcome.status >= 500) throw new AppError('internal', failure.message, { cause: outcome });
  if (!outcome.ok) throw failure;
  return withCookies(jsonAnswer({ ok: true }), outcome.headers.getSetCookie());
}

export function presentSession(row: SessionRow, currentToken: string): Session {
  return {
    id: row.id,
    current: row.token === currentToken,
    createdAt: new Date(row.createdAt).toISOString(),
    lastUsedAt: new Date(row.updatedAt).toISOString(),
    device: describeDevice(row.userAgent ?? ''),
  };
}
