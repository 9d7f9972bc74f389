import {
  type AddressOutcome,
  MESSAGES,
  requestResetSchema,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
} from '@smart-listings/contract';
import { type Context, Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { AppError } from '../../lib/app-error.ts';
import { clientNetwork } from '../../lib/client-address.ts';
import { DONE, describeCall } from '../../lib/describe-call.ts';
import { readJson } from '../../lib/read-json.ts';
import { COOKIES, MAILED } from './api-answers.ts';
import { confirmAddress } from './confirmation.ts';
import { confirmEmailChange } from './email-change.ts';
import { findUser, type User } from './operations.ts';
import { presentOutcome } from './present.ts';
import { signUp } from './sign-up.ts';

const LINK = {
  parameters: [{ name: 'token', in: 'query', required: true, schema: { type: 'string' } }],
  answers: {
    302: {
      description:
        'To /account?address=confirmed, changed, expired or other-account; signed out, to /account with the token, for after the log-in.',
    },
  },
} as const;

/** Sign-up, log-in, log-out and the way back in; the answers never tell what better-auth said of an account. */
export function accountRoutes(context: AppContext): Hono {
  const { accountLimits: limits, background, config } = context;
  const { api } = context.auth;
  return new Hono()
    .post(
      '/api/auth/sign-up/email',
      describeCall('signUp', {
        summary: 'Create an account and sign in',
        body: { SignUp: signUpSchema },
        answers: COOKIES,
        fails: ['rate-limited', 'internal'],
      }),
      async (c) => {
        const body = await readJson(c, signUpSchema);
        const network = clientNetwork(c, config.trustedProxies);
        await limits.signUp(network);
        // For an address that is taken, this is a try at its password.
        const giveBack = await limits.guess({ network, email: body.email });
        const outcome = await signUp(context, body, c.req.raw.headers);
        if (outcome.ok) await giveBack();
        return presentOutcome(outcome, new AppError('bad-request', MESSAGES.signupFailed));
      },
    )
    .post(
      '/api/auth/sign-in/email',
      describeCall('signIn', {
        summary: 'Sign in',
        body: { SignIn: signInSchema },
        answers: COOKIES,
        fails: ['signed-out', 'rate-limited', 'internal'],
      }),
      async (c) => {
        const body = await readJson(c, signInSchema);
        const network = clientNetwork(c, config.trustedProxies);
        const giveBack = await limits.guess({ network, email: body.email });
        const outcome = await api.signInEmail({ body, headers: c.req.raw.headers, asResponse: true });
        if (outcome.ok) await giveBack();
        return presentOutcome(outcome, new AppError('signed-out', MESSAGES.loginFailed));
      },
    )
    .post(
      '/api/auth/sign-out',
      describeCall('signOut', { summary: 'Sign out', answers: COOKIES, fails: ['forbidden', 'internal'] }),
      async (c) => {
        const outcome = await api.signOut({ headers: c.req.raw.headers, asResponse: true });
        return presentOutcome(outcome, new AppError('internal', MESSAGES.logoutFailed));
      },
    )
    .post(
      '/api/auth/request-password-reset',
      describeCall('requestPasswordReset', {
        summary: 'Mail a link to choose a new password',
        body: { RequestReset: requestResetSchema },
        answers: MAILED,
        fails: ['rate-limited'],
      }),
      async (c) => {
        const body = await readJson(c, requestResetSchema);
        await limits.mail({ network: clientNetwork(c, config.trustedProxies), email: body.email });
        // After the answer: looking the address up takes longer when it has an account.
        background.run('password reset', async () => {
          await api.requestPasswordReset({ body });
        });
        return jsonAnswer({ ok: true });
      },
    )
    .post(
      '/api/auth/reset-password',
      describeCall('resetPassword', {
        summary: 'Choose a new password with the token of the mail; every session ends',
        body: { ResetPassword: resetPasswordSchema },
        answers: DONE,
        fails: ['internal'],
      }),
      async (c) => {
        const body = await readJson(c, resetPasswordSchema);
        const outcome = await api.resetPassword({ body, headers: c.req.raw.headers, asResponse: true });
        return presentOutcome(outcome, new AppError('bad-request', MESSAGES.resetFailed));
      },
    )
    .get(
      '/api/auth/verify-email',
      describeCall('verifyEmail', { summary: 'Where the mail that confirms an address leads', ...LINK }),
      (c) => openLink(c, 'confirm', confirmAddress),
    )
    .get(
      '/api/account/email/confirm',
      describeCall('confirmEmailChange', {
        summary: 'Where the mail to the new address of an account leads',
        ...LINK,
      }),
      (c) => openLink(c, 'change', confirmEmailChange),
    );

  /** Where a mailed link ends. Signed out, the account page asks for the log-in and comes back with the token. */
  async function openLink(
    c: Context,
    name: 'confirm' | 'change',
    follow: (context: AppContext, user: User, token: string) => Promise<AddressOutcome>,
  ): Promise<Response> {
    // Only the token is handed on: where to go next is never the link's to say.
    const token = c.req.query('token') ?? '';
    const user = await findUser(context, c.req.raw.headers);
    if (!user) return c.redirect(`/account?${name}=${encodeURIComponent(token)}`);
    return c.redirect(`/account?address=${await follow(context, user, token)}`);
  }
}
