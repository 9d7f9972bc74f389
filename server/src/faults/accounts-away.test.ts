// PostgreSQL is away while people sign up, log in and reset passwords: nobody reads that what they typed is wrong,
// whether a password was right is told to nobody, and nobody is signed out by it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { SERVER_MESSAGES } from '@smart-listings/contract';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { startPostgres } from '../test/postgres-cluster.ts';
import { signUpAt, startServer } from '../test/start-server.ts';

const EMAIL = 'anna@example.com';
const PASSWORD = 'correct horse';
const PATIENCE = { timeout: 60_000, interval: 200 };

describe.skipIf(!inject('postgresUrl'))('accounts while the database is away', () => {
  it('say so with 503, and work again when it is back', async () => {
    const cluster = await startPostgres(['fsync=off']);
    if (!cluster) throw new Error('There was one for the other tests.');
    onTestFinished(cluster.stop);
    const folder = mkdtempSync(`${tmpdir()}/smart-listings-accounts-away-`);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const server = await startServer({ DATA_DIR: folder, DATABASE_URL: cluster.url });
    onTestFinished(server.kill);
    const cookie = await signUpAt(server, EMAIL);
    const post = (path: string, body: unknown) =>
      fetch(server.origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      });

    await cluster.halt();
    const calls: [string, unknown][] = [
      ['/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD }],
      ['/api/auth/sign-in/email', { email: EMAIL, password: 'wrong horse' }],
      ['/api/auth/sign-up/email', { email: EMAIL, password: PASSWORD }],
      ['/api/auth/sign-up/email', { email: 'bert@example.com', password: PASSWORD }],
      ['/api/auth/request-password-reset', { email: EMAIL }],
      ['/api/auth/reset-password', { token: 'a-token', newPassword: PASSWORD }],
      ['/api/auth/sign-out', {}],
      ['/api/account/password', { currentPassword: PASSWORD, newPassword: 'a new horse' }],
      ['/api/account/email', { newEmail: 'new@example.com', password: PASSWORD }],
      ['/api/account/verification', {}],
      ['/api/account/delete', { password: PASSWORD }],
    ];
    for (const [path, body] of calls) {
      const response = await post(path, body);
      expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5']);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await response.json()).toEqual({
        error: { code: 'database-away', message: SERVER_MESSAGES.databaseAway, retryAfterSeconds: 5 },
      });
    }

    await cluster.resume();
    await vi.waitFor(
      async () =>
        expect((await post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD })).status).toBe(
          200,
        ),
      PATIENCE,
    );
    expect((await fetch(`${server.origin}/api/listings`, { headers: { cookie } })).status).toBe(200);
  });
});
