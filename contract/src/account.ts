import { z } from 'zod';
import { membershipSchema } from './billing.ts';
import { MESSAGES } from './errors.ts';
import { boundedText, idText, timeText } from './form-text.ts';
import { LIMITS } from './limits.ts';
import { PLANS } from './policy.ts';

const address = (whenBlank: string) => z.string(whenBlank).trim().toLowerCase().min(1, whenBlank).max(254);

const credentials = {
  email: address(MESSAGES.credentialsMissing).pipe(z.email('That is not an e-mail address.')),
  password: z.string(MESSAGES.credentialsMissing).min(1, MESSAGES.credentialsMissing).max(128),
};
const newPassword = z
  .string(MESSAGES.credentialsMissing)
  .min(1, MESSAGES.credentialsMissing)
  .min(LIMITS.passwordLength, MESSAGES.passwordShort)
  .max(128);

export const signInSchema = z.object(credentials);
export const signUpSchema = z.object({
  email: credentials.email,
  password: newPassword,
  displayName: z.string().trim().max(LIMITS.displayName).optional(),
});
export const requestResetSchema = z.object({
  email: address(MESSAGES.emailMissing).pipe(z.email('That is not an e-mail address.')),
});
export const resetPasswordSchema = z.object({ token: z.string().min(1).max(200), newPassword });

/** `POST /api/account/password`: every other session ends, and a mail tells the owner. */
export const changePasswordRequestSchema = z.object({ currentPassword: credentials.password, newPassword });

/**
 * `POST /api/account/email`: a link is mailed to the new address, a notice to the old one. The answer is
 * the same when the new address has an account, and then the link never comes.
 */
export const changeEmailRequestSchema = z.object({
  newEmail: address(MESSAGES.emailMissing).pipe(z.email('That is not an e-mail address.')),
  password: credentials.password,
});

/** `PATCH /api/account` */
export const patchAccountRequestSchema = z.object({
  displayName: z
    .string()
    .trim()
    .min(1, 'Please enter a name.')
    .max(LIMITS.displayName, `A name takes at most ${LIMITS.displayName} characters.`),
});

/** `POST /api/account/delete`: the account with everything in it, at once and for good. */
export const deleteAccountRequestSchema = z.object({ password: credentials.password });

/** A browser or tool that is signed in; none of it lets anybody in. */
export const sessionSchema = z.object({
  id: idText,
  /** Whether it is the one that asks. */
  current: z.boolean(),
  createdAt: timeText,
  /** When a page was last opened with it, to the hour. */
  lastUsedAt: timeText,
  /** Such as 'Firefox on Windows'. */
  device: boundedText(200),
});
export type Session = z.infer<typeof sessionSchema>;
/** `GET /api/account/sessions`: the current one first, then the last used. */
export const listSessionsResponseSchema = z.object({ sessions: z.array(sessionSchema).max(10_000) });

/**
 * Where the links of mails end: `/account?address=…`. 'confirmed': the address of the account is
 * verified; 'changed': the account has its new address; 'expired': the link is no longer valid; 'other-account':
 * it is for another account than the one that is signed in. Opened signed out, a link ends at
 * `/account?confirm=…` or `/account?change=…` with its token, to be opened again after the log-in.
 */
export const ADDRESS_OUTCOMES = ['confirmed', 'changed', 'expired', 'other-account'] as const;
export type AddressOutcome = (typeof ADDRESS_OUTCOMES)[number];

/** Who is asking, and what the banners need. */
export const meSchema = z.object({
  user: z
    .object({
      uid: idText,
      email: boundedText(320),
      displayName: boundedText(1_000),
      emailVerified: z.boolean(),
      planType: z.enum(PLANS),
      /** Whether the address is on this server's list of owners: Pro without paying, and the operator's view. */
      isOwner: z.boolean(),
    })
    .nullable(),
  /** The running UTC month, e.g. '2026-11'. */
  usage: z.object({ month: timeText, generatedCount: z.number().int() }).nullable(),
  savedCount: z.number().int().nullable(),
  membership: membershipSchema.nullable(),
  /** null: no limit. */
  limits: z
    .object({
      generationsPerMonth: z.number().int().nullable(),
      savedListings: z.number().int().nullable(),
      priceRefreshesPerListing: z.number().int().nullable(),
    })
    .nullable(),
});
export type Me = z.infer<typeof meSchema>;
