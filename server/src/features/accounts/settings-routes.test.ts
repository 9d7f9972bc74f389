import { listSessionsResponseSchema, meSchema } from '@smart-listings/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { buildForm, buildSave } from '../../test/builders.ts';
import {
  createDatabaseApp,
  DATABASES,
  type DatabaseApp,
  signUp,
  waitForLink,
} from '../../test/create-database-app.ts';
import { dump } from '../../test/dump.ts';
import { buildTrayItem } from '../../test/hand-over.ts';
import { makeKey } from '../../test/make-key.ts';
import { readCookies } from '../../test/read-cookies.ts';
import { readZip } from '../../test/read-zip.ts';

const PASSWORD = 'correct horse';
const EMAIL = 'anna@example.com';
type Session = { cookie: string };

describe.each(DATABASES)('the settings of an account on %s', (kind) => {
  const open: DatabaseApp[] = [];
  afterEach(async () => {
    for (const test of open.splice(0)) await test.close();
  });
  async function createApp(
    ...rest: [env?: Record<string, string>, overrides?: object]
  ): Promise<DatabaseApp> {
    const test = await createDatabaseApp(kind, ...rest);
    open.push(test);
    return test;
  }
  const signIn = (test: DatabaseApp, password = PASSWORD, email = EMAIL) =>
    test.post('/api/auth/sign-in/email', { email, password });
  const signInAgain = async (test: DatabaseApp): Promise<Session> => ({
    cookie: readCookies(await signIn(test)),
  });
  const me = async (test: DatabaseApp, session: Session) =>
    meSchema.parse(await (await test.get('/api/me', session)).json()).user;
  const sessionsOf = async (test: DatabaseApp, session: Session) =>
    listSessionsResponseSchema.parse(await (await test.get('/api/account/sessions', session)).json())
      .sessions;

  describe('signed out', () => {
    it.each([
      ['PATCH', ''],
      ['POST', '/password'],
      ['POST', '/verification'],
      ['POST', '/email'],
      ['GET', '/sessions'],
      ['DELETE', '/sessions/x'],
      ['POST', '/sessions/end-others'],
      ['GET', '/data.zip'],
      ['POST', '/delete'],
    ])('answers %s /api/account%s with 401', async (method, path) => {
      const test = await createApp();
      const response = await test.app.request(`/api/account${path}`, {
        method,
        ...(method !== 'GET' && { body: '{}', headers: { 'content-type': 'application/json' } }),
      });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ error: { code: 'signed-out' } });
    });
  });

  describe('bad input', () => {
    it.each([
      ['patch', '', { displayName: ' ' }, 'displayName'],
      ['patch', '', { displayName: 'x'.repeat(121) }, 'displayName'],
      ['post', '/password', { currentPassword: PASSWORD, newPassword: 'short' }, 'newPassword'],
      ['post', '/password', { currentPassword: 'not it', newPassword: 'battery staple' }, 'currentPassword'],
      ['post', '/email', { newEmail: 'no address', password: PASSWORD }, 'newEmail'],
      ['post', '/email', { newEmail: EMAIL, password: PASSWORD }, 'newEmail'],
      ['post', '/email', { newEmail: 'new@example.com', password: 'not it' }, 'password'],
      ['post', '/delete', {}, 'password'],
      ['post', '/delete', { password: 'not it' }, 'password'],
    ] as const)('refuses %s %s %j, naming the field', async (method, path, body, field) => {
      const test = await createApp();
      const session = await signUp(test);
      const response = await test[method](`/api/account${path}`, body, session);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { fields: { [field]: expect.any(String) } } });
      expect(await me(test, session)).toMatchObject({ email: EMAIL, displayName: 'anna' });
    });

    it('stops guessing at the password of a borrowed browser', async () => {
      const test = await createApp();
      const session = await signUp(test);
      const guess = () => test.post('/api/account/delete', { password: 'guess' }, session);
      for (let attempt = 0; attempt < 10; attempt += 1) await guess();
      expect((await guess()).status).toBe(429);
    });
  });

  it('changes the name', async () => {
    const test = await createApp();
    const session = await signUp(test);
    expect((await test.patch('/api/account', { displayName: ' Anna B. ' }, session)).status).toBe(200);
    expect(await me(test, session)).toMatchObject({ displayName: 'Anna B.' });
  });

  it('changes the password, ends every other session, and tells the owner', async () => {
    const test = await createApp();
    const [here, elsewhere] = [await signUp(test), await signInAgain(test)];
    const body = { currentPassword: PASSWORD, newPassword: 'battery staple' };
    const response = await test.post('/api/account/password', body, here);
    expect(await response.json()).toEqual({ ok: true });
    expect(await me(test, elsewhere)).toBeNull();
    expect(await me(test, { cookie: readCookies(response) })).toMatchObject({ email: EMAIL });
    expect((await signIn(test, 'battery staple')).status).toBe(200);
    expect(await waitForLink(test, /(password of your account was changed)/)).toBeTruthy();
  });

  it('makes links worthless that were mailed before the password changed', async () => {
    const test = await createApp();
    const session = await signUp(test);
    await test.post('/api/auth/request-password-reset', { email: EMAIL });
    await test.post('/api/account/email', { newEmail: 'new@example.com', password: PASSWORD }, session);
    const token = await waitForLink(test, /reset-password\?token=(\S+)/);
    const path = await waitForLink(test, /(\/api\/account\/email\/confirm\?\S+)/);
    await test.post(
      '/api/account/password',
      { currentPassword: PASSWORD, newPassword: 'battery staple' },
      session,
    );
    expect((await test.post('/api/auth/reset-password', { token, newPassword: 'stolen' })).status).toBe(400);
    const cookie = readCookies(await signIn(test, 'battery staple'));
    expect((await test.get(path, { cookie })).headers.get('location')).toBe('/account?address=expired');
  });

  it('lists where the account is signed in, this browser first, without a token', async () => {
    const test = await createApp();
    await signUp(test);
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const again = await test.post(
      '/api/auth/sign-in/email',
      { email: EMAIL, password: PASSWORD },
      { 'user-agent': firefox },
    );
    const cookie = readCookies(again);
    const sessions = await sessionsOf(test, { cookie });
    expect(sessions.map(({ current, device }) => [current, device])).toEqual([
      [true, 'Firefox on Linux'],
      [false, 'Unknown device'],
    ]);
    const token = decodeURIComponent(cookie).split('=')[1]?.split('.')[0] ?? '';
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  it('ends one session, and the others, and never a stranger’s', async () => {
    const test = await createApp();
    const here = await signUp(test);
    const [second, third] = [await signInAgain(test), await signInAgain(test)];
    const stranger = await signUp(test, 'ben@example.com');
    const [foreign] = await sessionsOf(test, stranger);
    expect((await test.delete(`/api/account/sessions/${foreign?.id}`, here)).status).toBe(404);
    expect(await me(test, stranger)).not.toBeNull();
    const [own] = await sessionsOf(test, second);
    expect((await test.delete(`/api/account/sessions/${own?.id}`, here)).status).toBe(200);
    expect(await me(test, second)).toBeNull();
    expect((await test.post('/api/account/sessions/end-others', {}, here)).status).toBe(200);
    expect(await me(test, third)).toBeNull();
    expect(await me(test, here)).not.toBeNull();
    expect(await me(test, stranger)).not.toBeNull();
  });

  it('prolongs a session when a page is opened, at most once an hour', async () => {
    const test = await createApp();
    const session = await signUp(test);
    expect((await test.get('/api/me', session)).headers.getSetCookie()).toEqual([]);
    const twoHoursAgo = new Date(Date.now() + 30 * 86_400_000 - 7_200_000);
    await test.db.updateTable('session').set({ expiresAt: twoHoursAgo }).execute();
    expect((await test.get('/api/me', session)).headers.get('set-cookie')).toMatch(/Max-Age=2592000/);
  });

  it('sends the mail that confirms the address again, until it is confirmed', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const send = () => test.post('/api/account/verification', {}, session);
    expect((await send()).status).toBe(200);
    await test.get(await waitForLink(test, /(\/api\/auth\/verify-email\?\S+)/), session);
    expect(await me(test, session)).toMatchObject({ emailVerified: true });
    expect((await send()).status).toBe(200);
    await test.background.settled();
    expect(test.mails.filter(({ subject }) => subject.startsWith('Confirm'))).toHaveLength(2);
  });

  it('moves the account to a new address through the link that is mailed there', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const newEmail = 'New@example.com';
    await test.post('/api/account/email', { newEmail, password: PASSWORD }, session);
    const path = await waitForLink(test, /(\/api\/account\/email\/confirm\?\S+)/);
    expect(await me(test, session)).toMatchObject({ email: EMAIL });
    for (const _twice of [1, 2]) {
      expect((await test.get(path, session)).headers.get('location')).toBe('/account?address=changed');
    }
    expect(await me(test, session)).toMatchObject({ email: 'new@example.com', emailVerified: true });
    expect((await signIn(test, PASSWORD, 'new@example.com')).status).toBe(200);
    await test.background.settled();
    expect(test.mails.filter(({ to }) => to === EMAIL).map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail address for Smart Listings',
      'A new address for your Smart Listings account',
      'Your Smart Listings account has a new address',
    ]);
  });

  it('does not tell that a new address has an account, and changes nothing', async () => {
    const test = await createApp();
    await signUp(test, 'ben@example.com');
    const session = await signUp(test);
    const ask = async (newEmail: string) => {
      const response = await test.post('/api/account/email', { newEmail, password: PASSWORD }, session);
      return [response.status, await response.text()];
    };
    expect(await ask('ben@example.com')).toEqual(await ask('free@example.com'));
    await test.background.settled();
    const toBen = test.mails.filter(({ to }) => to === 'ben@example.com').at(-1);
    expect(toBen?.subject).toBe('This address already has a Smart Listings account');
    expect(toBen?.text).not.toContain(EMAIL);
  });

  it('lets a link expire, the earlier of two, and one whose address was taken meanwhile', async () => {
    let now = new Date();
    const test = await createApp({}, { clock: () => now });
    const session = await signUp(test);
    const ask = async (newEmail: string) => {
      await test.post('/api/account/email', { newEmail, password: PASSWORD }, session);
      return waitForLink(test, /(\/api\/account\/email\/confirm\?\S+)/);
    };
    const follow = async (path: string) => (await test.get(path, session)).headers.get('location');
    const earlier = await ask('one@example.com');
    const later = await ask('two@example.com');
    expect(await follow(earlier)).toBe('/account?address=expired');
    await signUp(test, 'two@example.com');
    expect(await follow(later)).toBe('/account?address=expired');
    const last = await ask('three@example.com');
    now = new Date(now.getTime() + 3_600_001);
    expect(await follow(last)).toBe('/account?address=expired');
    expect(await me(test, session)).toMatchObject({ email: EMAIL });
  });

  it('hands out everything of the account and nothing of another’s', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const stranger = await signUp(test, 'ben@example.com');
    await test.db.updateTable('user').set({ planType: 'premium' }).execute();
    await test.post('/api/gemini/generateListing', { formData: buildForm(), currency: 'GBP (£)' }, session);
    const saved = buildSave().listing;
    await test.post('/api/listings', buildSave(), session);
    await test.post('/api/templates', { name: 'My drills', formData: buildForm() }, session);
    const { secret } = await makeKey(test, session, 'write');
    await test.post('/api/templates', { name: 'Theirs', formData: buildForm() }, stranger);
    await test.post('/api/tray', { items: [buildTrayItem('Red mug')] }, session);
    await test.post('/api/tray', { items: [buildTrayItem('Theirs')] }, stranger);
    const response = await test.get('/api/account/data.zip', session);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="smart-listings-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const files = readZip(Buffer.from(await response.arrayBuffer()));
    expect([...files.keys()]).toEqual([
      'README.txt',
      'profile.json',
      'sessions.json',
      'keys.json',
      'usage.json',
      'usage.csv',
      'listings.json',
      'sales.json',
      'imports.json',
      'totals.csv',
      'listings.csv',
      'templates.json',
      'tray.json',
      'billing.json',
      'channels.json',
    ]);
    expect(files.get('profile.json')?.toString()).toContain(EMAIL);
    expect(files.get('usage.csv')?.toString()).toMatch(/^month,generated\r\n\d{4}-\d\d,1\r\n$/);
    expect(JSON.parse(String(files.get('listings.json')))).toMatchObject([{ title: saved.title }]);
    expect(files.get('listings.csv')?.toString()).toContain(`\r\n${saved.title},`);
    expect(JSON.parse(String(files.get('templates.json')))).toMatchObject([{ name: 'My drills' }]);
    expect(JSON.parse(String(files.get('keys.json')))).toMatchObject([
      { name: 'My assistant', scope: 'write' },
    ]);
    expect([...files.values()].join()).not.toMatch(/Theirs|ben@example|hash/);
    expect([...files.values()].join()).not.toContain(secret);
    expect(String(files.get('tray.json'))).toContain('Red mug');
  });

  it('deletes the account with everything in it', async () => {
    const removed: string[] = [];
    const test = await createApp();
    test.context.outsideDatabase = [
      ...test.context.outsideDatabase,
      async (userId) => void removed.push(userId),
    ];
    const [session, elsewhere] = [await signUp(test), await signInAgain(test)];
    const stranger = await signUp(test, 'ben@example.com');
    await test.post('/api/gemini/generateListing', { formData: buildForm(), currency: 'GBP (£)' }, session);
    await test.post('/api/listings', buildSave(), session);
    await test.post('/api/tray', { items: [buildTrayItem('Red mug')] }, session);
    await test.post('/api/auth/request-password-reset', { email: EMAIL });
    await test.post('/api/account/email', { newEmail: 'new@example.com', password: PASSWORD }, session);
    await test.background.settled();
    const uid = (await me(test, session))?.uid ?? '';
    const response = await test.post('/api/account/delete', { password: PASSWORD }, session);
    expect(await response.json()).toEqual({ ok: true });
    expect(response.headers.get('set-cookie')).toMatch(/session_token=;.*Max-Age=0/);
    expect([await me(test, session), await me(test, elsewhere)]).toEqual([null, null]);
    expect((await signIn(test)).status).toBe(401);
    expect(removed).toEqual([uid]);
    await test.background.settled();
    expect(await dump(test.db)).not.toMatch(new RegExp(`${uid}|${EMAIL}|new@example.com`));
    expect(await me(test, stranger)).toMatchObject({ email: 'ben@example.com' });
  });
});
