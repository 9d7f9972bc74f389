import type { AddressOutcome } from '@smart-listings/contract';
import { publicOrigin } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import { confirmLetter } from './letters.ts';
import { createLinkToken, hashLinkToken } from './link-token.ts';
import type { User } from './operations.ts';
import * as queries from './queries.ts';

const VALID_FOR_MS = 86_400_000;

/** Mails a link to the address of an account that is not confirmed yet; an earlier link ends. */
export async function mailConfirmation(context: AppContext, email: string): Promise<void> {
  const user = await queries.findUserByEmail(context.db, email);
  if (!user) return;
  const { token, tokenHash } = createLinkToken();
  const expiresAt = new Date(context.clock().getTime() + VALID_FOR_MS).toISOString();
  await queries.putConfirmation(context.db, { userId: user.id, tokenHash, expiresAt });
  const origin = publicOrigin(context.config);
  context.post(user.email, confirmLetter(`${origin}/api/auth/verify-email?token=${token}`));
}

/**
 * Whoever opens the link has the mailbox, and whoever is signed in has the password: only both together are the
 * owner. Else a stranger who signed up with somebody's address would be let in by the owner's own click.
 */
export async function confirmAddress(
  context: AppContext,
  user: User,
  token: string,
): Promise<AddressOutcome> {
  const tokenHash = hashLinkToken(token);
  const confirmation = await queries.findConfirmation(context.db, { tokenHash, now: context.clock() });
  if (!confirmation) return user.emailVerified ? 'confirmed' : 'expired';
  if (confirmation.userId !== user.id) return 'other-account';
  return (await queries.confirmEmail(context.db, confirmation)) ? 'confirmed' : 'expired';
}
