import { z } from 'zod';
import { MESSAGES } from './errors.ts';
import { LIMITS } from './limits.ts';
import { PLANS } from './policy.ts';

const address = (whenBlank: string) => z.string(whenBlank).trim().min(1, whenBlank).max(254);

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
  displayName: z.string().trim().max(120).optional(),
});
export const requestResetSchema = z.object({
  email: address(MESSAGES.emailMissing).pipe(z.email('That is not an e-mail address.')),
});
export const resetPasswordSchema = z.object({ token: z.string().min(1).max(200), newPassword });

/** Who is asking, and what the banners need. */
export const meSchema = z.object({
  user: z
    .object({
      uid: z.string(),
      email: z.string(),
      displayName: z.string(),
      emailVerified: z.boolean(),
      planType: z.enum(PLANS),
    })
    .nullable(),
  /** The running UTC month, e.g. '2026-11'. */
  usage: z.object({ month: z.string(), generatedCount: z.number().int() }).nullable(),
  savedCount: z.number().int().nullable(),
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
