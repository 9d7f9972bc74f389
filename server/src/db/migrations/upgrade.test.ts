// A database of an earlier version, full of rows, is brought up to date: nothing of it is lost, and the product reads it.
import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { listListingsResponseSchema, listTemplatesResponseSchema, meSchema } from '@smart-listings/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../../config.ts';
import { sortPriceOf } from '../../features/listings/present.ts';
import { checkCounters } from '../../test/check-counters.ts';
import { createPlace, DATABASES, type DatabaseKind } from '../../test/create-database-app.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { runStatement } from '../../test/postgres-cluster.ts';
import { readCookies } from '../../test/read-cookies.ts';
import { type Db, openDatabase } from '../database.ts';
import { migrateDatabase } from '../migrate.ts';
import { MIGRATIONS } from './index.ts';

const DUMPS = new URL('./upgrades/', import.meta.url);
/** Each as one migration left it: '005.sqlite.sql'. */
const dumpsOf = (kind: DatabaseKind) => readdirSync(DUMPS).filter((name) => name.endsWith(`.${kind}.sql`));

async function loadDump(kind: DatabaseKind, name: string) {
  const place = await createPlace(kind);
  const { database } = parseConfig(place.env).secrets;
  const dump = readFileSync(new URL(name, DUMPS), 'utf8');
  if (database.kind === 'postgres') await runStatement(database.url, dump);
  else {
    const file = new DatabaseSync(database.path);
    file.exec(dump);
    file.close();
  }
  const db = openDatabase(database);
  onTestFinished(async () => {
    await db.destroy();
    await place.remove();
  });
  return { db, env: place.env };
}

type Rows = Record<string, object[]>;

async function readRows(db: Db): Promise<Rows> {
  const tables = await db.introspection.getTables();
  const read = tables.map(async ({ name }) => {
    const rows = await db
      .selectFrom(name as 'user')
      .selectAll()
      .execute();
    return [name, rows] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

describe.each(DATABASES)('an upgrade on %s', (kind) => {
  it.each(dumpsOf(kind))('keeps every row of %s as it was', async (name) => {
    const { db } = await loadDump(kind, name);
    const before = await readRows(db);
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    const later = MIGRATIONS.map((migration) => migration.name).filter(
      (one) => one.slice(0, 3) > name.slice(0, 3),
    );
    expect(await migrateDatabase(db, kind)).toEqual(later);
    const after = await readRows(db);
    for (const [table, rows] of Object.entries(before)) {
      // Columns that have come since are left out of account.
      const kept = rows.map((row) => expect.objectContaining(row));
      expect(after[table], table).toEqual(expect.arrayContaining(kept));
    }
    await checkCounters(db);
    const listings = await db
      .selectFrom('listing')
      .select(['suggestedPriceRange', 'priceJustification', 'price'])
      .execute();
    expect(listings.filter((listing) => listing.price !== sortPriceOf(listing))).toEqual([]);
    expect(listings.some(({ price }) => price > 0)).toBe(true);
  });

  it.each(dumpsOf(kind))('leaves an account of %s that its owner finds as it was', async (name) => {
    const { db, env } = await loadDump(kind, name);
    await migrateDatabase(db, kind);
    const test = createTestApp(env, { db });
    const signIn = { email: 'anna@example.com', password: 'correct horse' };
    const session = { cookie: readCookies(await test.post('/api/auth/sign-in/email', signIn)) };
    const read = async (path: string) => (await test.get(path, session)).json();
    const me = meSchema.parse(await read('/api/me'));
    expect(me).toMatchObject({
      user: { planType: 'premium' },
      savedCount: 2,
      membership: { state: 'renewing' },
    });
    const { listings, total } = listListingsResponseSchema.parse(await read('/api/listings'));
    expect(total).toBe(2);
    expect(listings.map(({ title }) => title)).toContain('Étagère “ancienne” d’été');
    expect(listings.flatMap(({ imageUrls }) => imageUrls)).toHaveLength(1);
    const found = listListingsResponseSchema.parse(await read('/api/listings?search=etagere'));
    expect(found.total).toBe(1);
    const { templates } = listTemplatesResponseSchema.parse(await read('/api/templates'));
    expect(templates.map((template) => template.name)).toEqual(['My drills']);
    expect((await test.get('/api/account/data.zip', session)).status).toBe(200);
  });
});
