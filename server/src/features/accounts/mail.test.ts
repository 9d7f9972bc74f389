import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMailer } from '../../lib/mailer.ts';
import { createDatabaseApp, type DatabaseApp, signUp } from '../../test/create-database-app.ts';
import { startMailServer } from '../../test/mail-server.ts';

const EMAIL = 'anna@example.com';
const FROM = 'Smart Listings <no-reply@listings.example>';

describe('mail about accounts', () => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });
  async function createApp(options: SMTPServerOptions): Promise<DatabaseApp> {
    const server = await startMailServer(options);
    const mailer = createMailer({ kind: 'smtp', from: FROM }, server.url);
    const test = await createDatabaseApp('sqlite', {}, { mailer });
    closers.push(server.close, test.close);
    return test;
  }
  const askForReset = async (test: DatabaseApp, email: string) => {
    const response = await test.post('/api/auth/request-password-reset', { email });
    // Every answer has an id of its own, which is random.
    response.headers.delete('x-request-id');
    return [response.status, await response.text(), [...response.headers]];
  };

  it('reaches the mail server', async () => {
    const received: string[] = [];
    const test = await createApp({
      onData: async (stream, _session, done) => {
        let text = '';
        for await (const chunk of stream) text += chunk;
        received.push(text);
        done();
      },
    });
    await signUp(test);
    await askForReset(test, EMAIL);
    await test.background.settled();
    expect(received.join()).toMatch(/Subject: Confirm your[\s\S]*Subject: Reset your/);
  });

  it.each(['production', 'development'])(
    'tells the links of mails that cannot leave, never in production: %s',
    async (NODE_ENV) => {
      const folder = mkdtempSync(join(tmpdir(), 'smart-listings-outbox-'));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      const mailer = createMailer({ kind: 'outbox', from: FROM, folder }, null);
      const env = {
        NODE_ENV,
        APP_URL: 'https://listings.example.com',
        AUTH_SECRET: '4f9c1d7be0a25836c7d1e94b2f60a8539bd2',
      };
      const test = await createDatabaseApp('sqlite', env, { mailer });
      closers.push(test.close);
      await signUp(test);
      await askForReset(test, EMAIL);
      await test.background.settled();
      expect(readdirSync(folder)).toHaveLength(2);
      const logged = (test.logged().match(/https:[^"]+token=/g) ?? []).length;
      // Whoever reads the log of a server that strangers use could follow them.
      expect(logged).toBe(NODE_ENV === 'production' ? 0 : 2);
    },
  );

  it('answers the same when the mail server refuses, and logs that without the address', async () => {
    const refuse: SMTPServerOptions['onRcptTo'] = ({ address }, _session, done) =>
      done(Object.assign(new Error(`<${address}> is not here`), { responseCode: 550 }));
    const test = await createApp({ onRcptTo: refuse });
    await signUp(test);
    expect(await askForReset(test, EMAIL)).toEqual(await askForReset(test, 'no@example.com'));
    await test.background.settled();
    expect(test.logged()).toMatch(/"work":"mail \\"Reset your[^}]*"code":"EENVELOPE"/);
    expect(test.logged()).not.toContain(EMAIL);
  });

  it('answers while the mail server says nothing at all', async () => {
    const waiting: (() => void)[] = [];
    const test = await createApp({
      onConnect: (_session, done) => void waiting.push(() => done(new Error('busy'))),
    });
    await signUp(test);
    expect(await askForReset(test, EMAIL)).toEqual(await askForReset(test, 'no@example.com'));
    expect(test.logged()).not.toContain('background work failed');
    await vi.waitFor(() => expect(waiting).toHaveLength(2), 30_000);
    for (const refuse of waiting) refuse();
  });
});
