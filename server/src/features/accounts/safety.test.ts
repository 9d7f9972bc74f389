import { expect, it, onTestFinished } from 'vitest';
import { buildSave } from '../../test/builders.ts';
import { createDatabaseApp, signUp, signUpPro } from '../../test/create-database-app.ts';
import { readCookies } from '../../test/read-cookies.ts';

const EMAIL = 'anna@example.com';
const PASSWORD = 'correct horse';
const SIGN_IN = '/api/auth/sign-in/email';

async function createApp(env: Record<string, string> = {}) {
  const test = await createDatabaseApp('sqlite', env);
  onTestFinished(test.close);
  return test;
}
type Test = Awaited<ReturnType<typeof createApp>>;

async function isSignedIn(test: Test, cookie: string): Promise<boolean> {
  return (await test.get('/api/account/sessions', { cookie })).status === 200;
}

it('gives a new session at each log-in, and never the one that the browser came with', async () => {
  const test = await createApp();
  const { cookie: first } = await signUp(test, EMAIL);
  const planted = 'better-auth.session_token=planted.c2lnbmF0dXJl';
  for (const cookie of [planted, first]) {
    const answer = await test.post(SIGN_IN, { email: EMAIL, password: PASSWORD }, { cookie });
    expect(readCookies(answer)).not.toContain(cookie);
  }
  expect(await isSignedIn(test, planted)).toBe(false);
});

it('takes no session that another secret has signed, nor one whose signature is gone', async () => {
  const test = await createApp({ AUTH_SECRET: 'one secret of thirty-two characters' });
  const { cookie } = await signUp(test, EMAIL);
  expect(await isSignedIn(test, cookie)).toBe(true);
  const [name = '', value = ''] = cookie.split('=');
  const [token = ''] = decodeURIComponent(value).split('.');
  expect(await isSignedIn(test, `${name}=${token}`)).toBe(false);
  expect(await isSignedIn(test, `${name}=${encodeURIComponent(`${token}.${'A'.repeat(43)}=`)}`)).toBe(false);
});

it('keeps one network from making accounts without an end', async () => {
  const test = await createApp();
  // As many as an hour allows, without the time that their passwords take.
  for (let n = 0; n < 100; n += 1) await test.context.accountLimits.signUp('127.0.0.1');
  const answer = await test.post('/api/auth/sign-up/email', { email: EMAIL, password: PASSWORD });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

it.each([
  'anna@example.com\r\nBcc: eve@example.com',
  'anna@example.com, eve@example.com',
  'Anna <anna@example.com>',
])('mails to nobody that %j smuggles in', async (email) => {
  const test = await createApp();
  for (const path of ['/api/auth/sign-up/email', '/api/auth/request-password-reset'])
    expect((await test.post(path, { email, password: PASSWORD })).status).toBe(400);
  await test.background.settled();
  expect(test.mails).toEqual([]);
});

it('puts nothing that somebody wrote into the headers of a mail or a file', async () => {
  const test = await createApp({ OWNER_EMAILS: EMAIL });
  const session = await signUpPro(test, EMAIL);
  await test.db.updateTable('user').set({ emailVerified: true }).execute();
  const displayName = 'Anna"\r\nBcc: eve@example.com';
  await test.patch('/api/account', { displayName }, session);
  await test.post('/api/auth/request-password-reset', { email: EMAIL });
  await test.background.settled();
  for (const { to, subject } of test.mails) {
    expect(to).toBe(EMAIL);
    expect(subject).toMatch(/^[\w ’'-]+$/);
  }
  expect(test.mails.length).toBeGreaterThan(0);
  await test.post('/api/listings', buildSave(), session);
  for (const path of ['/api/account/data.zip', '/api/listings/export.csv', '/api/operator/days.csv']) {
    const { headers, body } = await test.get(path, session);
    await body?.cancel();
    expect([path, headers.get('content-disposition')]).toEqual([
      path,
      expect.stringMatching(/^attachment; filename="[\w.-]+"$/),
    ]);
  }
});
