import { scryptSync } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { SLOW_PASSWORDS } from '../../auth.ts';
import { createDatabaseApp, signUp } from '../../test/create-database-app.ts';

it('keeps of a password only what takes scrypt 32 MB and a tenth of a second for each guess', async () => {
  const test = await createDatabaseApp('sqlite', {}, { passwords: SLOW_PASSWORDS });
  onTestFinished(test.close);
  await signUp(test, 'anna@example.com');
  await signUp(test, 'ben@example.com');
  const rows = await test.db.selectFrom('account').select('password').execute();
  const [anna = '', ben = ''] = rows.map(({ password }) => password ?? '');
  const [salt = '', key = ''] = anna.split(':');
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
  expect(scryptSync('correct horse', salt, 64, cost).toString('hex')).toBe(key);
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  // The same password twice, and nothing that says so.
  expect(ben).not.toContain(salt);
  expect(ben).not.toContain(key);
});
