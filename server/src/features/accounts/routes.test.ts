import { meSchema } from '@smart-listings/contract';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createDatabaseApp,
  DATABASES,
  type DatabaseApp,
  signUp,
  waitForLink,
} from '../../test/create-database-app.ts';
import { createTestApp, fromAddress } from '../../test/create-test-app.ts';
import { readCookies } from '../../test/read-cookies.ts';

const PASSWORD = 'correct horse';
const EMAIL = 'anna@example.com';

describe.each(DATABASES)('accounts on %s', (kind) => {
  const open: DatabaseApp[] = [];
  afterEach(async () => {
    for (const test of open.splice(0)) await test.close();
  });
  async function createApp(env: Record<string, string> = {}): Promise<DatabaseApp> {
    const test = await createDatabaseApp(kind, env);
    open.push(test);
    return test;
  }
  const signIn = (test: DatabaseApp, password: string, email = EMAIL) =>
    test.post('/api/auth/sign-in/email', { email, password });
  const me = async (test: DatabaseApp, headers: Record<string, string>) =>
    meSchema.parse(await (await test.get('/api/me', headers)).json());

  it('knows nobody without a session', async () => {
    const test = await createApp();
    const nobody = { user: null, usage: null, savedCount: null, membership: null, limits: null };
    expect(await me(test, {})).toEqual(nobody);
    expect(await me(test, { cookie: 'better-auth.session_token=made-up.signature' })).toEqual(nobody);
  });

  it('signs up, and is signed in then, on the free plan', async () => {
    const test = await createApp();
    const session = await signUp(test);
    expect(await me(test, session)).toMatchObject({
      user: { email: EMAIL, displayName: 'anna', planType: 'free', emailVerified: false },
      usage: { generatedCount: 0 },
      savedCount: 0,
      limits: { generationsPerMonth: 5, savedListings: 5, priceRefreshesPerListing: 1 },
    });
  });

  it('sets cookies that scripts cannot read, and answers without a token', async () => {
    const test = await createApp({ APP_URL: 'https://listings.example' });
    const response = await test.post('/api/auth/sign-up/email', { email: EMAIL, password: PASSWORD });
    expect(await response.json()).toEqual({ ok: true });
    expect(response.headers.get('set-cookie')).toMatch(/^__Secure-.*HttpOnly; Secure; SameSite=Lax$/);
  });

  it.each([
    ['sign-up/email', { email: '', password: PASSWORD }, 'Email and password are required.'],
    ['sign-up/email', { email: EMAIL, password: '' }, 'Email and password are required.'],
    ['sign-up/email', { email: EMAIL, password: 'short' }, 'Password should be at least 6 characters.'],
    ['sign-in/email', {}, 'Email and password are required.'],
    ['request-password-reset', { email: ' ' }, 'Please enter your email address.'],
  ])('refuses %s %j', async (path, body, message) => {
    const response = await (await createApp()).post(`/api/auth/${path}`, body);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: { message: string } }).error.message).toBe(message);
  });

  it('gives the same answer for a wrong password and an unknown address', async () => {
    const test = await createApp();
    await signUp(test);
    const answers = [await signIn(test, 'wrong password'), await signIn(test, PASSWORD, 'no@example.com')];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({
        error: { code: 'signed-out', message: 'Login failed. Please check your credentials.' },
      });
    }
  });

  it('does not let a second account take an address, and tells its owner', async () => {
    const test = await createApp({ APP_URL: 'https://listings.example' });
    await signUp(test);
    const again = await test.post('/api/auth/sign-up/email', {
      email: EMAIL.toUpperCase(),
      password: 'another one',
    });
    expect(await again.json()).toEqual({
      error: { code: 'bad-request', message: 'Signup failed. Please try again.' },
    });
    expect(await waitForLink(test, /(has one already[\s\S]*\/login[\s\S]*\/reset-password)/)).toBeTruthy();
    expect((await signIn(test, PASSWORD)).status).toBe(200);
  });

  it('signs in who signs up again with the right password', async () => {
    const test = await createApp();
    await signUp(test);
    const again = await signUp(test);
    expect((await me(test, again)).user?.email).toBe(EMAIL);
    expect(await test.db.selectFrom('user').select('id').execute()).toHaveLength(1);
  });

  it('counts a sign-up with a wrong password as a try at it', async () => {
    const test = await createApp();
    await signUp(test);
    const guess = { email: EMAIL, password: 'a guess' };
    for (let attempt = 0; attempt < 10; attempt += 1) await test.post('/api/auth/sign-up/email', guess);
    expect((await signIn(test, PASSWORD)).status).toBe(429);
  });

  it('writes to an owner a few times an hour at most, however often somebody tries', async () => {
    const test = await createApp();
    await signUp(test);
    const guess = { email: EMAIL, password: 'a guess' };
    for (let attempt = 0; attempt < 6; attempt += 1) await test.post('/api/auth/sign-up/email', guess);
    await test.background.settled();
    expect(test.mails.filter(({ subject }) => subject.startsWith('You already have'))).toHaveLength(3);
  });

  it.runIf(kind === 'postgres')('counts the tries of all instances together', async () => {
    const AUTH_SECRET = 'the same for all instances of a server';
    const test = await createApp({ AUTH_SECRET });
    await signUp(test);
    const other = createTestApp({ ...test.env, AUTH_SECRET }, { db: test.db });
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(test, 'guess');
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn({ ...test, ...other }, 'guess');
    expect((await signIn(test, PASSWORD)).status).toBe(429);
    const keys = await test.db.selectFrom('rate_limit').select('key').execute();
    expect(JSON.stringify(keys)).not.toMatch(/anna|127\.0/);
  });

  it('does not let one network shut an owner out everywhere', async () => {
    const test = await createApp();
    await signUp(test);
    for (let attempt = 0; attempt < 120; attempt += 1) await signIn(test, 'guess');
    const elsewhere = await test.app.request(
      '/api/auth/sign-in/email',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
      },
      fromAddress('203.0.113.9'),
    );
    expect(elsewhere.status).toBe(200);
  });

  it('mails to one address a few times an hour at most, known or not', async () => {
    const test = await createApp();
    await signUp(test);
    for (const email of [EMAIL, 'no@example.com']) {
      const statuses = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        statuses.push((await test.post('/api/auth/request-password-reset', { email })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });

  it('mails a new password to an owner whose address a stranger has asked for over and over', async () => {
    const test = await createApp();
    await signUp(test);
    const ask = async (network: string) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ email: EMAIL });
      const request = { method: 'POST', headers, body };
      return (await test.app.request('/api/auth/request-password-reset', request, fromAddress(network)))
        .status;
    };
    for (const network of ['203.0.113.7', '203.0.113.8', '203.0.113.9'])
      for (let attempt = 0; attempt < 6; attempt += 1) await ask(network);
    const before = test.mails.length;
    expect(await ask('198.51.100.4')).toBe(200);
    await test.background.settled();
    expect(test.mails.length).toBeGreaterThan(before);
  });

  it('mails to one address thirty times an hour at most, whoever asks', async () => {
    const test = await createApp();
    const limit = test.context.accountLimits;
    for (let n = 0; n < 30; n += 1) await limit.mail({ network: `network ${n}`, email: EMAIL });
    await expect(limit.mail({ network: 'one more', email: EMAIL })).rejects.toThrow('Too many attempts.');
  });

  it('stops guessing at one account', async () => {
    const test = await createApp();
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await signIn(test, 'guess')).status);
    expect(statuses.slice(-2)).toEqual([401, 429]);
  });

  it('ends the session on the server at log-out', async () => {
    const test = await createApp();
    const session = await signUp(test);
    expect((await test.post('/api/auth/sign-out', {}, session)).status).toBe(200);
    expect((await me(test, session)).user).toBeNull();
  });

  it('resets a password through the link of the mail, once, and ends the old sessions', async () => {
    const test = await createApp({ APP_URL: 'https://listings.example' });
    const session = await signUp(test);
    await test.post('/api/auth/request-password-reset', { email: EMAIL });
    const link = await waitForLink(test, /https:\/\/listings\.example\/reset-password\?token=(\S+)/);
    const reset = { token: link, newPassword: 'battery staple' };
    expect((await test.post('/api/auth/reset-password', reset)).status).toBe(200);
    expect((await me(test, session)).user).toBeNull();
    expect((await signIn(test, PASSWORD)).status).toBe(401);
    expect((await signIn(test, 'battery staple')).status).toBe(200);
    expect((await test.post('/api/auth/reset-password', reset)).status).toBe(400);
  });

  it('answers a reset for an unknown address as for a known one, and mails nothing', async () => {
    const test = await createApp();
    const response = await test.post('/api/auth/request-password-reset', { email: 'no@example.com' });
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    expect(test.mails).toEqual([]);
  });

  it('takes an owner for premium only once the address is verified', async () => {
    const test = await createApp({ OWNER_EMAILS: `someone@example.com, ${EMAIL.toUpperCase()}` });
    const session = await signUp(test);
    expect((await me(test, session)).user?.planType).toBe('free');
    const path = await waitForLink(test, /(\/api\/auth\/verify-email\?\S+)/);
    expect((await test.get(path, session)).status).toBeLessThan(400);
    expect(await me(test, session)).toMatchObject({
      user: { planType: 'premium', emailVerified: true },
      limits: { generationsPerMonth: null },
    });
  });

  it('sends nobody on to another website', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const path = await waitForLink(test, /(\/api\/auth\/verify-email\?token=[^\s&]+)/);
    const evil = 'callbackURL=https%3A%2F%2Fevil.example';
    const madeUp = await test.get(`/api/auth/verify-email?token=made-up&${evil}`, session);
    expect(madeUp.headers.get('location')).toBe('/account?address=expired');
    const signedOut = await test.get(`/api/auth/verify-email?token=%2F%2Fevil.example&${evil}`);
    expect(signedOut.headers.get('location')).toBe('/account?confirm=%2F%2Fevil.example');
    const confirmed = await test.get(`${path}&${evil}`, session);
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
      302,
      '/account?address=confirmed',
    ]);
  });

  it('does not let a visitor choose the plan', async () => {
    const test = await createApp();
    const body = { email: EMAIL, password: PASSWORD, planType: 'premium', emailVerified: true };
    const session = { cookie: readCookies(await test.post('/api/auth/sign-up/email', body)) };
    expect((await me(test, session)).user).toMatchObject({ planType: 'free', emailVerified: false });
  });
});
