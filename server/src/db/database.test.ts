import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import { createDatabaseApp, DATABASES } from '../test/create-database-app.ts';
import { openDatabase } from './database.ts';
import { migrateDatabase } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';

describe.each(DATABASES)('the database on %s', (kind) => {
  it('does nothing when it is up to date', async () => {
    const test = await createDatabaseApp(kind);
    expect(await migrateDatabase(test.db, kind)).toEqual([]);
    await test.close();
  });

  // An SQLite file serves one instance.
  it.runIf(kind === 'postgres')('migrates once, however many instances start together', async () => {
    const test = await createDatabaseApp(kind);
    await sql`drop schema public cascade`.execute(test.db);
    await sql`create schema public`.execute(test.db);
    const { database } = parseConfig(test.env).secrets;
    const instances = [openDatabase(database), openDatabase(database)];
    const ran = await Promise.all(instances.map((db) => migrateDatabase(db, kind)));
    expect(ran.flat()).toEqual(MIGRATIONS.map(({ name }) => name));
    for (const db of instances) await db.destroy();
    await test.close();
  });

  it('refuses a database that a newer version has written', async () => {
    const test = await createDatabaseApp(kind);
    await test.db
      .insertInto('migration')
      .values({ name: '999-later', appliedAt: new Date().toISOString() })
      .execute();
    await expect(migrateDatabase(test.db, kind)).rejects.toThrow(/newer version.*999-later/);
    await test.close();
  });

  it('takes what belongs to an account with it', async () => {
    const test = await createDatabaseApp(kind);
    const now = kind === 'sqlite' ? new Date().toISOString() : new Date();
    const emailVerified = kind === 'sqlite' ? 0 : false;
    const user = { id: 'u', name: 'u', email: 'u@example.com', emailVerified, planType: 'free' };
    await test.db
      .insertInto('user')
      .values({ ...user, image: null, createdAt: now, updatedAt: now })
      .execute();
    await test.db.insertInto('usage').values({ userId: 'u', month: '2026-11', generatedCount: 1 }).execute();
    await test.db.deleteFrom('user').execute();
    expect(await test.db.selectFrom('usage').selectAll().execute()).toEqual([]);
    await test.close();
  });
});
