import { Paddle } from '@paddle/paddle-node-sdk';
import { billingLinkSchema, type Me, meSchema, publicConfigSchema } from '@smart-listings/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPaddleProvider } from '../../billing/paddle.ts';
import { createDatabaseApp, DATABASES, type DatabaseApp, signUp } from '../../test/create-database-app.ts';
import {
  deliver,
  notification,
  type PaddleStandIn,
  refund,
  startPaddle,
  subscription,
  WEBHOOK_SECRET,
} from '../../test/stand-in-paddle.ts';
import { reconcileBilling } from './operations/reconcile.ts';

type Session = { cookie: string };
const WEBHOOK = '/api/billing/webhook';
const CANCELED = { status: 'canceled', current_billing_period: null, next_billed_at: null };

describe.each(DATABASES)('Paddle on %s', (kind) => {
  let paddle: PaddleStandIn;
  let test: DatabaseApp;
  beforeEach(async () => {
    paddle = await startPaddle();
    test = await createDatabaseApp(kind, paddle.env);
  });
  afterEach(async () => {
    await test.close();
    await paddle.close();
  });
  const me = async (session: Session): Promise<Me> =>
    meSchema.parse(await (await test.get('/api/me', session)).json());
  const planOf = async (session: Session) => (await me(session)).user?.planType;
  const tell = async (event: object, options = {}) => {
    const { body, headers } = deliver(event, options);
    return (await test.post(WEBHOOK, body, headers)).status;
  };
  /** @returns the transaction that the account is to pay */
  const checkOut = async (session: Session): Promise<string> => {
    const response = await test.post('/api/createCheckout', {}, session);
    const { url } = billingLinkSchema.parse(await response.json());
    return new URL(url).searchParams.get('_ptxn') ?? '';
  };
  const confirm = (email = 'anna@example.com') =>
    test.db.updateTable('user').set({ email, emailVerified: true }).execute();
  const created = (transactionId: string, more = {}) =>
    notification('subscription.created', 'evt_1', subscription({ transaction_id: transactionId, ...more }));

  it('makes a transaction for the account of the session and opens it on our own page', async () => {
    const session = await signUp(test);
    await confirm();
    const response = await test.post('/api/createCheckout', { email: 'other@example.com' }, session);
    const { url } = billingLinkSchema.parse(await response.json());
    expect(url).toMatch(/^http:\/\/localhost\/pricing\?_ptxn=txn_\d+$/);
    const call = paddle.calls.find(({ path }) => path === '/transactions');
    const { user } = await me(session);
    expect(call?.body).toEqual({
      items: [{ price_id: 'pri_01hq', quantity: 1 }],
      custom_data: { userId: user?.uid },
    });
    expect(paddle.calls[0]?.query.get('email')).toBe('anna@example.com');
  });

  it('asks Paddle for no customer by an address that nobody has confirmed', async () => {
    expect(await checkOut(await signUp(test))).toMatch(/^txn_/);
    expect(paddle.calls.map(({ path }) => path)).toEqual(['/transactions']);
  });

  it('makes whoever paid Pro, once, however often it is told', async () => {
    const session = await signUp(test);
    const event = created(await checkOut(session));
    expect([await tell(event), await tell(event), await tell(event)]).toEqual([200, 200, 200]);
    expect((await me(session)).membership).toMatchObject({ state: 'renewing' });
    expect(await test.db.selectFrom('billing_event').selectAll().execute()).toHaveLength(1);
  });

  it('is right when what came last is told first', async () => {
    const session = await signUp(test);
    const transactionId = await checkOut(session);
    const ended = { ...CANCELED, updated_at: '2026-11-22T10:00:00Z' };
    expect(await tell(notification('subscription.canceled', 'evt_9', subscription(ended)))).toBe(200);
    expect(await planOf(session)).toBe('free');
    await tell(created(transactionId));
    // Paid until the end of the period, though cancelled.
    expect((await me(session)).membership).toMatchObject({ state: 'ending', renewsAt: null });
    expect(await planOf(session)).toBe('premium');
  });

  it('is right when all of it is told at once', async () => {
    const session = await signUp(test);
    const transactionId = await checkOut(session);
    const events = Array.from({ length: 8 }, (_, index) =>
      notification(
        'subscription.updated',
        `evt_u${index}`,
        subscription({ updated_at: `2026-11-2${index}T10:00:00Z`.replace('20T', '29T') }),
      ),
    );
    const statuses = await Promise.all(
      [...events, created(transactionId), ...events].map((event) => tell(event)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await planOf(session)).toBe('premium');
  });

  it.each([
    ['with another secret', { secret: 'pdl_ntfset_wrong' }],
    ['long ago', { now: new Date(Date.now() - 10 * 60_000) }],
    ['in the future', { now: new Date(Date.now() + 10 * 60_000) }],
  ])('refuses what was signed %s', async (_how, options) => {
    const session = await signUp(test);
    expect(await tell(created(await checkOut(session)), options)).toBe(403);
    expect(await planOf(session)).toBe('free');
  });

  it.each([undefined, '', 'ts=1;h1=abc', 'h1=abc', 'nonsense', 'ts=abc;h1='])(
    'refuses the signature %j',
    async (signature) => {
      const headers: Record<string, string> =
        signature === undefined ? {} : { 'paddle-signature': signature };
      expect((await test.post(WEBHOOK, JSON.stringify(created('txn_1')), headers)).status).toBe(403);
    },
  );

  it('refuses a body that was changed on its way', async () => {
    const { body, headers } = deliver(created('txn_1'));
    expect((await test.post(WEBHOOK, body.replace('txn_1', 'txn_2'), headers)).status).toBe(403);
  });

  it('takes either signature while the secret is being replaced', async () => {
    const { body, headers } = deliver(created('txn_1'));
    const [ts, h1] = headers['paddle-signature'].split(';');
    const both = { 'paddle-signature': `${ts};${h1};h1=${'0'.repeat(64)}` };
    expect((await test.post(WEBHOOK, body, both)).status).toBe(200);
  });

  it('signs in its tests as Paddle’s own SDK checks', async () => {
    const { body, headers } = deliver(created('txn_1'));
    const { webhooks } = new Paddle('key');
    expect(await webhooks.isSignatureValid(body, WEBHOOK_SECRET, headers['paddle-signature'])).toBe(true);
  });

  it('takes what is for somebody unknown, and gives it to nobody', async () => {
    const session = await signUp(test);
    expect(await tell(created('txn_of_another_shop'))).toBe(200);
    expect(await planOf(session)).toBe('free');
  });

  it('takes what no plan depends on, and refuses what is no event', async () => {
    expect(await tell(notification('product.updated', 'evt_p', { id: 'pro_1' }))).toBe(200);
    expect(await tell(notification('subscription.updated', 'evt_b', {}))).toBe(400);
    expect(await tell([])).not.toBe(500);
    const { headers } = deliver({});
    expect((await test.post(WEBHOOK, '{', headers)).status).toBe(403);
  });

  it('ends Pro with the refund, and the subscription with it', async () => {
    const session = await signUp(test);
    await tell(created(await checkOut(session)));
    const asked = refund({ status: 'pending_approval', updated_at: '2026-11-24T10:00:00Z' });
    await tell(notification('adjustment.created', 'evt_2', asked));
    expect(await planOf(session)).toBe('premium');
    await tell(notification('adjustment.updated', 'evt_3', refund()));
    expect(await planOf(session)).toBe('free');
    await test.background.settled();
    expect(paddle.calls.at(-1)).toMatchObject({
      path: '/subscriptions/sub_1/cancel',
      body: { effective_from: 'immediately' },
    });
  });

  it('tries every night to end a subscription that was paid back, until it has ended', async () => {
    const session = await signUp(test);
    await tell(created(await checkOut(session)));
    paddle.play({ kind: 'status', status: 409, code: 'subscription_locked_renewal' });
    await tell(notification('adjustment.updated', 'evt_3', refund()));
    await test.background.settled();
    const tries = () => paddle.calls.filter(({ path }) => path.endsWith('/cancel')).length;
    const nightly = async () => {
      await test.db.updateTable('job').set({ startedAt: '2026-01-01T00:00:00.000Z' }).execute();
      await reconcileBilling(test.context);
    };
    await nightly();
    expect(tries()).toBe(2);
    const ended = subscription({ ...CANCELED, updated_at: '2026-11-26T10:00:00Z' });
    await tell(notification('subscription.canceled', 'evt_4', ended));
    await nightly();
    expect(tries()).toBe(2);
  });

  it('asks for what the webhook has missed, page by page, and the next time only for what came since', async () => {
    const session = await signUp(test);
    const transactionId = await checkOut(session);
    paddle.log.push(
      created(transactionId),
      notification('subscription.activated', 'evt_2', subscription()),
      notification('subscription.updated', 'evt_3', subscription({ updated_at: '2026-11-21T11:00:00Z' })),
    );
    expect(await reconcileBilling(test.context)).toBe(3);
    expect(await planOf(session)).toBe('premium');
    expect(await reconcileBilling(test.context)).toBeNull();
    await test.db.updateTable('job').set({ startedAt: '2026-01-01T00:00:00.000Z' }).execute();
    expect(await reconcileBilling(test.context)).toBe(0);
  });

  it('lets one of several instances ask', async () => {
    paddle.log.push(notification('subscription.activated', 'evt_2', subscription()));
    const turns = await Promise.all([1, 2, 3].map(() => reconcileBilling(test.context)));
    expect(turns.filter((turn) => turn !== null)).toEqual([1]);
  });

  it('asks again the next hour when Paddle did not answer', async () => {
    paddle.play({ kind: 'raw', status: 502, body: '<html>' });
    await expect(reconcileBilling(test.context)).rejects.toThrow();
    expect(await reconcileBilling(test.context)).toBe(0);
  });

  it('goes on where it stopped when Paddle was away for days in the middle of it', async () => {
    const session = await signUp(test);
    const transactionId = await checkOut(session);
    paddle.log.push(
      created(transactionId),
      notification('subscription.activated', 'evt_2', subscription()),
      notification('subscription.updated', 'evt_3', subscription({ updated_at: '2026-11-21T11:00:00Z' })),
    );
    const asked = () => paddle.calls.filter(({ path }) => path === '/events');
    paddle.play(
      { kind: 'pass' },
      ...Array.from({ length: 72 }, () => ({ kind: 'raw', status: 503, body: '' }) as const),
    );
    for (let hour = 0; hour < 72; hour += 1) await expect(reconcileBilling(test.context)).rejects.toThrow();
    expect(await reconcileBilling(test.context)).toBe(1);
    expect(asked().at(-1)?.query.get('after')).toBe('evt_2');
    expect((await me(session)).membership).toMatchObject({ state: 'renewing' });
  });

  it('begins anew when Paddle has dropped what it stopped at', async () => {
    const session = await signUp(test);
    const event = created(await checkOut(session));
    await test.db
      .insertInto('job')
      .values({ name: 'reconcile-billing-paddle', startedAt: '2026-01-01T00:00:00.000Z', position: 'evt_0' })
      .execute();
    paddle.log.push(event);
    paddle.play({ kind: 'status', status: 404, code: 'not_found' });
    expect(await reconcileBilling(test.context)).toBe(1);
    expect(await planOf(session)).toBe('premium');
  });

  it.each([
    ['an address not confirmed', null, /confirm your email address/],
    ['another address than the one paid under', 'ben@example.com', /under another email address/],
  ])('opens no portal for %s', async (_, email, sentence) => {
    const session = await signUp(test);
    await tell(created(await checkOut(session)));
    if (email) await confirm(email);
    const response = await test.post('/api/createPortalLink', {}, session);
    expect([response.status, await response.text()]).toEqual([409, expect.stringMatching(sentence)]);
    expect(paddle.calls.some(({ path }) => path.endsWith('/portal-sessions'))).toBe(false);
  });

  it('opens the portal of the customer', async () => {
    const session = await signUp(test);
    await tell(created(await checkOut(session)));
    await confirm();
    const response = await test.post(
      '/api/createPortalLink',
      { returnUrl: 'http://localhost/account' },
      session,
    );
    expect(await response.json()).toEqual({ url: 'https://customer-portal.paddle.test/cpl_1?token=abc' });
    expect(paddle.calls.at(-1)).toMatchObject({
      path: '/customers/ctm_1/portal-sessions',
      body: { subscription_ids: ['sub_1'] },
    });
  });

  it.each([
    [
      { kind: 'status', status: 429, code: 'too_many_requests', headers: { 'retry-after': '7' } },
      429,
      'We’re getting a lot of requests right now.',
    ],
    [{ kind: 'status', status: 404, code: 'not_found' }, 404, 'We couldn’t find a billing portal'],
    [{ kind: 'status', status: 403, code: 'forbidden' }, 502, 'not set up rightly'],
    [{ kind: 'status', status: 409, code: 'concurrent_modification' }, 502, 'did not answer'],
    [{ kind: 'status', status: 503, code: 'service_unavailable' }, 502, 'did not answer'],
    [{ kind: 'raw', status: 200, body: '<html>' }, 502, 'did not answer'],
    [
      { kind: 'raw', status: 200, body: '{"data":{"urls":{"general":{}}}}' },
      502,
      'Billing portal did not return a URL.',
    ],
    [{ kind: 'raw', status: 200, body: '{}' }, 502, 'did not answer'],
    [{ kind: 'cut' }, 502, 'did not answer'],
  ] as const)('says what went wrong when Paddle answers %j', async (act, status, sentence) => {
    const session = await signUp(test);
    await tell(created(await checkOut(session)));
    await confirm();
    paddle.play({ kind: 'pass' }, act);
    const response = await test.post('/api/createPortalLink', {}, session);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(sentence);
    if (status === 429) expect(response.headers.get('retry-after')).toBe('7');
  });

  it('takes a price that Paddle does not know for a mistake of ours', async () => {
    const session = await signUp(test);
    paddle.play({ kind: 'status', status: 400, code: 'transaction_price_not_found' });
    const response = await test.post('/api/createCheckout', {}, session);
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('not set up rightly');
  });

  it.each(['subscription_update_when_canceled', 'subscription_is_canceled_action_invalid'])(
    'deletes an account whose subscription is over at Paddle, which says %s',
    async (code) => {
      const session = await signUp(test);
      await tell(created(await checkOut(session)));
      paddle.play({ kind: 'status', status: 400, code });
      const deleted = await test.post('/api/account/delete', { password: 'correct horse' }, session);
      expect(deleted.status).toBe(200);
    },
  );

  it.each([
    ['is about to be renewed', 409, 'subscription_locked_renewal'],
    ['has a refund that waits', 400, 'subscription_outstanding_pending_refund'],
  ])('deletes no account whose subscription %s', async (_what, status, code) => {
    const session = await signUp(test);
    await tell(created(await checkOut(session)));
    paddle.play({ kind: 'status', status, code });
    const refused = await test.post('/api/account/delete', { password: 'correct horse' }, session);
    expect(await refused.text()).toContain('so nothing was deleted');
  });

  it('deletes no account whose subscription could not be cancelled', async () => {
    const session = await signUp(test);
    await tell(created(await checkOut(session)));
    paddle.play({ kind: 'status', status: 503, code: 'service_unavailable' });
    const refused = await test.post('/api/account/delete', { password: 'correct horse' }, session);
    expect(refused.status).toBe(502);
    expect(await refused.text()).toContain('so nothing was deleted');
    expect((await test.post('/api/account/delete', { password: 'correct horse' }, session)).status).toBe(200);
    expect(paddle.calls.at(-1)?.path).toBe('/subscriptions/sub_1/cancel');
    expect(await tell(notification('subscription.canceled', 'evt_9', subscription(CANCELED)))).toBe(200);
  });

  it('deletes an account whose subscription has ended without asking Paddle', async () => {
    const session = await signUp(test);
    await tell(created(await checkOut(session)));
    const ended = { ...CANCELED, updated_at: '2026-11-22T10:00:00Z' };
    await tell(notification('subscription.canceled', 'evt_9', subscription(ended)));
    paddle.play({ kind: 'status', status: 503, code: 'service_unavailable' });
    expect((await test.post('/api/account/delete', { password: 'correct horse' }, session)).status).toBe(200);
    expect(paddle.calls.filter(({ path }) => path.endsWith('/cancel'))).toEqual([]);
  });

  it('tells pages the price of where they are, and nothing secret', async () => {
    const response = await test.get('/api/config', { 'accept-language': 'en-US,en;q=0.9' });
    const body = await response.text();
    expect(publicConfigSchema.parse(JSON.parse(body))).toMatchObject({
      proPrice: 'from 5.99 USD per month',
      billing: { kind: 'paddle', clientToken: 'test_client_token', environment: 'sandbox' },
    });
    expect(body).not.toMatch(/pdl_/);
    await test.get('/api/config', { 'accept-language': 'en-US' });
    expect(paddle.calls.filter(({ path }) => path === '/pricing-preview')).toHaveLength(1);
    expect(JSON.stringify(paddle.calls)).not.toContain('127.0.0.1"');
  });

  it('names the product’s own price when Paddle gives none', async () => {
    paddle.play({ kind: 'status', status: 503, code: 'service_unavailable' });
    const response = await test.get('/api/config', { 'accept-language': 'de-DE' });
    expect(publicConfigSchema.parse(await response.json()).proPrice).toBe('from 4.99 GBP per month');
  });
});

describe('a Paddle that hangs', () => {
  it('is given up', async () => {
    const paddle = await startPaddle();
    const { context, close } = await createDatabaseApp('sqlite', paddle.env);
    const { billing } = context.config;
    if (billing.kind !== 'paddle') throw new Error('It is Paddle.');
    const secrets = { apiKey: 'pdl_sdbx_apikey_01hq_key', webhookSecret: WEBHOOK_SECRET };
    const provider = createPaddleProvider(billing, secrets, { clock: () => new Date(), timeoutMs: 20 });
    paddle.play({ kind: 'hang' });
    await expect(provider.cancelNow('sub_1')).rejects.toMatchObject({ code: 'unreachable' });
    await close();
    await paddle.close();
  });
});
