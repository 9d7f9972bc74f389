import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { Passwords } from '../auth.ts';
import { parseConfig } from '../config.ts';
import type { AppContext } from '../context.ts';
import { type Db, openDatabase } from '../db/database.ts';
import type { Mail } from '../lib/mailer.ts';
import { createPhotoPreparer } from '../reading/photo-preparer.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { MIGRATED } from './databases.ts';
import { runStatement } from './postgres-cluster.ts';
import { readCookies } from './read-cookies.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** The databases that the server suite runs on here. */
export const DATABASES: readonly DatabaseKind[] = inject('postgresUrl') ? ['sqlite', 'postgres'] : ['sqlite'];

export interface DatabaseApp extends TestApp {
  db: Db;
  /** The environment that opens the same database again. */
  env: Record<string, string>;
  /** What was mailed so far. */
  mails: readonly Mail[];
  close(): Promise<void>;
}

/** Photos uploaded by all apps of a test file go through the same process. */
const photoPreparer = createPhotoPreparer(pino({ level: 'silent' }));

/** Nearly every test begins with a sign-up: what makes guessing slow would be a third of the suite. */
const QUICK_PASSWORDS: Passwords = {
  hash: async (password) => createHash('sha256').update(password).digest('hex'),
  verify: async ({ hash, password }) => hash === (await QUICK_PASSWORDS.hash(password)),
};

/** The real app on a fresh migrated database of the named kind. */
export async function createDatabaseApp(
  kind: DatabaseKind,
  env: Record<string, string> = {},
  overrides: Partial<AppContext> = {},
): Promise<DatabaseApp> {
  const place = await createPlace(kind, { migrated: true });
  const { secrets } = parseConfig(place.env);
  const db = openDatabase(secrets.database);
  const mails: Mail[] = [];
  const mailer = { keepsMail: false, send: async (mail: Mail) => void mails.push(mail) };
  const test = createTestApp(
    { ...place.env, ...env },
    {
      db,
      mailer,
      photoPreparer,
      passwords: QUICK_PASSWORDS,
      ...overrides,
    },
  );
  return {
    ...test,
    db,
    env: place.env,
    mails,
    close: async () => {
      test.stop();
      await test.background.settled();
      await test.context.queue.close();
      await db.destroy();
      await place.remove();
    },
  };
}

export interface Place {
  env: Record<string, string>;
  remove(): Promise<void>;
}

interface PlaceOptions {
  /** With all its tables, which it has not by itself. */
  migrated?: boolean;
}

/** Room for a new database, empty so far. */
export async function createPlace(kind: DatabaseKind, options: PlaceOptions = {}): Promise<Place> {
  return kind === 'sqlite' ? inFolder(options) : inCluster(options);
}

function inFolder({ migrated }: PlaceOptions): Place {
  const folder = mkdtempSync(join(tmpdir(), 'smart-listings-'));
  const env = { DATA_DIR: folder };
  const { database } = parseConfig(env).secrets;
  if (migrated && database.kind === 'sqlite') copyFileSync(inject('migratedFile'), database.path);
  return { env, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function inCluster({ migrated }: PlaceOptions): Promise<Place> {
  const cluster = inject('postgresUrl') ?? '';
  const folder = inFolder({});
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runStatement(cluster, `create database ${name}${migrated ? ` template ${MIGRATED}` : ''}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return {
    env: { ...folder.env, DATABASE_URL: url.href },
    remove: async () => {
      await runStatement(cluster, `drop database ${name} with (force)`);
      await folder.remove();
    },
  };
}

/** The first group of `shape` in what was mailed, as soon as it has been. */
export async function waitForLink(test: DatabaseApp, shape: RegExp): Promise<string> {
  await test.background.settled();
  const found = test.mails.map(({ text }) => shape.exec(text)?.[1]).findLast(Boolean);
  if (!found) throw new Error('There is no such mail.');
  return found;
}

/** Signs a new account up. @returns the headers of a request that it makes */
export async function signUp(test: TestApp, email = 'anna@example.com'): Promise<{ cookie: string }> {
  const response = await test.post('/api/auth/sign-up/email', { email, password: 'correct horse' });
  if (!response.ok) throw new Error(`Sign-up failed: ${await response.text()}`);
  return { cookie: readCookies(response) };
}

/** The same for an account on Pro. */
export async function signUpPro(test: DatabaseApp, email = 'anna@example.com'): Promise<{ cookie: string }> {
  const session = await signUp(test, email);
  await test.db.updateTable('user').set({ planType: 'premium' }).where('email', '=', email).execute();
  return session;
}
