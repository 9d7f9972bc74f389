// A visitor without an account generates listings: nothing of what they wrote is kept anywhere.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { parseConfig } from './config.ts';
import { type Db, openDatabase } from './db/database.ts';
import { buildForm, buildRequest } from './test/builders.ts';
import { createPlace, DATABASES, type DatabaseKind } from './test/create-database-app.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const CANARY = 'zwitschervogel';

it.each(DATABASES)('keeps nothing of an anonymous generation in table, file or log, on %s', async (kind) => {
  const place = await createPlace(kind);
  onTestFinished(place.remove);
  const folder = mkdtempSync(join(tmpdir(), 'smart-listings-canary-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = { DATA_DIR: folder, ...place.env, LOG_LEVEL: 'trace' };
  const { child, url, logged } = await startServer(env);

  const body = JSON.stringify(
    buildRequest({ formData: buildForm({ itemName: `${CANARY} drill`, keywords: CANARY }) }),
  );
  const headers = { 'content-type': 'application/json', 'user-agent': CANARY };
  const path = `/api/gemini/generateListing?from=${CANARY}`;
  const whole = await fetch(`${url}${path}`, { method: 'POST', headers, body });
  expect((await whole.text()).toLowerCase()).toContain(CANARY);
  const accept = 'text/event-stream';
  const streamed = await fetch(`${url}${path}`, { method: 'POST', headers: { ...headers, accept }, body });
  expect((await streamed.text()).toLowerCase()).toContain(CANARY);
  // What is wrong is answered, and not told to the log either.
  const broken = await fetch(`${url}${path}`, { method: 'POST', headers, body: `{"formData": "${CANARY}` });
  expect(broken.status).toBe(400);
  await stop(child);

  expect(logged()).toContain('generateListing');
  expect(logged().toLowerCase()).not.toContain(CANARY);
  const db = openDatabase(parseConfig(env).secrets.database);
  for (const [table, rows] of await readTables(db, kind))
    expect(rows.toLowerCase(), table).not.toContain(CANARY);
  await db.destroy();
  for (const [file, text] of readFolder(env.DATA_DIR)) expect(text.toLowerCase(), file).not.toContain(CANARY);
});

/** Every table as text. */
async function readTables(db: Db, kind: DatabaseKind): Promise<[string, string][]> {
  const names =
    kind === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`;
  const tables = (await names.execute(db)).rows.map(({ name }) => name);
  expect(tables).toContain('listing');
  return Promise.all(
    tables.map(async (name): Promise<[string, string]> => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      return [name, JSON.stringify(rows)];
    }),
  );
}

/** Every file below, the database's own among them, byte by byte. */
function readFolder(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'latin1')]);
}

async function startServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', ...env },
  });
  onTestFinished(() => stop(child));
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  while (!/localhost:\d+/.test(text)) await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const port = /localhost:(\d+)/.exec(text)?.[1];
  return { child, url: `http://127.0.0.1:${port}`, logged: () => text };
}

/** In order, so that the last lines of the log are written. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}
