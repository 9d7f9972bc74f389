import { CHECKOUT_PARAMETER, ERROR_STATUS } from '@smart-listings/contract';
import { type Context, Hono } from 'hono';
import { SANDBOX_ACTIONS } from '../../billing/sandbox/machine.ts';
import { SANDBOX_PATHS, type SandboxProvider } from '../../billing/sandbox/sandbox.ts';
import type { SandboxSubscription } from '../../billing/sandbox/subscription.ts';
import type { AppContext } from '../../context.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { pageOrigin } from '../../lib/page-origin.ts';
import { readForm } from '../../lib/read-form.ts';
import { requireSameOrigin } from '../../lib/same-origin.ts';
import { createNonce, pageSecurityHeaders } from '../../lib/security-headers.ts';
import { receiveWebhook } from './operations/receive-webhook.ts';
import { checkoutPage, portalPage, refusalPage } from './sandbox-pages.ts';

const ACCOUNT = '/account';

/** The sandbox's checkout and portal: whoever holds their address may use them, as with the real ones. */
export function sandboxRoutes(context: AppContext): Hono {
  const routes = new Hono();
  const sandbox = context.billing?.sandbox;
  if (!sandbox) return routes;
  const { appUrl, trustedProxies } = context.config;
  const page = (make: (nonce: string) => string, status = 200): Response => {
    const nonce = createNonce();
    const headers = {
      ...pageSecurityHeaders({ inlineStyles: [`nonce-${nonce}`], inlineScripts: [`nonce-${nonce}`] }),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    };
    return new Response(make(nonce), { status, headers });
  };
  const act = async (c: Context, allowed: readonly SandboxSubscription[]) => {
    const form = await readForm(c);
    const action = SANDBOX_ACTIONS.find((known) => known === form.get('action'));
    const chosen = allowed.find(({ transactionId }) => transactionId === form.get('transactionId'));
    if (!action || !chosen) throw new AppError('bad-request', 'There is no such choice.');
    for (const delivery of await sandbox.act(chosen.transactionId, action)) {
      await receiveWebhook(context, delivery);
    }
  };

  routes.onError((error) => {
    const status = error instanceof AppError ? ERROR_STATUS[error.code] : 500;
    if (status >= 500) throw error;
    return page((nonce) => refusalPage(error.message, { returnUrl: ACCOUNT, nonce }), status);
  });
  return routes
    .use('/sandbox/*', requireSameOrigin(appUrl, trustedProxies))
    .get(SANDBOX_PATHS.checkout, async (c) => {
      const subscription = await readCheckout(c, sandbox);
      return page((nonce) => checkoutPage(subscription, { action: hereOf(c), returnUrl: ACCOUNT, nonce }));
    })
    .post(SANDBOX_PATHS.checkout, async (c) => {
      await act(c, [await readCheckout(c, sandbox)]);
      return c.redirect(hereOf(c), 303);
    })
    .get(SANDBOX_PATHS.portal, async (c) => {
      const subscriptions = await sandbox.openPortal(c.req.query('token') ?? '');
      const returnUrl = URL.parse(c.req.query('returnUrl') ?? ACCOUNT, pageOrigin(c, appUrl));
      const back = returnUrl?.origin === pageOrigin(c, appUrl) ? returnUrl.href : ACCOUNT;
      return page((nonce) => portalPage(subscriptions, { action: hereOf(c), returnUrl: back, nonce }));
    })
    .post(SANDBOX_PATHS.portal, async (c) => {
      await act(c, await sandbox.openPortal(c.req.query('token') ?? ''));
      return c.redirect(hereOf(c), 303);
    });
}

function readCheckout(c: Context, sandbox: SandboxProvider): Promise<SandboxSubscription> {
  const transactionId = c.req.query(CHECKOUT_PARAMETER);
  if (!transactionId) throw notFound('checkout');
  return sandbox.getCheckout(transactionId);
}

/** The same address, path and query. */
function hereOf(c: Context): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}
