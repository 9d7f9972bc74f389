import { chmod, copyFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../lib/make-folder.ts';
import type { Manifest } from './manifest.ts';

/** All pages at once: a copy in steps begins again whenever the server writes between two of them. */
const ALL_PAGES = 2 ** 31 - 1;
const BUSY_TIMEOUT_MS = 10_000;

/** Copies a database that is in use, as it stands at one moment. The server goes on writing meanwhile. */
export async function saveSqlite(path: string, target: string): Promise<Manifest['rows']> {
  await stat(path);
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    await backup(database, target, { rate: ALL_PAGES });
  } finally {
    database.close();
  }
  return inspectSqlite(target);
}

/** @throws Error when there is a database already, or the copy is not sound */
export async function restoreSqlite(source: string, path: string): Promise<Manifest['rows']> {
  inspectSqlite(source);
  makeFolder(dirname(path));
  await copyFile(source, path);
  await chmod(path, 0o600);
  return inspectSqlite(path);
}

/** Rows by table. @throws Error when the file is damaged */
function inspectSqlite(path: string): Manifest['rows'] {
  const database = new DatabaseSync(path);
  try {
    const damage = [
      ...database.prepare('pragma integrity_check').all(),
      ...database.prepare('pragma foreign_key_check').all(),
    ].filter((row) => row.integrity_check !== 'ok');
    if (damage.length > 0) throw new Error(`${path} is damaged: ${JSON.stringify(damage[0])}`);
    const tables = database
      .prepare(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
      )
      .all();
    return Object.fromEntries(
      tables.map(({ name }) => {
        const row = database.prepare(`select count(*) as count from "${String(name)}"`).get();
        return [String(name), Number(row?.count)];
      }),
    );
  } finally {
    database.close();
  }
}
