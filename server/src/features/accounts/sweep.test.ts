import { afterEach, describe, expect, it } from 'vitest';
import { createDatabaseApp, DATABASES, type DatabaseApp, signUp } from '../../test/create-database-app.ts';
import { sweepAccounts } from './sweep.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe.each(DATABASES)('what has run out on %s', (kind) => {
  let test: DatabaseApp;
  afterEach(() => test.close());
  /** With a session, a link to a new password, one that confirms the address and one that changes it. */
  async function createApp(): Promise<void> {
    test = await createDatabaseApp(kind);
    const session = await signUp(test);
    await test.post('/api/auth/request-password-reset', { email: 'anna@example.com' });
    const change = { newEmail: 'new@example.com', password: 'correct horse' };
    expect((await test.post('/api/account/email', change, session)).status).toBe(200);
    await test.background.settled();
  }
  async function sweepAfter(ms: number): Promise<number[]> {
    await sweepAccounts({ ...test.context, clock: () => new Date(Date.now() + ms) });
    const tables = ['session', 'verification', 'email_change', 'email_confirmation', 'user'] as const;
    const rows = tables.map((table) => test.db.selectFrom(table).select(({ fn }) => fn.countAll().as('n')));
    return Promise.all(rows.map(async (query) => Number((await query.executeTakeFirstOrThrow()).n)));
  }

  it('is deleted, each when its time is over, and the account stays', async () => {
    await createApp();
    expect(await sweepAfter(0)).toEqual([1, 1, 1, 1, 1]);
    expect(await sweepAfter(2 * HOUR_MS)).toEqual([1, 0, 0, 1, 1]);
    expect(await sweepAfter(31 * DAY_MS)).toEqual([0, 0, 0, 0, 1]);
  });
});
