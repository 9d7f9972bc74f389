// Another process holds the SQLite file, as a repair by hand does: the server waits for it a while, and stops for
// nothing meanwhile.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SERVER_MESSAGES } from '@smart-listings/contract';
import { expect, it, onTestFinished } from 'vitest';
import { buildSave } from '../test/builders.ts';
import { createDatabaseApp, signUp } from '../test/create-database-app.ts';

async function createHeldApp() {
  const test = await createDatabaseApp('sqlite');
  onTestFinished(test.close);
  const session = await signUp(test);
  await test.background.settled();
  const other = new DatabaseSync(join(test.env.DATA_DIR ?? '', 'smart-listings.db'));
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  return { test, session, release: () => other.exec('commit') };
}

it('reads on while a write waits, and writes once it can', async () => {
  const { test, session, release } = await createHeldApp();
  const writes = [1, 2, 3].map(() => test.post('/api/listings', buildSave(), session));
  const listed = await test.get('/api/listings', session);
  expect(listed.status).toBe(200);
  release();
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([201, 201, 201]);
});

it('answers 503 to a write when the file stays held, and takes it afterwards', async () => {
  const { test, session, release } = await createHeldApp();
  const refused = await test.post('/api/listings', buildSave(), session);
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    503,
    '5',
    { error: { code: 'database-away', message: SERVER_MESSAGES.databaseAway, retryAfterSeconds: 5 } },
  ]);
  release();
  expect((await test.post('/api/listings', buildSave(), session)).status).toBe(201);
});
