import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import type { Manifest } from './manifest.ts';

/** Dumps a database that is in use, as it stands at one moment, and counts its rows at the same moment. */
export function savePostgres(url: string, target: string): Promise<Manifest['rows']> {
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const snapshot = rows[0]?.id ?? '';
    const shape = ['--format=custom', '--no-owner', '--no-privileges'];
    await run('pg_dump', url, [...shape, `--snapshot=${snapshot}`, `--file=${target}`]);
    const counts = await countRows(client);
    await client.query('commit');
    return counts;
  });
}

/** All of it or nothing. @throws Error when the database is not empty */
export function restorePostgres(source: string, url: string): Promise<Manifest['rows']> {
  return withClient(url, async (client) => {
    await run('pg_restore', url, [
      '--no-owner',
      '--no-privileges',
      '--single-transaction',
      '--exit-on-error',
      source,
    ]);
    return countRows(client);
  });
}

export async function isEmptyPostgres(url: string): Promise<boolean> {
  return withClient(url, async (client) => Object.keys(await countRows(client)).length === 0);
}

async function countRows(client: pg.Client): Promise<Manifest['rows']> {
  const { rows: tables } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() order by tablename',
  );
  const counts: Manifest['rows'] = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) as count from ${client.escapeIdentifier(name)}`,
    );
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** PostgreSQL's own programs; the password goes through the environment, which other users cannot list. */
async function run(program: string, url: string, parameters: readonly string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(program, [`--dbname=${address.href}`, ...parameters], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(`${program} is not installed here`) : error;
  });
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${said.trim().split('\n')[0]}`);
}
