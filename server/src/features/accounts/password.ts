import { publicOrigin } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import { passwordChangedLetter } from './letters.ts';
import type { User } from './operations.ts';
import { cancelLinks } from './queries.ts';

interface Change {
  headers: Headers;
  body: { currentPassword: string; newPassword: string };
}

/** A new password, and a new session for whoever chose it; every other one ends, and so do mailed links. */
export async function changePassword(
  context: AppContext,
  user: User,
  { headers, body }: Change,
): Promise<Response> {
  const outcome = await context.auth.api.changePassword({
    body: { ...body, revokeOtherSessions: true },
    headers,
    asResponse: true,
  });
  if (!outcome.ok) return outcome;
  await cancelLinks(context.db, user.id);
  context.post(user.email, passwordChangedLetter(publicOrigin(context.config)));
  return outcome;
}
