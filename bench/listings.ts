// My Listings with 100,000 listings in an account against 1,000, in both databases: what a page, a search and
// a filter cost, as ratios; the memory of an export; and one change told to 1,000 open pages.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { listListingsResponseSchema } from '@smart-listings/contract';
import { createApp } from '../server/src/app.ts';
import { parseConfig } from '../server/src/config.ts';
import { createContext } from '../server/src/context.ts';
import { migrateDatabase } from '../server/src/db/migrate.ts';
import { createTopics } from '../server/src/lib/topics.ts';
import { runStatement, startPostgres } from '../server/src/test/postgres-cluster.ts';
import { checkBudget } from './budget.ts';
import { COMMON_WORD, fillAccount, RARE_WORD } from './many-listings.ts';

const SMALL = 1_000;
const LARGE = Number(process.argv[2] ?? 100_000);
const ROUNDS = 300;
const STREAMS = 1_000;
const BUDGET = 3;

/** Each within the budget. */
const QUERIES = {
  'first page': '',
  'middle page': '?page=middle',
  'last page': '?page=1000000',
  'platform filter': '?platform=Etsy',
  'platform filter, last page': '?platform=Etsy&page=1000000',
  'last 7 days': '?date=7-days',
  'last 30 days, last page': '?date=30-days&page=1000000',
  'one state, last page': '?state=listed&page=1000000',
  'drafts, last page': '?state=draft&page=1000000',
  'one state on one platform': '?state=sold&platform=Etsy',
  'oldest first': '?sort=oldest',
  'highest price': '?sort=price-high',
  'lowest price, last page': '?sort=price-low&page=1000000',
  'by state, middle page': '?sort=state&page=middle',
  'search, rare word': `?search=${RARE_WORD}`,
  'search, common word': `?search=${COMMON_WORD}`,
  'search, beginning of words': '?search=dri',
  'search, common word and colour': `?search=${COMMON_WORD}%20red`,
  'search, one listing': '?search=m777',
  'search, nothing': '?search=nowhere',
  'search, one platform': '?search=red&platform=Etsy',
  'search, one state': `?search=${COMMON_WORD}&state=listed`,
  'search with both filters': '?search=lamp&platform=eBay&date=30-days',
  'search, two words seldom together': '?search=red%20lamp',
};

/** Told without a budget: the middle of an order by price is walked to through the index. */
const UNBOUNDED = {
  'highest price, middle page': '?sort=price-high&page=middle',
};

type Session = { cookie: string };
type Server = ReturnType<typeof startServer>;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

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
  // What autovacuum does by itself within a minute.
  if (env.DATABASE_URL) await runStatement(env.DATABASE_URL, 'vacuum analyze');
  console.log(
    `${name}: milliseconds of a request at ${SMALL} and at ${LARGE} listings, medians of ${ROUNDS}`,
  );
  const worst = { pages: 0, searches: 0 };
  for (const [label, query] of Object.entries(QUERIES)) {
    const ratio = await compare(server, { label, query }, [small, large]);
    const kind = label.startsWith('search') ? 'searches' : 'pages';
    worst[kind] = Math.max(worst[kind], ratio);
  }
  const sizes = `${LARGE.toLocaleString('en-GB')} listings against ${SMALL.toLocaleString('en-GB')}`;
  checkBudget(`My Listings on ${name}: worst page or filter, ${sizes}`, worst.pages, {
    atMost: BUDGET,
    unit: ' times',
  });
  checkBudget(`My Listings on ${name}: worst search, ${sizes}`, worst.searches, {
    atMost: BUDGET,
    unit: ' times',
  });
  for (const [label, query] of Object.entries(UNBOUNDED)) {
    await compare(server, { label, query }, [small, large]);
  }
  await compareExports(server, [small, large]);
  await measureFanOut(server, small);
  await server.context.db.destroy();
}

function startServer(env: Record<string, string>) {
  const { config, secrets } = parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', ...env });
  const listingChanges = createTopics(STREAMS + 1);
  const context = createContext(config, secrets, {
    listingChanges,
    findSite: () => null,
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

/** By turns, so that both see the same machine. @returns the ratio */
async function compare(
  server: Server,
  { label, query }: { label: string; query: string },
  accounts: readonly Session[],
): Promise<number> {
  const times = accounts.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [which, headers] of accounts.entries()) {
      const middle = String(Math.ceil((which === 0 ? SMALL : LARGE) / 20));
      const started = performance.now();
      const response = await request(server, `/api/listings${query.replace('middle', middle)}`, { headers });
      await response.text();
      times[which]?.push(performance.now() - started);
      if (response.status !== 200) throw new Error(`${query} answered ${response.status}.`);
    }
  }
  const [small = 0, large = 0] = times.map(median);
  const ratio = large / small;
  console.log(
    `  ${label.padEnd(34)} ${small.toFixed(2).padStart(6)} ${large.toFixed(2).padStart(7)}   ×${ratio.toFixed(2)}${ratio > BUDGET ? `  (above ${BUDGET})` : ''}`,
  );
  return ratio;
}

async function compareExports(server: Server, accounts: readonly Session[]): Promise<void> {
  for (const headers of accounts) {
    const { megabytes, seconds, grownMb } = await measureExport(server, headers);
    console.log(
      `  export of ${megabytes.toFixed(1)} MB in ${seconds.toFixed(1)} s: memory in use grew by ${grownMb.toFixed(1)} MB at most`,
    );
  }
}

async function measureExport(server: Server, headers: Session) {
  const before = await usedMemory();
  const started = performance.now();
  const response = await request(server, '/api/listings/export.csv', { headers });
  let bytes = 0;
  let peak = before;
  let looked = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes < looked) continue;
    looked += 10 * 2 ** 20;
    peak = Math.max(peak, await usedMemory());
  }
  const seconds = (performance.now() - started) / 1_000;
  return { megabytes: bytes / 2 ** 20, seconds, grownMb: (peak - before) / 2 ** 20 };
}

/** In bytes, without what is only waiting to be collected. */
async function usedMemory(): Promise<number> {
  collectGarbage();
  // The memory of buffers is counted down a turn later.
  await new Promise(setImmediate);
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** An edit until its answer is there and every open page has heard of it, with one page open and with many. */
async function measureFanOut(server: Server, headers: Session): Promise<void> {
  const [one, many] = [await timeEdits(server, headers, 1), await timeEdits(server, headers, STREAMS)];
  console.log(
    `  an edit until all open pages know: ${one.toFixed(1)} ms with 1, ${many.toFixed(1)} ms with ${STREAMS}: ${(((many - one) / STREAMS) * 1_000).toFixed(0)} µs a page`,
  );
}

async function timeEdits(server: Server, headers: Session, streams: number): Promise<number> {
  const opened = Array.from({ length: streams }, () => request(server, '/api/listings/stream', { headers }));
  const readers = (await Promise.all(opened)).flatMap(({ body }) => (body ? [body.getReader()] : []));
  const hear = () => Promise.all(readers.map(hearChange));
  await hear();
  const answer = await request(server, '/api/listings', { headers });
  const [newest] = listListingsResponseSchema.parse(await answer.json()).listings;
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const body = JSON.stringify({ revision: (newest?.revision ?? 1) + round, title: `Round ${round}` });
    const started = performance.now();
    const heard = hear();
    const edited = await request(server, `/api/listings/${newest?.id}`, {
      method: 'PATCH',
      body,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    await heard;
    times.push(performance.now() - started);
    if (!edited.ok) throw new Error(`The edit answered ${edited.status}.`);
  }
  await Promise.all(readers.map((reader) => reader.cancel()));
  return median(times);
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
