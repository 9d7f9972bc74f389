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
import { readJson } from '../../lib/read-json.ts';
import { confirmAddress } from './confirmation.ts';
import { confirmEmailChange } from './email-change.ts';
import { findUser, type User } from './operations.ts';
import { presentOutcome } from './present.ts';
import { signUp } from './sign-up.ts';

/** Sign-up, log-in, log-out and the way back in; the answers never tell what better-auth said of an account. */
export function accountRoutes(context: AppContext): Hono {
  const { accountLimits: limits, background, config } = context;
  const { api } = context.auth;
  return new Hono()
    .post('/api/auth/sign-up/email', async (c) => {
      const body = await readJson(c, signUpSchema);
      const network = clientNetwork(c, config.trustedProxies);
      await limits.signUp(network);
      // For an address that is taken, this is a try at its password.
      const giveBack = await limits.guess({ network, email: body.email });
      const outcome = await signUp(context, body, c.req.raw.headers);
      if (outcome.ok) await giveBack();
      return presentOutcome(outcome, new AppError('bad-request', MESSAGES.signupFailed));
    })
    .post('/api/auth/sign-in/email', async (c) => {
      const body = await readJson(c, signInSchema);
      const network = clientNetwork(c, config.trustedProxies);
      const giveBack = await limits.guess({ network, email: body.email });
      const outcome = await api.signInEmail({ body, headers: c.req.raw.headers, asResponse: true });
      if (outcome.ok) await giveBack();
      return presentOutcome(outcome, new AppError('signed-out', MESSAGES.loginFailed));
    })
    .post('/api/auth/sign-out', async (c) => {
      const outcome = await api.signOut({ headers: c.req.raw.headers, asResponse: true });
      return presentOutcome(outcome, new AppError('internal', MESSAGES.logoutFailed));
    })
    .post('/api/auth/request-password-reset', async (c) => {
      const body = await readJson(c, requestResetSchema);
      await limits.mail({ network: clientNetwork(c, config.trustedProxies), email: body.email });
      // After the answer: looking the address up takes longer when it has an account.
      background.run('password reset', async () => {
        await api.requestPasswordReset({ body });
      });
      return jsonAnswer({ ok: true });
    })
    .post('/api/auth/reset-password', async (c) => {
      const body = await readJson(c, resetPasswordSchema);
      const outcome = await api.resetPassword({ body, headers: c.req.raw.headers, asResponse: true });
      return presentOutcome(outcome, new AppError('bad-request', MESSAGES.resetFailed));
    })
    .get('/api/auth/verify-email', (c) => openLink(c, 'confirm', confirmAddress))
    .get('/api/account/email/confirm', (c) => openLink(c, 'change', confirmEmailChange));

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
