import { billingLinkSchema, type Me, meSchema } from '@smart-listings/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { createDatabaseApp, DATABASES, type DatabaseApp, signUp } from '../../test/create-database-app.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { closeSandbox, reconcileBilling } from './operations/reconcile.ts';

type Session = { cookie: string };
const DAY_MS = 86_400_000;

describe.each(DATABASES)('the payment sandbox on %s', (kind) => {
  const open: DatabaseApp[] = [];
  afterEach(async () => {
    for (const test of open.splice(0)) await test.close();
  });
  /** With a clock of its own, that a test moves on. */
  async function createApp(env: Record<string, string> = {}) {
    let now = Date.now();
    const test = await createDatabaseApp(kind, env, { clock: () => new Date(now) });
    open.push(test);
    return {
      ...test,
      wait: (ms: number) => {
        now += ms;
      },
    };
  }
  const me = async (test: DatabaseApp, session: Session): Promise<Me> =>
    meSchema.parse(await (await test.get('/api/me', session)).json());

  async function linkTo(test: DatabaseApp, session: Session, path: string): Promise<URL> {
    const response = await test.post(path, {}, session);
    return new URL(billingLinkSchema.parse(await response.json()).url);
  }

  /** The sandbox's page of a link: what it says, and its buttons by their words. */
  async function openPage(test: DatabaseApp, path: string) {
    const page = await (await test.get(path)).text();
    return {
      page,
      press: async (action: string) => {
        const form =
          /<form method="post" action="([^"]+)">\n<input[^>]*name="transactionId" value="([^"]+)">/.exec(
            page,
          );
        if (!form?.[1] || !form[2] || !page.includes(`value="${action}"`)) throw new Error(`No ${action}`);
        const target = form[1].replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
        const body = new URLSearchParams({ action, transactionId: form[2] }).toString();
        const response = await test.post(target, body, {
          'content-type': 'application/x-www-form-urlencoded',
        });
        expect(response.status).toBe(303);
      },
    };
  }

  async function buy(test: DatabaseApp, session: Session): Promise<void> {
    const link = await linkTo(test, session, '/api/createCheckout');
    const { press } = await openPage(test, `/sandbox/checkout${link.search}`);
    await press('pay');
  }

  async function openPortal(test: DatabaseApp, session: Session) {
    const link = await linkTo(test, session, '/api/createPortalLink');
    return openPage(test, link.pathname + link.search);
  }

  it('leads from free to Pro, through a checkout marked as one without money', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const link = await linkTo(test, session, '/api/createCheckout');
    expect(link.href).toMatch(/^http:\/\/localhost\/pricing\?_ptxn=txn_\w+$/);
    const { page, press } = await openPage(test, `/sandbox/checkout${link.search}`);
    expect(page).toContain('no money moves');
    await press('pay');
    const { user, membership, limits } = await me(test, session);
    expect(user?.planType).toBe('premium');
    expect(limits?.generationsPerMonth).toBeNull();
    expect(membership).toMatchObject({ state: 'renewing', renewsAt: expect.any(String), cancelsAt: null });
  });

  it('keeps Pro after a cancellation until the paid period ends, and then it is free', async () => {
    const test = await createApp();
    const session = await signUp(test);
    await buy(test, session);
    await (await openPortal(test, session)).press('cancel');
    const { user, membership } = await me(test, session);
    expect([user?.planType, membership?.state, membership?.renewsAt]).toEqual(['premium', 'ending', null]);
    test.wait(32 * DAY_MS);
    const after = await me(test, session);
    expect([after.user?.planType, after.membership?.state]).toEqual(['free', 'none']);
  });

  it('lets a visitor see the end of the period at once', async () => {
    const test = await createApp();
    const session = await signUp(test);
    await buy(test, session);
    await (await openPortal(test, session)).press('cancel');
    await (await openPortal(test, session)).press('period-ends');
    test.wait(1_000);
    expect((await me(test, session)).user?.planType).toBe('free');
    await buy(test, session);
    expect((await me(test, session)).user?.planType).toBe('premium');
  });

  it('renews by itself, once a month, found by whoever reconciles', async () => {
    const test = await createApp();
    const session = await signUp(test);
    await buy(test, session);
    const before = (await me(test, session)).membership?.renewsAt;
    test.wait(32 * DAY_MS);
    expect(await reconcileBilling(test.context)).toBeGreaterThan(0);
    const { membership } = await me(test, session);
    expect(membership?.state).toBe('renewing');
    expect(membership?.renewsAt).not.toBe(before);
  });

  it.each([
    { actions: ['refund'], plan: 'free', state: 'none' },
    { actions: ['cancel', 'keep'], plan: 'premium', state: 'renewing' },
    { actions: ['pause'], plan: 'premium', state: 'paused' },
    { actions: ['pause', 'resume'], plan: 'premium', state: 'renewing' },
    { actions: ['fail-payment'], plan: 'free', state: 'past-due' },
    { actions: ['fail-payment', 'retry-payment'], plan: 'premium', state: 'renewing' },
    { actions: ['fail-payment', 'cancel'], plan: 'free', state: 'none' },
    { actions: ['period-ends'], plan: 'premium', state: 'renewing' },
  ])('after $actions the account is $plan, $state', async ({ actions, plan, state }) => {
    const test = await createApp();
    const session = await signUp(test);
    await buy(test, session);
    for (const action of actions) {
      test.wait(60_000);
      await (await openPortal(test, session)).press(action);
    }
    test.wait(60_000);
    const { user, membership } = await me(test, session);
    expect([user?.planType, membership?.state]).toEqual([plan, state]);
  });

  it('tells open pages of every change of what is bought at once', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const response = await test.get('/api/listings/stream', session);
    const reader = response.body?.getReader();
    let text = '';
    const readTo = async (wanted: string) => {
      while (!text.includes(wanted)) text += new TextDecoder().decode((await reader?.read())?.value);
    };
    await readTo('event: plan\ndata: {"planType":"free"}');
    await buy(test, session);
    await readTo('event: plan\ndata: {"planType":"premium"}');
    text = '';
    test.wait(60_000);
    await (await openPortal(test, session)).press('cancel');
    await readTo('event: plan\ndata: {"planType":"premium"}');
    await reader?.cancel();
  });

  it('hands out the same checkout when asked again soon, and none to who is Pro', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const first = await linkTo(test, session, '/api/createCheckout');
    expect((await linkTo(test, session, '/api/createCheckout')).href).toBe(first.href);
    await buy(test, session);
    const refused = await test.post('/api/createCheckout', {}, session);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('You are a Pro!');
  });

  it('ignores the e-mail of the body: what is bought belongs to the session', async () => {
    const test = await createApp();
    const [anna, ben] = [await signUp(test), await signUp(test, 'ben@example.com')];
    const response = await test.post('/api/createCheckout', { email: 'ben@example.com' }, anna);
    const { search } = new URL(billingLinkSchema.parse(await response.json()).url);
    await (await openPage(test, `/sandbox/checkout${search}`)).press('pay');
    expect((await me(test, anna)).user?.planType).toBe('premium');
    expect((await me(test, ben)).user?.planType).toBe('free');
    expect((await test.post('/api/createPortalLink', { email: 'anna@example.com' }, ben)).status).toBe(404);
  });

  it('ends the subscription with the account', async () => {
    const test = await createApp();
    const session = await signUp(test);
    await buy(test, session);
    await (await test.post('/api/account/delete', { password: 'correct horse' }, session)).text();
    expect(await test.db.selectFrom('billing_subscription').selectAll().execute()).toEqual([]);
    expect(await test.db.selectFrom('billing_event').selectAll().execute()).toEqual([]);
  });

  it('refuses forms of other sites, links that it has not made, and choices that there are not', async () => {
    const test = await createApp();
    const session = await signUp(test);
    await buy(test, session);
    const link = await linkTo(test, session, '/api/createPortalLink');
    const path = link.pathname + link.search;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const foreign = await test.post(path, 'action=cancel', { ...form, 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    const lost = await test.get('/sandbox/portal?token=ctm_1.9999999999999.made-up');
    expect(lost.status).toBe(404);
    expect(await lost.text()).toContain('<a href="/account">Back to Smart Listings</a>');
    expect((await test.get('/sandbox/checkout?_ptxn=txn_unknown')).status).toBe(404);
    expect((await test.post(path, 'action=cancel&transactionId=txn_unknown', form)).status).toBe(400);
  });

  it('is worth nothing once the sandbox is closed', async () => {
    const test = await createApp();
    const session = await signUp(test);
    await buy(test, session);
    const closed = createTestApp({ ...test.env, BILLING: 'off' }, { db: test.db, auth: test.context.auth });
    await closeSandbox(closed.context);
    expect((await me({ ...test, ...closed }, session)).user?.planType).toBe('free');
  });

  it.each([
    ['/api/createCheckout', 'Please log in to upgrade to Pro.'],
    ['/api/createPortalLink', 'Please log in to manage your subscription.'],
  ])('asks a visitor without an account to log in first: %s', async (path, sentence) => {
    const test = await createApp();
    const response = await test.post(path, {});
    expect(response.status).toBe(401);
    expect(await response.text()).toContain(sentence);
  });

  it('knows no portal for who has bought nothing', async () => {
    const test = await createApp();
    const response = await test.post('/api/createPortalLink', {}, await signUp(test));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('We couldn’t find a billing portal for your account yet.');
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)'])(
    'leads back to its own pages only, not to %s',
    async (returnUrl) => {
      const test = await createApp();
      const session = await signUp(test);
      await buy(test, session);
      expect((await test.post('/api/createPortalLink', { returnUrl }, session)).status).toBe(400);
    },
  );

  it('is not there where payments are off', async () => {
    const test = await createApp({ BILLING: 'off' });
    expect((await test.post('/api/createCheckout', {}, await signUp(test))).status).toBe(404);
    expect((await test.get('/sandbox/checkout?_ptxn=txn_1')).status).not.toBe(200);
  });
});
