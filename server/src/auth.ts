import { LIMITS } from '@smart-listings/contract';
import { betterAuth } from 'better-auth';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { Mailer } from './lib/mailer.ts';

interface Parts {
  db: Db;
  mailer: Mailer;
  logger: Logger;
  /** null: a random one, for servers whose sessions need not outlive them. */
  secret: string | null;
}

const AN_HOUR_SECONDS = 3600;

/** Accounts with e-mail and password, sessions in http-only cookies, kept in our own database. */
export function createAuth(config: Config, { db, mailer, logger, secret }: Parts) {
  const origin = config.appUrl ?? `http://localhost:${config.port}`;
  const sendLink = async (mail: { to: string; subject: string; before: string; link: string }) => {
    // Not waited for: how long an answer takes must not tell whether the address has an account.
    mailer
      .send({ to: mail.to, subject: mail.subject, text: `${mail.before}\n\n${mail.link}\n` })
      .then(() => {
        if (mailer.keepsMail) logger.warn({ link: mail.link }, 'mail written to the outbox');
      })
      .catch(() => logger.error({ subject: mail.subject }, 'a mail could not be sent'));
  };
  return betterAuth({
    appName: 'Smart Listings',
    baseURL: origin,
    basePath: '/api/auth',
    secret: secret ?? crypto.randomUUID() + crypto.randomUUID(),
    database: { db, type: config.database },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Tries are counted by our own limits, which know what a proxy may be believed about.
    rateLimit: { enabled: false },
    // Writes from other sites are refused before they come here.
    advanced: { disableCSRFCheck: true, useSecureCookies: origin.startsWith('https:') },
    user: {
      additionalFields: { planType: { type: 'string', input: false, required: false, defaultValue: 'free' } },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: LIMITS.passwordLength,
      resetPasswordTokenExpiresIn: AN_HOUR_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) =>
        sendLink({
          to: user.email,
          subject: 'Reset your Smart Listings password',
          before:
            'Open this link within an hour to choose a new password. If you did not ask for it, do nothing.',
          link: `${origin}/reset-password?token=${encodeURIComponent(token)}`,
        }),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendVerificationEmail: async ({ user, url }) =>
        sendLink({
          to: user.email,
          subject: 'Confirm your e-mail address for Smart Listings',
          before: 'Open this link to confirm that this address is yours.',
          link: url,
        }),
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
