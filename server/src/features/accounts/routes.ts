import {
  MESSAGES,
  requestResetSchema,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
} from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { AppError } from '../../lib/app-error.ts';
import { clientAddress, networkKey } from '../../lib/client-address.ts';
import { readJson } from '../../lib/read-json.ts';
import { presentOutcome } from './present.ts';

/** Sign-up, log-in, log-out and the way back in; the answers never tell what better-auth said of an account. */
export function accountRoutes(context: AppContext): Hono {
  const { api } = context.auth;
  const countTry = (c: Parameters<typeof clientAddress>[0], email: string) =>
    context.signInLimit.take(
      `${networkKey(clientAddress(c, context.config.trustedProxies))} ${email.toLowerCase()}`,
    );
  return new Hono()
    .post('/api/auth/sign-up/email', async (c) => {
      const { email, password, displayName } = await readJson(c, signUpSchema);
      await countTry(c, email);
      const name = displayName || (email.split('@')[0] ?? email);
      const { headers } = c.req.raw;
      const outcome = await api.signUpEmail({ body: { email, password, name }, headers, asResponse: true });
      return presentOutcome(outcome, new AppError('bad-request', MESSAGES.signupFailed));
    })
    .post('/api/auth/sign-in/email', async (c) => {
      const body = await readJson(c, signInSchema);
      const giveBack = await countTry(c, body.email);
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
      await countTry(c, body.email);
      await api.requestPasswordReset({ body, headers: c.req.raw.headers });
      return jsonAnswer({ ok: true });
    })
    .post('/api/auth/reset-password', async (c) => {
      const body = await readJson(c, resetPasswordSchema);
      const outcome = await api.resetPassword({ body, headers: c.req.raw.headers, asResponse: true });
      return presentOutcome(outcome, new AppError('bad-request', MESSAGES.resetFailed));
    })
    .get('/api/auth/verify-email', async (c) => {
      // Only the token is handed on: where to go next is never the link's to say.
      const query = { token: c.req.query('token') ?? '' };
      const outcome = await api.verifyEmail({ query, headers: c.req.raw.headers, asResponse: true });
      if (!outcome.ok) throw new AppError('bad-request', 'This link is no longer valid.');
      return c.redirect('/');
    });
}
