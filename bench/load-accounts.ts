// Accounts by the hundred, signed in: what signing up would leave, without the tenth of a second that hashing
// each password takes.
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { parseConfig } from '../server/src/config.ts';
import { openDatabase } from '../server/src/db/database.ts';
import { migrateDatabase } from '../server/src/db/migrate.ts';

const AN_HOUR_MS = 3_600_000;

/** Makes `count` accounts on Pro in the database that `env` names. @returns the cookie of each */
export async function createAccounts(env: Record<string, string>, count: number): Promise<string[]> {
  const { secrets, config } = parseConfig({ NODE_ENV: 'test', ...env });
  const db = openDatabase(secrets.database);
  await migrateDatabase(db, config.database);
  const now = new Date().toISOString();
  const expiresAt = new Date(Date.now() + AN_HOUR_MS).toISOString();
  const accounts = Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    email: `seller-${n}@example.com`,
    token: randomBytes(24).toString('hex'),
  }));
  const stamps = { createdAt: now, updatedAt: now };
  const users = accounts.map(({ id, email }) => ({
    ...stamps,
    id,
    email,
    name: '',
    emailVerified: config.database === 'sqlite' ? 0 : false,
    image: null,
    planType: 'premium',
    planUntil: null,
    planRenewsAt: null,
  }));
  const sessions = accounts.map(({ id, token }) => ({
    ...stamps,
    id: randomUUID(),
    userId: id,
    token,
    expiresAt,
    ipAddress: null,
    userAgent: null,
  }));
  await db.insertInto('user').values(users).execute();
  await db.insertInto('session').values(sessions).execute();
  await db.destroy();
  return accounts.map(({ token }) => signedCookie(token, secrets.authSecret ?? ''));
}

/** A session's cookie as better-auth signs it. */
function signedCookie(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `better-auth.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
