import { publicOrigin } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import { mailConfirmation } from './confirmation.ts';
import { signUpLetter } from './letters.ts';
import { findUserByEmail } from './queries.ts';

interface Credentials {
  email: string;
  password: string;
  displayName?: string | undefined;
}

/**
 * Creates an account and signs in. An address that is taken is signed in when the password is its own;
 * else it fails like anything else, after as much work, and its owner is told by mail.
 */
export async function signUp(
  context: AppContext,
  { email, password, displayName }: Credentials,
  headers: Headers,
): Promise<Response> {
  const { api } = context.auth;
  const name = displayName || (email.split('@')[0] ?? email);
  const created = await api.signUpEmail({ body: { email, password, name }, headers, asResponse: true });
  if (created.ok) {
    context.background.run('confirmation of an address', () => mailConfirmation(context, email));
    return created;
  }
  const signedIn = await api.signInEmail({ body: { email, password }, headers, asResponse: true });
  if (!signedIn.ok) context.background.run('notice of a sign-up', () => tellOwner(context, email));
  return signedIn;
}

async function tellOwner(context: AppContext, email: string): Promise<void> {
  const owner = await findUserByEmail(context.db, email);
  if (!owner) return;
  const mayWrite = await context.accountLimits.notice(owner.email).then(
    () => true,
    () => false,
  );
  if (mayWrite) context.post(owner.email, signUpLetter(publicOrigin(context.config)));
}
