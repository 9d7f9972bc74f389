// A load as of a busy evening, held for two minutes: 200 sellers who generate without pause over a provider that
// streams at a real model's pace, and 1,000 open pages of accounts that save now and then. The server, the
// provider and the sellers are processes of their own. Fails on any error, on memory that grows after the warm-up,
// and when the slowest hundredth waits too long.
// `npm run bench -- load [--seconds=120] [--warm-up=30] [--streams=200] [--pages=1000] [--postgres]`
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../server/src/test/postgres-cluster.ts';
import { type RunningServer, startServer } from '../server/src/test/start-server.ts';
import { checkBudget } from './budget.ts';
import { cpuSeconds } from './cpu-time.ts';
import { createAccounts } from './load-accounts.ts';
import { generate, keepPagesOpen, Tally } from './load-clients.ts';
import { ANSWER_MS } from './load-provider.ts';
import type { Health } from './tell-health.ts';

const PAGES_EACH = 4;
const SAVES_EACH_SECOND = 10;
const LOOK_EVERY_MS = 5_000;
/** The slowest hundredth of generations against what the provider alone takes. */
const MOST_OF_PROVIDER = 1.5;
/** What a page may wait for the news of a save, at the 99th percentile. */
const NEWS_WITHIN_MS = 1_000;
/** Of the memory in use after the warm-up; below it is the noise of a garbage collector. */
const MOST_GROWTH = 0.1;

await run();

interface Options {
  seconds: number;
  warmUp: number;
  streams: number;
  pages: number;
  postgres: boolean;
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '120' },
      'warm-up': { type: 'string', default: '30' },
      streams: { type: 'string', default: '200' },
      pages: { type: 'string', default: '1000' },
      postgres: { type: 'boolean', default: false },
    },
  });
  return {
    seconds: Number(values.seconds),
    warmUp: Number(values['warm-up']),
    streams: Number(values.streams),
    pages: Number(values.pages),
    postgres: values.postgres,
  };
}

async function run(): Promise<void> {
  const options = readOptions();
  const folder = mkdtempSync(join(tmpdir(), 'smart-listings-load-'));
  const cluster = options.postgres ? await startPostgres([]) : null;
  const provider = fork(new URL('load-provider.ts', import.meta.url));
  const [providerUrl] = await once(provider, 'message');
  const env = {
    DATA_DIR: folder,
    ...(cluster && { DATABASE_URL: cluster.url }),
    AUTH_SECRET: 'load-'.repeat(8),
    OPENAI_BASE_URL: `${providerUrl}/v1`,
    OPENAI_MODEL: 'loopback',
    // All visitors come from one address here.
    ANON_GENERATIONS_PER_HOUR: '1000000',
  };
  const cookies = await createAccounts(env, Math.ceil(options.pages / PAGES_EACH));
  const server = await startServer(env, { preload: new URL('tell-health.ts', import.meta.url) });
  try {
    await load({ server, provider, cookies }, options);
  } finally {
    const code = await server.stop();
    if (code !== 0) fail(`The server ended with ${code}: ${server.output()}`);
    provider.disconnect();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Stage {
  server: RunningServer;
  provider: ChildProcess;
  cookies: readonly string[];
}

async function load({ server, provider, cookies }: Stage, options: Options): Promise<void> {
  const { origin } = server;
  const tally = new Tally();
  const ending = new AbortController();
  const over = ending.signal;
  const households = cookies.map((cookie) =>
    keepPagesOpen({ origin, tally, over }, { cookie, pages: PAGES_EACH }),
  );
  const openPages = () => households.reduce((sum, { open }) => sum + open(), 0);
  while (openPages() < households.length * PAGES_EACH && tally.errors.size === 0) await pause(100);
  // Half of them have an account, whose generations are counted.
  const sellers = Array.from({ length: options.streams }, async (_, n) => {
    // As people do, they do not begin all at once.
    await pause((n / options.streams) * 5_000);
    await generate({ origin, tally, over }, n % 2 === 0 ? cookies[n % cookies.length] : undefined);
  });
  let turn = 0;
  const saves = new Set<Promise<void>>();
  const saving = setInterval(() => {
    const household = households[turn % households.length];
    turn += 1;
    const save = household?.save().finally(() => saves.delete(save ?? Promise.resolve()));
    if (save) saves.add(save);
  }, 1_000 / SAVES_EACH_SECOND);
  console.log(
    `${options.streams} sellers generate, ${openPages()} pages are open; ${options.warmUp} s to warm up, then ${options.seconds} s that count`,
  );

  await pause(options.warmUp * 1_000);
  tally.forgetTimes();
  const seen = [await askHealth(server)];
  const askOthers = async () => ({ provider: await askProcessorTime(provider), clients: cpuSeconds() });
  const othersBefore = await askOthers();
  const startedAt = performance.now();
  while (performance.now() - startedAt < options.seconds * 1_000) {
    await pause(LOOK_EVERY_MS);
    const health = await askHealth(server);
    seen.push(health);
    const { usedBytes, residentBytes, loopDelayMs } = health;
    console.log(
      `${Math.round((performance.now() - startedAt) / 1_000)} s: ${tally.generations.length} generations, ${countErrors(tally)} errors, memory in use ${megabytes(usedBytes)} MB of ${megabytes(residentBytes)}, event loop late by ${loopDelayMs.p99.toFixed(0)} ms (p99)`,
    );
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const openStreams = await readMetric(origin, 'open_event_streams');
  const others = await askOthers();
  const cores = {
    provider: (others.provider - othersBefore.provider) / seconds,
    clients: (others.clients - othersBefore.clients) / seconds,
  };
  report({ tally, seen, seconds, openStreams, cores }, options);

  clearInterval(saving);
  ending.abort();
  await Promise.all([...sellers, ...saves, ...households.map(({ closed }) => closed)]);
  if (countErrors(tally) > 0)
    fail(`errors: ${[...tally.errors].map(([what, times]) => `${what} ×${times}`).join(', ')}`);
}

interface Outcome {
  tally: Tally;
  seen: readonly Health[];
  seconds: number;
  openStreams: number;
  /** What the rest of the test took of the machine, in cores. */
  cores: { provider: number; clients: number };
}

function report({ tally, seen, seconds, openStreams, cores }: Outcome, options: Options): void {
  const alone = ANSWER_MS;
  const [middle, slowest] = [at(tally.generations, 0.5), at(tally.generations, 0.99)];
  const delays = seen.slice(1).map(({ loopDelayMs }) => loopDelayMs.p99);
  const first = seen[0];
  const last = seen.at(-1);
  if (!first || !last) throw new Error('Nothing was measured.');
  const growth = growthOf(seen.map(({ usedBytes }) => usedBytes));
  console.log(`
open streams at the end: ${openStreams} (wanted: ${options.streams + options.pages}, but for the moment between two generations)
generations: ${tally.generations.length} in ${seconds.toFixed(0)} s, ${tally.partials} partial listings
  until the first partial listing: p50 ${at(tally.firstPartials, 0.5).toFixed(0)} ms, p99 ${at(tally.firstPartials, 0.99).toFixed(0)} ms
  whole: p50 ${middle.toFixed(0)} ms, p99 ${slowest.toFixed(0)} ms; the provider alone takes about ${alone} ms
saves: ${tally.saves}; until all open pages knew: p50 ${at(tally.heard, 0.5).toFixed(0)} ms, p99 ${at(tally.heard, 0.99).toFixed(0)} ms
event loop late by (p99 of each ${LOOK_EVERY_MS / 1_000} s): median ${at(delays, 0.5).toFixed(0)} ms, worst ${Math.max(...delays).toFixed(0)} ms
processor time of the server: ${((last.cpuSeconds - first.cpuSeconds) / seconds).toFixed(2)} of a core, ${(((last.cpuSeconds - first.cpuSeconds) / tally.generations.length) * 1_000).toFixed(0)} ms a generation; of provider and clients: ${cores.provider.toFixed(2)} and ${cores.clients.toFixed(2)} of a core
memory in use: ${megabytes(first.usedBytes)} MB after the warm-up, ${megabytes(last.usedBytes)} MB at the end; along the line ${(growth * 100).toFixed(1)} %`);
  const load = `${options.streams} generations and ${options.pages} open pages at once`;
  checkBudget(`${load}: errors`, countErrors(tally), { atMost: 0 });
  checkBudget(`${load}: p99 of a generation, against the provider alone`, slowest / alone, {
    atMost: MOST_OF_PROVIDER,
    unit: ' times',
  });
  checkBudget(`${load}: p99 until a page knows of a save`, at(tally.heard, 0.99), {
    atMost: NEWS_WITHIN_MS,
    unit: ' ms',
  });
  checkBudget(`${load}: growth of memory after the warm-up`, growth * 100, {
    atMost: MOST_GROWTH * 100,
    unit: ' %',
  });
  if (openStreams < options.pages) fail('fewer streams are open than there are pages');
}

/** How much the values rise from the first to the last, along the straight line that fits them best, as a share of the first. */
function growthOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const covariance = values.reduce((sum, value, n) => sum + (n - middle) * (value - mean), 0);
  const variance = values.reduce((sum, _, n) => sum + (n - middle) ** 2, 0);
  const slope = variance === 0 ? 0 : covariance / variance;
  return (slope * (values.length - 1)) / (mean - slope * middle);
}

async function askHealth({ child }: RunningServer): Promise<Health> {
  child.send('how are you?');
  const [health] = await once(child, 'message');
  return health;
}

async function askProcessorTime(child: ChildProcess): Promise<number> {
  child.send('how much?');
  const [seconds] = await once(child, 'message');
  return seconds;
}

async function readMetric(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

function countErrors(tally: Tally): number {
  return [...tally.errors.values()].reduce((sum, times) => sum + times, 0);
}

function at(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function fail(reason: string): void {
  console.log(`FAILED: ${reason}`);
  process.exitCode = 1;
}
