import type { AddressOutcome } from '@smart-listings/contract';
import { publicOrigin } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../lib/app-error.ts';
import * as letters from './letters.ts';
import { createLinkToken, hashLinkToken } from './link-token.ts';
import type { User } from './operations.ts';
import * as queries from './queries.ts';

const VALID_FOR_MS = 3_600_000;

/**
 * Mails a link to the new address and a notice to the old one. Whether the new address has an account
 * already decides only what is mailed there, after the answer.
 */
export async function askForEmailChange(
  context: AppContext,
  user: User,
  { newEmail, network }: { newEmail: string; network: string },
): Promise<void> {
  if (newEmail === user.email) {
    const sentence = 'That is the address of your account already.';
    throw new AppError('bad-request', sentence, { fields: { newEmail: sentence } });
  }
  await context.accountLimits.mail({ network, email: newEmail });
  context.background.run('change of an address', async () => {
    const origin = publicOrigin(context.config);
    context.post(user.email, letters.changeAskedLetter(origin));
    if (await queries.findUserByEmail(context.db, newEmail)) {
      context.post(newEmail, letters.addressTakenLetter(origin));
      return;
    }
    const { token, tokenHash } = createLinkToken();
    const expiresAt = new Date(context.clock().getTime() + VALID_FOR_MS).toISOString();
    await queries.putEmailChange(context.db, {
      userId: user.id,
      newEmail,
      tokenHash,
      expiresAt,
    });
    context.post(newEmail, letters.changeAddressLetter(`${origin}/api/account/email/confirm?token=${token}`));
  });
}

/** Asks for mailbox and session, as `confirmAddress` does. Opened twice it still says 'changed'. */
export async function confirmEmailChange(
  context: AppContext,
  user: User,
  token: string,
): Promise<AddressOutcome> {
  const change = await queries.findEmailChange(context.db, {
    tokenHash: hashLinkToken(token),
    now: context.clock(),
  });
  if (!change) return 'expired';
  if (change.userId !== user.id) return 'other-account';
  const holder = await queries.findUserByEmail(context.db, change.newEmail);
  if (holder) return holder.id === change.userId ? 'changed' : 'expired';
  const oldEmail = await queries.changeEmail(context.db, change.userId, change.newEmail);
  if (!oldEmail) return 'expired';
  context.post(oldEmail, letters.addressChangedLetter(context.config.supportEmail));
  return 'changed';
}
