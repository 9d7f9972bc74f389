import { LIMITS } from '@smart-listings/contract';
import { betterAuth } from 'better-auth';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { type Config, publicOrigin } from './config.ts';
import type { Db } from './db/database.ts';
import { blameDatabase } from './db/heard-failures.ts';
import { passwordChangedLetter, resetLetter } from './features/accounts/letters.ts';
import { giveToMailbox } from './features/accounts/queries.ts';
import type { Post } from './lib/post.ts';

/** What is kept of a password, and whether a password is the one that it was kept of. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(guess: { hash: string; password: string }): Promise<boolean>;
}

/** scrypt, slow on purpose: each guess takes 32 MB and a tenth of a second. */
export const SLOW_PASSWORDS: Passwords = { hash: hashPassword, verify: verifyPassword };

interface Parts {
  db: Db;
  post: Post;
  secret: string;
  passwords: Passwords;
}

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Accounts with e-mail and password, sessions in http-only cookies, kept in our own database. */
export function createAuth(config: Config, { db, post, secret, passwords }: Parts) {
  const origin = publicOrigin(config);
  const auth = betterAuth({
    appName: 'Smart Listings',
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    database: { db, type: config.database },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Tries are counted by our own limits, which know what a proxy may be believed about.
    rateLimit: { enabled: false },
    advanced: {
      // Writes from other sites are refused before they come here.
      disableCSRFCheck: true,
      useSecureCookies: origin.startsWith('https:'),
      // Where somebody was signed in from is nothing that the product needs to know.
      ipAddress: { disableIpTracking: true },
    },
    session: { expiresIn: 30 * DAY_SECONDS, updateAge: HOUR_SECONDS },
    // Who reads the table cannot follow the links of mails.
    verification: { storeIdentifier: 'hashed' },
    user: {
      additionalFields: {
        planType: { type: 'string', input: false, required: false, defaultValue: 'free' },
        planState: { type: 'string', input: false, required: false, defaultValue: 'none' },
        planUntil: { type: 'string', input: false, required: false },
        planRenewsAt: { type: 'string', input: false, required: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      password: passwords,
      minPasswordLength: LIMITS.passwordLength,
      resetPasswordTokenExpiresIn: HOUR_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => post(user.email, resetLetter(origin, token)),
      onPasswordReset: async ({ user }) => {
        await giveToMailbox(db, user.id);
        post(user.email, passwordChangedLetter(origin));
      },
    },
  });
  return { ...auth, api: withDatabaseFailures(auth.api) };
}

/** better-auth answers as if nothing were there, or even as if all were well, when the database fails it. */
function withDatabaseFailures<T extends object>(api: T): T {
  return new Proxy(api, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function') return call;
      return (...parameters: unknown[]) => blameDatabase(async () => Reflect.apply(call, target, parameters));
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
