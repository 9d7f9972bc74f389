import {
  API_KEY_LIMITS,
  createApiKeyRequestSchema,
  createApiKeyResponseSchema,
  listApiKeysResponseSchema,
} from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { DONE, describeCall } from '../../lib/describe-call.ts';
import { readId } from '../../lib/read-id.ts';
import { readJson } from '../../lib/read-json.ts';
import { requirePassword, requireUser } from '../accounts/operations.ts';
import { createKey, listKeys, revokeKey } from './operations/keys.ts';

/** Keys with which programs act for an account; made and revoked in a session, never with a key. */
export function apiKeyRoutes(context: AppContext): Hono {
  return new Hono()
    .get(
      '/api/account/keys',
      describeCall('listKeys', {
        summary: 'The keys of the account, newest first',
        who: 'account',
        answers: {
          200: {
            description: 'Without what opens anything.',
            is: { ListApiKeysResponse: listApiKeysResponseSchema },
          },
        },
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        return jsonAnswer({ keys: await listKeys(context, user.id) });
      },
    )
    .post(
      '/api/account/keys',
      describeCall('createKey', {
        summary: 'Make a key for a program',
        description: `At most ${API_KEY_LIMITS.keys} an account, each for ${API_KEY_LIMITS.callsPerHour} calls an hour. Only its hash is kept: the answer is the one place where the key itself stands.`,
        who: 'account',
        body: { CreateApiKeyRequest: createApiKeyRequestSchema },
        answers: {
          201: { description: 'The key.', is: { CreateApiKeyResponse: createApiKeyResponseSchema } },
        },
        fails: ['limit-reached', 'rate-limited'],
      }),
      async (c) => {
        const { headers } = c.req.raw;
        const user = await requireUser(context, headers);
        const { password, ...wanted } = await readJson(c, createApiKeyRequestSchema);
        await requirePassword(context, user, { headers, password, field: 'password' });
        return jsonAnswer(await createKey(context, user.id, wanted), 201);
      },
    )
    .delete(
      '/api/account/keys/:id',
      describeCall('revokeKey', {
        summary: 'Revoke a key: it opens nothing from now on',
        who: 'account',
        answers: DONE,
        fails: ['forbidden', 'not-found'],
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        await revokeKey(context, { userId: user.id, id: readId(c, 'key') });
        return jsonAnswer({ ok: true });
      },
    );
}
