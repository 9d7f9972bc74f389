import { jsonAnswer } from '../../lib/answers.ts';
import type { AppError } from '../../lib/app-error.ts';

/**
 * A success with the cookies that it sets and nothing else of it: no token leaves in a body.
 * @throws `failure` when it was refused
 */
export function presentOutcome(outcome: Response, failure: AppError): Response {
  if (!outcome.ok) throw failure;
  const answer = jsonAnswer({ ok: true });
  for (const cookie of outcome.headers.getSetCookie()) answer.headers.append('Set-Cookie', cookie);
  return answer;
}
