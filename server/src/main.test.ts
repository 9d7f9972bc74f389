import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, inject, it, vi } from 'vitest';
import { openDatabase } from './db/database.ts';
import { migrateDatabase } from './db/migrate.ts';
import { buildRequest, GOOD_ANSWER, readEvents } from './test/builders.ts';
import { startRefusingPostgres } from './test/refusing-postgres.ts';
import { startStandIn } from './test/stand-in.ts';
import { openaiFormat } from './test/stand-in-openai.ts';
import { BARE_ENVIRONMENT } from './test/start-server.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const children: ChildProcess[] = [];
const DATA_DIR = mkdtempSync(join(tmpdir(), 'smart-listings-main-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

function start(env: Record<string, string>): {
  child: ChildProcess;
  output: () => string;
  line: Promise<string>;
} {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...BARE_ENVIRONMENT, DATA_DIR, ...env },
  });
  children.push(child);
  let text = '';
  const line = new Promise<string>((resolve) => {
    const hear = (chunk: unknown) => {
      text += chunk;
      if (text.includes('\n')) resolve(text);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
  });
  return { child, output: () => text, line };
}

it('says where it is in one line, and serves', async () => {
  const { line, output } = start({ PORT: '0' });
  const port = /^Smart Listings is at http:\/\/localhost:(\d+) \(the built-in writer\)\n$/.exec(
    await line,
  )?.[1];
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(output().trim().split('\n')).toHaveLength(1);
});

it('ends open streams and goes when it is told to stop', async () => {
  const standIn = await startStandIn(openaiFormat);
  standIn.play({ kind: 'stall', answer: { text: JSON.stringify(GOOD_ANSWER) } });
  const { child, line } = start({
    PORT: '0',
    OPENAI_BASE_URL: `${standIn.url}/v1`,
    OPENAI_MODEL: 'm',
    STOP_WITHIN_SECONDS: '1',
  });
  const port = /:(\d+) /.exec(await line)?.[1];
  const response = await fetch(`http://127.0.0.1:${port}/api/gemini/generateListing`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(buildRequest()),
  });
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect((await readEvents(response)).at(-1)?.event).toBe('error');
  expect((await exit)[0]).toBe(0);
  await standIn.close();
});

it('stops with one line that names a bad setting', async () => {
  const { child, line } = start({ PORT: 'eighty' });
  expect(await line).toBe('PORT takes a whole number from 0 to 65535.\n');
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
  expect(code).toBe(1);
});

const PRODUCTION = {
  NODE_ENV: 'production',
  PORT: '0',
  DRAIN_SECONDS: '0',
  APP_URL: 'https://listings.example.com',
  AUTH_SECRET: '4f9c1d7be0a25836c7d1e94b2f60a8539bd2',
};

it.each([
  [{ BILLING: 'sandbox' }, ['SMTP_URL is not set: ', 'BILLING is sandbox: ']],
  [{ SMTP_URL: 'smtp://127.0.0.1:1' }, []],
])('says in production with %j what is missing, a line each', async (env, beginnings) => {
  const folder = mkdtempSync(join(DATA_DIR, 'production-'));
  const { output } = start({ ...PRODUCTION, DATA_DIR: folder, ...env });
  const ready = 'Smart Listings is at https://listings.example.com (the built-in writer)\n';
  await vi.waitFor(() => expect(output()).toContain(ready), 30_000);
  const lines = output()
    .split('\n')
    .filter((line) => /^(?:SMTP_URL|BILLING) /.test(line));
  expect(lines).toEqual(beginnings.map((beginning) => expect.stringMatching(`^${beginning}`)));
});

it('does not start in production on the example of its secrets', async () => {
  const example = readFileSync(
    new URL('../../deploy/kubernetes/secret.example.yaml', import.meta.url),
    'utf8',
  );
  expect([...example.matchAll(/^ {2}[A-Z_]+: (?!""$).*$/gm)].map(([line]) => line)).toEqual([]);
  const { child, line } = start({ ...PRODUCTION, AUTH_SECRET: '' });
  expect(await line).toMatch(/^AUTH_SECRET takes [^\n]+\n$/);
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
  expect(code).toBe(1);
});

const UNMADE: Record<string, string>[] = [
  {},
  { AUTH_SECRET: 'one secret of thirty-two characters' },
  {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    AUTH_SECRET: 'one secret of thirty-two characters',
  },
];
it.runIf(process.platform === 'linux').each(UNMADE)(
  'stops with one line when its data folder cannot be made, with %j',
  async (env) => {
    const { child, output } = start({ PORT: '0', DATA_DIR: '/proc/x', ...env });
    const [code] = await once(child, 'close');
    expect([code, output()]).toEqual([1, 'DATA_DIR /proc/x cannot be written to.\n']);
  },
);

it('stops with one line when its port is in use', async () => {
  const first = start({ PORT: '0' });
  const port = /:(\d+) /.exec(await first.line)?.[1] ?? '';
  const second = start({ PORT: port, DATA_DIR: join(DATA_DIR, 'second') });
  expect(await second.line).toBe(`Port ${port} is in use: set PORT to another one.\n`);
});

it('starts once on a data folder, and says so in one line to whoever starts it again', async () => {
  const folder = join(DATA_DIR, 'new');
  const instances = [1, 2, 3].map(() => start({ PORT: '0', DATA_DIR: folder }));
  const lines = await Promise.all(instances.map(({ line }) => line));
  const inUse = `DATA_DIR ${folder} is in use by another server: stop that one, or set DATABASE_URL.\n`;
  expect(lines.toSorted()).toEqual([inUse, inUse, expect.stringMatching(/^Smart Listings is at /)]);
});

it('starts again on the data folder of a server that was killed', async () => {
  const folder = join(DATA_DIR, 'killed');
  const first = start({ PORT: '0', DATA_DIR: folder });
  await first.line;
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  expect(await start({ PORT: '0', DATA_DIR: folder }).line).toMatch(/^Smart Listings is at /);
});

it.each([
  [
    'no SQLite file',
    (folder: string) => writeFileSync(join(folder, 'smart-listings.db'), 'x'.repeat(5000)),
    {},
  ],
  ['a folder in its place', (folder: string) => mkdirSync(join(folder, 'smart-listings.db')), {}],
  ['nobody at its address', () => {}, { DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:1/none' }],
  ['a host that there is not', () => {}, { DATABASE_URL: 'postgres://nobody:secret-word@host.invalid/none' }],
])('stops with one line when its database is %s', async (_what, prepare, env) => {
  const folder = mkdtempSync(join(DATA_DIR, 'bad-'));
  prepare(folder);
  const { child, output } = start({ PORT: '0', DATA_DIR: folder, ...env });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(output()).toMatch(/^The database of (?:DATA_DIR|DATABASE_URL) cannot be used: .+\n$/);
  expect(output()).not.toContain('secret-word');
});

it('stops with one line when PostgreSQL does not take its password', async () => {
  const postgres = await startRefusingPostgres();
  const url = `postgres://anna:secret-word@127.0.0.1:${postgres.port}/listings`;
  const { child, output } = start({ PORT: '0', DATABASE_URL: url });
  const [code] = await once(child, 'close');
  await postgres.close();
  expect(code).toBe(1);
  expect(output()).toBe(
    'The database of DATABASE_URL cannot be used: password authentication failed for user "anna"\n',
  );
});

it('stops with one line when a newer version has written its database', async () => {
  const folder = mkdtempSync(join(DATA_DIR, 'newer-'));
  const db = openDatabase({ kind: 'sqlite', path: join(folder, 'smart-listings.db') });
  await migrateDatabase(db, 'sqlite');
  await db.insertInto('migration').values({ name: '999-later', appliedAt: '' }).execute();
  await db.destroy();
  const { child, output } = start({ PORT: '0', DATA_DIR: folder });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(output()).toBe(
    'The database of DATA_DIR cannot be used: a newer version of the program has written it (999-later).\n',
  );
});

it.runIf(inject('postgresUrl'))(
  'stops with one line when PostgreSQL does not know the database',
  async () => {
    const url = new URL(inject('postgresUrl') ?? '');
    url.pathname = '/not_there';
    const { child, output } = start({ PORT: '0', DATABASE_URL: url.href });
    const [code] = await once(child, 'close');
    expect([code, output()]).toEqual([
      1,
      'The database of DATABASE_URL cannot be used: database "not_there" does not exist\n',
    ]);
  },
);

it('closes its database when it is told to stop, after what was left for after the answers', async () => {
  const folder = mkdtempSync(join(DATA_DIR, 'stop-'));
  const { child, line } = start({ PORT: '0', DATA_DIR: folder });
  const port = /:(\d+) /.exec(await line)?.[1];
  await fetch(`http://127.0.0.1:${port}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'anna@example.com', password: 'correct horse' }),
  });
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
  // SQLite takes its log away when the last connection closes.
  expect(readdirSync(folder).filter((name) => /-(?:wal|shm)$/.test(name))).toEqual([]);
  expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1);
});
