// What the server's tests share: a PostgreSQL of their own, which dies with them, and on both databases a migrated
// one that is empty. Each test's own is a copy of it, because a copy takes a tenth of the time of migrations.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { DatabaseConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { createQueue } from '../queue/open-queue.ts';
import { memoryFolder, runStatement, startPostgres } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a cluster whose databases the tests create; null where there is none. */
    postgresUrl: string | null;
    /** An SQLite file that is migrated and empty. */
    migratedFile: string;
  }
}

/** The database of the cluster that is migrated and empty. */
export const MIGRATED = 'migrated';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(memoryFolder(), 'smart-listings-test-'));
  // PostgreSQL runs as another user, and its clusters lie below.
  chmodSync(folder, 0o755);
  // What tests keep for a while lies there too: each answered write waits for the disk, of which there are thousands.
  process.env.TMPDIR = folder;
  const path = join(folder, 'smart-listings.db');
  await migrate({ kind: 'sqlite', path });
  project.provide('migratedFile', path);

  const cluster = await startPostgres(['fsync=off']);
  if (cluster) {
    const url = new URL(cluster.url);
    url.pathname = `/${MIGRATED}`;
    await runStatement(cluster.url, `create database ${MIGRATED}`);
    await migrate({ kind: 'postgres', url: url.href });
  } else process.stderr.write('PostgreSQL could not be started here: its tests are skipped.\n');
  project.provide('postgresUrl', cluster?.url ?? null);

  return async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function migrate(config: DatabaseConfig): Promise<void> {
  const db = openDatabase(config);
  await migrateDatabase(db, config.kind);
  const queue = createQueue(config, { db, clock: () => new Date() });
  await queue.open();
  await queue.close();
  await db.destroy();
}
