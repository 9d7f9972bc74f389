import {
  createCheckoutRequestSchema,
  createPortalLinkRequestSchema,
  MESSAGES,
} from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { AppError } from '../../lib/app-error.ts';
import { pageOrigin } from '../../lib/page-origin.ts';
import { readJson, readRaw } from '../../lib/read-json.ts';
import { requireUser } from '../accounts/operations.ts';
import { createCheckout, createPortalLink } from './operations/buy.ts';
import { receiveWebhook } from './operations/receive-webhook.ts';

/** The longest notification of a provider, many times over. */
const WEBHOOK_LIMIT = { maxBytes: 1024 * 1024, message: 'This event is too large.' };

export function billingRoutes(context: AppContext): Hono {
  const { appUrl } = context.config;
  return new Hono()
    .post('/api/createCheckout', async (c) => {
      const user = await requireUser(context, c.req.raw.headers, MESSAGES.loginToUpgrade);
      await readJson(c, createCheckoutRequestSchema);
      return jsonAnswer({ url: await createCheckout(context, user, pageOrigin(c, appUrl)) });
    })
    .post('/api/createPortalLink', async (c) => {
      const user = await requireUser(context, c.req.raw.headers, MESSAGES.loginToManage);
      const { returnUrl } = await readJson(c, createPortalLinkRequestSchema);
      const origin = pageOrigin(c, appUrl);
      return jsonAnswer({ url: await createPortalLink(context, user, { returnUrl, origin }) });
    })
    .post('/api/billing/webhook', async (c) => {
      if (!context.billing) throw new AppError('not-found', MESSAGES.billingOff);
      const body = await readRaw(c, WEBHOOK_LIMIT);
      await receiveWebhook(context, { body, signature: c.req.header('paddle-signature') });
      return jsonAnswer({ ok: true });
    });
}
