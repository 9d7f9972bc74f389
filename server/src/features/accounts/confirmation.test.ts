import { meSchema } from '@smart-listings/contract';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createDatabaseApp,
  DATABASES,
  type DatabaseApp,
  signUp,
  waitForLink,
} from '../../test/create-database-app.ts';
import { readCookies } from '../../test/read-cookies.ts';

const PASSWORD = 'correct horse';
const EMAIL = 'anna@example.com';
const DAY_MS = 86_400_000;
type Session = { cookie: string };

describe.each(DATABASES)('the confirmation of an address on %s', (kind) => {
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
  const linkOf = (test: DatabaseApp) => waitForLink(test, /(\/api\/auth\/verify-email\?\S+)/);
  const follow = async (test: DatabaseApp, path: string, session?: Session) =>
    (await test.get(path, session)).headers.get('location');
  const isConfirmed = async (test: DatabaseApp, session: Session) =>
    meSchema.parse(await (await test.get('/api/me', session)).json()).user?.emailVerified;
  async function resetPassword(test: DatabaseApp, newPassword: string) {
    await test.post('/api/auth/request-password-reset', { email: EMAIL });
    const token = await waitForLink(test, /reset-password\?token=(\S+)/);
    expect((await test.post('/api/auth/reset-password', { token, newPassword })).status).toBe(200);
    const answer = await test.post('/api/auth/sign-in/email', { email: EMAIL, password: newPassword });
    return { cookie: readCookies(answer) };
  }

  it('takes a link that nobody can make who knows every secret of the server', async () => {
    const AUTH_SECRET = 'a secret that somebody has read, long enough';
    const test = await createApp({ AUTH_SECRET });
    await signUp(test);
    const token = new URLSearchParams((await linkOf(test)).split('?')[1]).get('token') ?? '';
    const rows = JSON.stringify(await test.db.selectFrom('email_confirmation').selectAll().execute());
    // Random, without anything of the account in it; and the table holds something else.
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(rows).not.toContain(token);
  });

  it('asks for the password, so that an owner’s click does not confirm a stranger’s account', async () => {
    const test = await createApp({ OWNER_EMAILS: EMAIL });
    const stranger = await signUp(test);
    const path = await linkOf(test);
    expect(await follow(test, path)).toBe(`/account?confirm=${path.split('token=')[1]}`);
    expect(await isConfirmed(test, stranger)).toBe(false);
    const owner = await resetPassword(test, 'the owner’s own');
    expect(await isConfirmed(test, owner)).toBe(true);
    expect(await isConfirmed(test, stranger)).toBeUndefined();
    const again = await test.post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD });
    expect(again.status).toBe(401);
  });

  it('moves nobody’s account to an address by its holder’s click alone', async () => {
    const test = await createApp();
    const stranger = await signUp(test, 'stranger@example.com');
    await test.post('/api/account/email', { newEmail: EMAIL, password: PASSWORD }, stranger);
    const path = await waitForLink(test, /(\/api\/account\/email\/confirm\?\S+)/);
    expect(await follow(test, path)).toBe(`/account?change=${path.split('token=')[1]}`);
    const owner = await signUp(test, 'other@example.com');
    expect(await follow(test, path, owner)).toBe('/account?address=other-account');
    expect(await test.db.selectFrom('user').select('email').where('email', '=', EMAIL).execute()).toEqual([]);
  });

  it('is for the account that it was mailed for', async () => {
    const test = await createApp();
    const other = await signUp(test, 'other@example.com');
    await signUp(test);
    expect(await follow(test, await linkOf(test), other)).toBe('/account?address=other-account');
    expect(await isConfirmed(test, other)).toBe(false);
  });

  it('is used up once, and opened again says what is so', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const path = await linkOf(test);
    expect(await follow(test, path, session)).toBe('/account?address=confirmed');
    expect(await test.db.selectFrom('email_confirmation').selectAll().execute()).toEqual([]);
    expect(await follow(test, path, session)).toBe('/account?address=confirmed');
    await test.db.updateTable('user').set({ emailVerified: false }).execute();
    expect(await follow(test, path, session)).toBe('/account?address=expired');
  });

  it('ends after a day, when another link is mailed, and with a new password', async () => {
    let now = new Date();
    const test = await createApp({}, { clock: () => now });
    const session = await signUp(test);
    const first = await linkOf(test);
    await test.post('/api/account/verification', {}, session);
    const second = await linkOf(test);
    expect(second).not.toBe(first);
    expect(await follow(test, first, session)).toBe('/account?address=expired');
    now = new Date(now.getTime() + DAY_MS + 1);
    expect(await follow(test, second, session)).toBe('/account?address=expired');
    await test.post('/api/account/verification', {}, session);
    const third = await linkOf(test);
    const body = { currentPassword: PASSWORD, newPassword: 'battery staple' };
    const cookie = readCookies(await test.post('/api/account/password', body, session));
    expect(await follow(test, third, { cookie })).toBe('/account?address=expired');
    expect(await isConfirmed(test, { cookie })).toBe(false);
  });

  it('of an address that was left ends with it, as does its link to a new password', async () => {
    const test = await createApp();
    const session = await signUp(test);
    await test.post('/api/auth/request-password-reset', { email: EMAIL });
    const token = await waitForLink(test, /reset-password\?token=(\S+)/);
    await test.post('/api/account/email', { newEmail: 'new@example.com', password: PASSWORD }, session);
    await follow(test, await waitForLink(test, /(\/api\/account\/email\/confirm\?\S+)/), session);
    const answer = await test.post('/api/auth/reset-password', {
      token,
      newPassword: 'from the old mailbox',
    });
    expect(answer.status).toBe(400);
    expect(await test.db.selectFrom('email_confirmation').selectAll().execute()).toEqual([]);
  });
});
