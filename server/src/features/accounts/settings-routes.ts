import {
  changeEmailRequestSchema,
  changePasswordRequestSchema,
  deleteAccountRequestSchema,
  MESSAGES,
  patchAccountRequestSchema,
} from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { attachmentAnswer, jsonAnswer } from '../../lib/answers.ts';
import { AppError } from '../../lib/app-error.ts';
import { clientNetwork } from '../../lib/client-address.ts';
import { readId } from '../../lib/read-id.ts';
import { readJson } from '../../lib/read-json.ts';
import { mailConfirmation } from './confirmation.ts';
import { streamAccountData } from './data.ts';
import { deleteAccount } from './deletion.ts';
import { askForEmailChange } from './email-change.ts';
import { renameUser, requirePassword, requireSession, requireUser } from './operations.ts';
import { changePassword } from './password.ts';
import { presentOutcome } from './present.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';

/** What an account's owner does with it once signed in. */
export function accountSettingsRoutes(context: AppContext): Hono {
  const { accountLimits: limits, config } = context;
  const { api } = context.auth;
  return new Hono()
    .patch('/api/account', async (c) => {
      const user = await requireUser(context, c.req.raw.headers);
      const { displayName } = await readJson(c, patchAccountRequestSchema);
      await renameUser(context, user, displayName);
      return jsonAnswer({ ok: true });
    })
    .post('/api/account/password', async (c) => {
      const { headers } = c.req.raw;
      const user = await requireUser(context, headers);
      const body = await readJson(c, changePasswordRequestSchema);
      await requirePassword(context, user, {
        headers,
        password: body.currentPassword,
        field: 'currentPassword',
      });
      const outcome = await changePassword(context, user, { headers, body });
      return presentOutcome(outcome, new AppError('internal', MESSAGES.unknown));
    })
    .post('/api/account/verification', async (c) => {
      const { headers } = c.req.raw;
      const { email, emailVerified } = await requireUser(context, headers);
      if (emailVerified) return jsonAnswer({ ok: true });
      await limits.mail({ network: clientNetwork(c, config.trustedProxies), email });
      await mailConfirmation(context, email);
      return jsonAnswer({ ok: true });
    })
    .post('/api/account/email', async (c) => {
      const { headers } = c.req.raw;
      const user = await requireUser(context, headers);
      const { newEmail, password } = await readJson(c, changeEmailRequestSchema);
      await requirePassword(context, user, { headers, password, field: 'password' });
      const network = clientNetwork(c, config.trustedProxies);
      await askForEmailChange(context, user, { newEmail, network });
      return jsonAnswer({ ok: true });
    })
    .get('/api/account/sessions', async (c) => {
      const session = await requireSession(context, c.req.raw.headers);
      return jsonAnswer({ sessions: await listSessions(context, session) });
    })
    .delete('/api/account/sessions/:id', async (c) => {
      const { userId } = await requireSession(context, c.req.raw.headers);
      await endSession(context, { userId, id: readId(c, 'session') });
      return jsonAnswer({ ok: true });
    })
    .post('/api/account/sessions/end-others', async (c) => {
      await endOtherSessions(context, await requireSession(context, c.req.raw.headers));
      return jsonAnswer({ ok: true });
    })
    .get('/api/account/data.zip', async (c) => {
      const user = await requireUser(context, c.req.raw.headers);
      await limits.download(user.id);
      const name = `smart-listings-data-${context.clock().toISOString().slice(0, 10)}.zip`;
      return attachmentAnswer(streamAccountData(context, user), { type: 'application/zip', name });
    })
    .post('/api/account/delete', async (c) => {
      const { headers } = c.req.raw;
      const user = await requireUser(context, headers);
      const { password } = await readJson(c, deleteAccountRequestSchema);
      await requirePassword(context, user, { headers, password, field: 'password' });
      await deleteAccount(context, user);
      // Of the session nothing is left; what this adds are the cookies' ends.
      const outcome = await api.signOut({ headers, asResponse: true });
      return presentOutcome(outcome, new AppError('internal', MESSAGES.unknown));
    });
}
