import {
  billingLinkSchema,
  createCheckoutRequestSchema,
  createPortalLinkRequestSchema,
  MESSAGES,
} from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { AppError } from '../../lib/app-error.ts';
import { describeCall } from '../../lib/describe-call.ts';
import { pageOrigin } from '../../lib/page-origin.ts';
import { readJson, readRaw } from '../../lib/read-json.ts';
import { requireUser } from '../accounts/operations.ts';
import { createCheckout, createPortalLink } from './operations/buy.ts';
import { receiveWebhook } from './operations/receive-webhook.ts';

/** The longest notification of a provider, many times over. */
const WEBHOOK_LIMIT = { maxBytes: 1024 * 1024, message: 'This event is too large.' };

const OF_PROVIDER = ['rate-limited', 'unreachable', 'misconfigured', 'internal'] as const;

export function billingRoutes(context: AppContext): Hono {
  const { appUrl } = context.config;
  return new Hono()
    .post(
      '/api/createCheckout',
      describeCall('createCheckout', {
        summary: 'Begin to buy Pro',
        description: 'For the account of the session; an e-mail in the body is ignored.',
        who: 'account',
        body: { CreateCheckoutRequest: createCheckoutRequestSchema },
        answers: {
          200: {
            description: 'A page of this website with `_ptxn`, which opens the checkout.',
            is: { BillingLink: billingLinkSchema },
          },
        },
        fails: ['not-found', 'conflict', ...OF_PROVIDER],
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers, MESSAGES.loginToUpgrade);
        await readJson(c, createCheckoutRequestSchema);
        return jsonAnswer({ url: await createCheckout(context, user, pageOrigin(c, appUrl)) });
      },
    )
    .post(
      '/api/createPortalLink',
      describeCall('createPortalLink', {
        summary: 'Manage what was bought',
        description: 'For the account of the session. `returnUrl` is an address of this website.',
        who: 'account',
        body: { CreatePortalLinkRequest: createPortalLinkRequestSchema },
        answers: {
          200: {
            description: "The provider's page for this customer.",
            is: { BillingLink: billingLinkSchema },
          },
        },
        fails: ['not-found', 'bad-answer', ...OF_PROVIDER],
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers, MESSAGES.loginToManage);
        const { returnUrl } = await readJson(c, createPortalLinkRequestSchema);
        const origin = pageOrigin(c, appUrl);
        return jsonAnswer({ url: await createPortalLink(context, user, { returnUrl, origin }) });
      },
    )
    .post(
      '/api/billing/webhook',
      describeCall('billingWebhook', {
        summary: 'What the payment provider tells',
        description: 'Signed with Paddle-Signature over the raw body; what comes twice changes nothing.',
        content: { 'application/json': { schema: { type: 'object' } } },
        answers: { 200: { description: 'Taken.' } },
        fails: ['bad-request', 'forbidden', 'not-found', 'too-large', 'internal'],
      }),
      async (c) => {
        if (!context.billing) throw new AppError('not-found', MESSAGES.billingOff);
        const body = await readRaw(c, WEBHOOK_LIMIT);
        await receiveWebhook(context, { body, signature: c.req.header('paddle-signature') });
        return jsonAnswer({ ok: true });
      },
    );
}
