import {
  changeEmailRequestSchema,
  changePasswordRequestSchema,
  deleteAccountRequestSchema,
  listSessionsResponseSchema,
  MESSAGES,
  patchAccountRequestSchema,
} from '@smart-listings/contract';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { attachmentAnswer, jsonAnswer } from '../../lib/answers.ts';
import { AppError } from '../../lib/app-error.ts';
import { clientNetwork } from '../../lib/client-address.ts';
import { BINARY, DONE, describeCall } from '../../lib/describe-call.ts';
import { readId } from '../../lib/read-id.ts';
import { readJson } from '../../lib/read-json.ts';
import { COOKIES, MAILED } from './api-answers.ts';
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
    .patch(
      '/api/account',
      describeCall('patchAccount', {
        summary: 'Change the name',
        who: 'account',
        body: { PatchAccountRequest: patchAccountRequestSchema },
        answers: DONE,
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        const { displayName } = await readJson(c, patchAccountRequestSchema);
        await renameUser(context, user, displayName);
        return jsonAnswer({ ok: true });
      },
    )
    .post(
      '/api/account/password',
      describeCall('changePassword', {
        summary: 'Choose a new password; every other session ends, and a mail tells the owner',
        who: 'account',
        body: { ChangePasswordRequest: changePasswordRequestSchema },
        answers: COOKIES,
        fails: ['rate-limited', 'internal'],
      }),
      async (c) => {
        const confirmed = await readConfirmed(c, changePasswordRequestSchema, 'currentPassword');
        const outcome = await changePassword(context, confirmed.user, confirmed);
        return presentOutcome(outcome, new AppError('internal', MESSAGES.unknown));
      },
    )
    .post(
      '/api/account/verification',
      describeCall('sendVerification', {
        summary: 'Mail the link that confirms the address once more',
        who: 'account',
        answers: DONE,
        fails: ['forbidden', 'rate-limited', 'internal'],
      }),
      async (c) => {
        const { headers } = c.req.raw;
        const { email, emailVerified } = await requireUser(context, headers);
        if (emailVerified) return jsonAnswer({ ok: true });
        await limits.mail({ network: clientNetwork(c, config.trustedProxies), email });
        await mailConfirmation(context, email);
        return jsonAnswer({ ok: true });
      },
    )
    .post(
      '/api/account/email',
      describeCall('changeEmail', {
        summary: 'Mail a link to a new address of the account, and a notice to the old one',
        who: 'account',
        body: { ChangeEmailRequest: changeEmailRequestSchema },
        answers: MAILED,
        fails: ['rate-limited'],
      }),
      async (c) => {
        const { user, body } = await readConfirmed(c, changeEmailRequestSchema, 'password');
        const network = clientNetwork(c, config.trustedProxies);
        await askForEmailChange(context, user, { newEmail: body.newEmail, network });
        return jsonAnswer({ ok: true });
      },
    )
    .get(
      '/api/account/sessions',
      describeCall('listSessions', {
        summary: 'Where the account is signed in',
        who: 'account',
        answers: {
          200: {
            description: 'The current session first.',
            is: { ListSessionsResponse: listSessionsResponseSchema },
          },
        },
      }),
      async (c) => {
        const session = await requireSession(context, c.req.raw.headers);
        return jsonAnswer({ sessions: await listSessions(context, session) });
      },
    )
    .delete(
      '/api/account/sessions/:id',
      describeCall('endSession', {
        summary: 'End one session',
        who: 'account',
        answers: DONE,
        fails: ['forbidden', 'not-found'],
      }),
      async (c) => {
        const { userId } = await requireSession(context, c.req.raw.headers);
        await endSession(context, { userId, id: readId(c, 'session') });
        return jsonAnswer({ ok: true });
      },
    )
    .post(
      '/api/account/sessions/end-others',
      describeCall('endOtherSessions', {
        summary: 'End every session but this one',
        who: 'account',
        answers: DONE,
        fails: ['forbidden'],
      }),
      async (c) => {
        await endOtherSessions(context, await requireSession(context, c.req.raw.headers));
        return jsonAnswer({ ok: true });
      },
    )
    .get(
      '/api/account/data.zip',
      describeCall('downloadData', {
        summary: 'Everything that the account holds, as JSON and CSV in a zip archive',
        who: 'account',
        answers: {
          200: { description: 'The archive, made while it is read.', content: { 'application/zip': BINARY } },
        },
        fails: ['rate-limited'],
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        await limits.download(user.id);
        const name = `smart-listings-data-${context.clock().toISOString().slice(0, 10)}.zip`;
        return attachmentAnswer(streamAccountData(context, user), { type: 'application/zip', name });
      },
    )
    .post(
      '/api/account/delete',
      describeCall('deleteAccount', {
        summary: 'Delete the account with everything in it, for good',
        who: 'account',
        body: { DeleteAccountRequest: deleteAccountRequestSchema },
        answers: COOKIES,
        fails: ['rate-limited', 'internal'],
      }),
      async (c) => {
        const { headers, user } = await readConfirmed(c, deleteAccountRequestSchema, 'password');
        await deleteAccount(context, user);
        // Of the session nothing is left; what this adds are the cookies' ends.
        const outcome = await api.signOut({ headers, asResponse: true });
        return presentOutcome(outcome, new AppError('internal', MESSAGES.unknown));
      },
    );

  /** Who asks and what for, confirmed by the account's password. */
  async function readConfirmed<F extends string, T extends Record<F, string>>(
    c: Context,
    schema: z.ZodType<T>,
    field: F,
  ) {
    const { headers } = c.req.raw;
    const user = await requireUser(context, headers);
    const body = await readJson(c, schema);
    await requirePassword(context, user, { headers, password: body[field], field });
    return { headers, user, body };
  }
}
