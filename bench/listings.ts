// My Listings with 100,000 listings in an account against 1,000, in both databases: what a page, a search and
// a filter cost, as ratios; the memory of an export; and one save told to 1,000 open pages.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { createApp } from '../server/src/app.ts';
import { parseConfig } from '../server/src/config.ts';
import { createContext } from '../server/src/context.ts';
import { migrateDatabase } from '../server/src/db/migrate.ts';
import { createTopics } from '../server/src/lib/topics.ts';
import { startPostgres } from '../server/src/test/postgres-cluster.ts';
import { COMMON_WORD, fillAccount, RARE_WORD } from './many-listings.ts';

const SMALL = 1_000;
const LARGE = Number(process.argv[2] ?? 100_000);
const ROUNDS = 300;
const STREAMS = 1_000;
const BUDGET = 3;

const QUERIES = {
  'first page': '',
  'middle page': '?page=middle',
  'last page': '?page=1000000',
  'platform filter': '?platform=Etsy',
  'platform filter, last page': '?platform=Etsy&page=1000000',
  'last 7 days': '?date=7-days',
  'last 30 days, last page': '?date=30-days&page=1000000',
  'search, rare word': `?search=${RARE_WORD}`,
  'search, common word': `?search=${COMMON_WORD}`,
  'search, beginning of words': '?search=dri',
  'search, common word and colour': `?search=${COMMON_WORD}%20red`,
  'search, one listing': '?search=m777',
  'search, nothing': '?search=nowhere',
  'search with both filters': '?search=lamp&platform=eBay&date=30-days',
};

type Session = { cookie: string };
type Server = ReturnType<typeof startServer>;

const folder = mkdtempSync(join(tmpdir(), 'smart-listings-bench-'));
const cluster = await startPostgres([]);
try {
  await measure('SQLite', { DATA_DIR: folder });
  if (cluster) await measure('PostgreSQL', { DATABASE_URL: cluster.url });
  else console.log('PostgreSQL is not on this machine: SQLite only.');
} finally {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(name: string, env: Record<string, string>): Promise<void> {
  const server = startServer(env);
  await migrateDatabase(server.context.db, server.context.config.database);
  const small = await createAccount(server, SMALL);
  const large = await createAccount(server, LARGE);
  if (env.DATABASE_URL) await analyse(env.DATABASE_URL);
  console.log(
    `${name}: milliseconds of a request at ${SMALL} and at ${LARGE} listings, medians of ${ROUNDS}`,
  );
  for (const [label, query] of Object.entries(QUERIES)) {
    await compare(server, { label, query }, [small, large]);
  }
  await compareExports(server, small, large);
  await measureFanOut(server, small);
  await server.context.db.destroy();
}

function startServer(env: Record<string, string>) {
  const { config, secrets } = parseConfig({ NODE_ENV: 'test', ...env });
  const listingChanges = createTopics(STREAMS + 1);
  const context = createContext(config, secrets, {
    logger: pino({ level: 'silent' }),
    listingChanges,
    site: null,
  });
  return { context, app: createApp(context) };
}

function request({ app }: Server, path: string, init: RequestInit = {}): Promise<Response> {
  return Promise.resolve(app.request(path, init, { incoming: { socket: { remoteAddress: '127.0.0.1' } } }));
}

async function createAccount(server: Server, count: number): Promise<Session> {
  const email = `${randomUUID()}@example.com`;
  const body = JSON.stringify({ email, password: 'correct horse' });
  const headers = { 'content-type': 'application/json' };
  const response = await request(server, '/api/auth/sign-up/email', { method: 'POST', body, headers });
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const { db } = server.context;
  const user = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await db.updateTable('user').set({ planType: 'premium' }).where('id', '=', user.id).execute();
  await fillAccount(db, user.id, count);
  return { cookie };
}

/** What autovacuum does by itself within a minute. */
async function analyse(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

/** By turns, so that both see the same machine. */
async function compare(
  server: Server,
  { label, query }: { label: string; query: string },
  accounts: readonly [Session, Session],
): Promise<void> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const which of [0, 1] as const) {
      const page = String(Math.ceil((which === 0 ? SMALL : LARGE) / 20));
      const started = performance.now();
      const response = await request(server, `/api/listings${query.replace('middle', page)}`, {
        headers: accounts[which],
      });
      await response.text();
      times[which].push(performance.now() - started);
      if (response.status !== 200) throw new Error(`${query} answered ${response.status}.`);
    }
  }
  const [small, large] = times.map(median) as [number, number];
  const ratio = large / small;
  const verdict = ratio > BUDGET ? `  beyond ${BUDGET}` : '';
  console.log(
    `  ${label.padEnd(32)} ${small.toFixed(2).padStart(6)} ${large.toFixed(2).padStart(7)}   ×${ratio.toFixed(2)}${verdict}`,
  );
  if (ratio > BUDGET) process.exitCode = 1;
}

async function compareExports(server: Server, small: Session, large: Session): Promise<void> {
  const [few, many] = [await measureExport(server, small), await measureExport(server, large)];
  const growth = many.peakMb / few.peakMb;
  for (const { megabytes, seconds, peakMb } of [few, many]) {
    console.log(
      `  CSV of ${megabytes.toFixed(1)} MB: ${seconds.toFixed(2)} s, heap at most ${peakMb.toFixed(1)} MB`,
    );
  }
  console.log(`  memory of the large export against the small: ×${growth.toFixed(2)}`);
}

async function measureExport(server: Server, headers: Session) {
  const started = performance.now();
  const response = await request(server, '/api/listings/export.csv', { headers });
  let bytes = 0;
  let peak = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Only what is still needed counts: the rest is waiting to be collected.
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    peak = Math.max(peak, heapUsed + external);
  }
  return {
    megabytes: bytes / 2 ** 20,
    seconds: (performance.now() - started) / 1_000,
    peakMb: peak / 2 ** 20,
  };
}

/** From the save to the moment at which the last of the open pages has heard of it. */
async function measureFanOut(server: Server, headers: Session): Promise<void> {
  const stream = async () => (await request(server, '/api/listings/stream', { headers })).body?.getReader();
  const readers = (await Promise.all(Array.from({ length: STREAMS }, stream))).filter(
    (reader) => reader !== undefined,
  );
  const hear = () => Promise.all(readers.map(hearChange));
  await hear();
  const { listings } = (await (await request(server, '/api/listings', { headers })).json()) as {
    listings: { id: string; revision: number }[];
  };
  const [first] = listings;
  const times: number[] = [];
  let revision = first?.revision ?? 1;
  for (let round = 0; round < 20; round += 1) {
    const heard = hear();
    const started = performance.now();
    const body = JSON.stringify({ revision, title: `Round ${round}` });
    const saved = await request(server, `/api/listings/${first?.id}`, {
      method: 'PATCH',
      body,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    const answered = performance.now();
    await heard;
    times.push(performance.now() - answered);
    revision += 1;
    if (!saved.ok) throw new Error(`The save answered ${saved.status} after ${answered - started} ms.`);
  }
  console.log(
    `  one save told to ${readers.length} open pages: ${median(times).toFixed(1)} ms after its answer`,
  );
  await Promise.all(readers.map((reader) => reader.cancel()));
}

async function hearChange(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  for (;;) {
    const { done, value } = await reader.read();
    if (done || new TextDecoder().decode(value).includes('event: changed')) return;
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
