// Requests a second of POST /api/gemini/generateListing with the built-in writer, against the engine alone over the
// same forms. The server has a process of its own, whose processor time is counted; the two work by turns, so that
// both see the same machine. Nothing is cached: the requests are every form on every platform in every variant.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLATFORMS, VARIANTS } from '@smart-listings/contract';
import { forgetTexts, generateListing, loadTaxonomy } from '@smart-listings/engine';
import { readForms } from '../engine/src/test/corpus.ts';
import { type RunningServer, startServer } from '../server/src/test/start-server.ts';
import { checkBudget } from './budget.ts';
import { median, ratePerCpuSecond } from './cpu-time.ts';

// It has no types of its own.
const require = createRequire(import.meta.url);
const PATH = '/api/gemini/generateListing';
const CURRENCY = 'GBP (£)';
const ROUNDS = 5;
const SECONDS = 3;
/** The first thousands of listings are made by code that is still being compiled. */
const WARM_UP_SECONDS = 15;
const CONNECTIONS = 20;
const BUDGET = 0.7;

const jobs = readForms().flatMap(({ form }) =>
  PLATFORMS.flatMap((platform) => VARIANTS.map((variant) => ({ formData: { ...form, platform }, variant }))),
);
// The server suggests categories, so the engine alone does too.
const taxonomy = await loadTaxonomy();
const folder = mkdtempSync(join(tmpdir(), 'smart-listings-generate-'));
const server = await startServer(
  // All of it for one visitor here.
  { DATA_DIR: folder, AI_PROVIDER: 'builtin', VISITOR_PROCESSOR_SECONDS: '1000000' },
  { preload: new URL('tell-cpu.ts', import.meta.url) },
);
try {
  await measure(server, WARM_UP_SECONDS);
  measureEngine(WARM_UP_SECONDS);
  const rounds: { engine: number; product: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const engine = measureEngine(SECONDS);
    rounds.push({ engine, product: await measure(server, SECONDS) });
  }
  const rate = (of: 'engine' | 'product') => Math.round(median(rounds.map((round) => round[of])));
  console.log(`requests: ${jobs.length} different ones, by ${CONNECTIONS} connections`);
  console.log(`generateListing over HTTP: ${rate('product')} requests a second of processor time`);
  console.log(`the engine alone: ${rate('engine')} listings a second of processor time`);
  console.log(`others at work on the machine: load ${loadavg()[0]?.toFixed(1)} while it was measured`);
  const ratio = median(rounds.map(({ engine, product }) => product / engine));
  checkBudget('generateListing over HTTP: requests a second against the engine alone', ratio, {
    atLeast: BUDGET,
  });
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function cpuSecondsOf({ child }: RunningServer): Promise<number> {
  child.send('how much?');
  const [seconds] = await once(child, 'message');
  return seconds;
}

/** Requests a second of the server's processor time, all of them answered with 200. */
async function measure(server: RunningServer, seconds: number): Promise<number> {
  const before = await cpuSecondsOf(server);
  const autocannon = require('autocannon');
  const run = autocannon({
    url: server.origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: jobs.map((job) => ({ method: 'POST', path: PATH, ...shape(job) })),
  });
  const [result] = await once(run, 'done');
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were not 200.`);
  return result['2xx'] / ((await cpuSecondsOf(server)) - before);
}

/** Listings a second without HTTP, over the same jobs: what is missing over HTTP is the server's own share. */
function measureEngine(seconds: number): number {
  return ratePerCpuSecond((index) => {
    const job = jobs[index % jobs.length];
    if (job) generateListing(job.formData, { variant: job.variant, currency: CURRENCY, taxonomy });
    forgetTexts();
  }, seconds);
}

function shape(job: (typeof jobs)[number] | undefined) {
  return {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...job, currency: CURRENCY }),
  };
}
