import { sql } from 'kysely';
import type { DatabaseConfig } from '../config.ts';
import type { Db } from './database.ts';
import { FLAVOURS } from './dialect.ts';
import { MIGRATIONS } from './migrations/index.ts';

const commit = sql`commit`;
const rollback = sql`rollback`;

/**
 * Runs the migrations that this database has not seen, all of them or none. Instances that start at the
 * same time wait for each other.
 * @returns the names of those that ran
 */
export async function migrateDatabase(db: Db, kind: DatabaseConfig['kind']): Promise<string[]> {
  const flavour = FLAVOURS[kind];
  return db.connection().execute(async (connection) => {
    for (const statement of flavour.beginAlone) await statement.execute(connection);
    try {
      const ran = await runMissing(connection, kind);
      await commit.execute(connection);
      return ran;
    } catch (error) {
      await rollback.execute(connection);
      throw error;
    }
  });
}

async function runMissing(connection: Db, kind: DatabaseConfig['kind']): Promise<string[]> {
  await connection.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('appliedAt', 'text', (column) => column.notNull())
    .execute();
  const rows = await connection.selectFrom('migration').select('name').execute();
  const seen = new Set(rows.map(({ name }) => name));
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const foreign = [...seen].filter((name) => !known.has(name));
  if (foreign.length > 0) {
    throw new Error(`a newer version of the program has written it (${foreign.join(', ')}).`);
  }
  const missing = MIGRATIONS.filter(({ name }) => !seen.has(name));
  for (const { name, up } of missing) {
    await up(connection, FLAVOURS[kind]);
    await connection.insertInto('migration').values({ name, appliedAt: new Date().toISOString() }).execute();
  }
  return missing.map(({ name }) => name);
}
