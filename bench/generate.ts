// Requests a second of POST /api/gemini/generateListing with the built-in writer, against a bare Hono
// route in the same run that parses the same requests and returns the same JSON. Each has a process of
// its own, whose processor time is counted; they are asked by turns, so that both see the same machine.
// Nothing is cached: the requests are every form on every platform in every variant.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { PLATFORMS, VARIANTS } from '@smart-listings/contract';
import { forgetTexts, generateListing } from '@smart-listings/engine';
import { Hono } from 'hono';
import { readForms } from '../engine/src/test/corpus.ts';
import { checkBudget } from './budget.ts';
import { median, ratePerCpuSecond } from './cpu-time.ts';

// It has no types of its own.
const require = createRequire(import.meta.url);
const PATH = '/api/gemini/generateListing';
const CURRENCY = 'GBP (£)';
const PORTS = { bare: 34_611, product: 34_612 };
const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 20;
const BUDGET = 0.5;

const jobs = readForms().flatMap(({ form }) =>
  PLATFORMS.flatMap((platform) => VARIANTS.map((variant) => ({ formData: { ...form, platform }, variant }))),
);

if (process.argv[2] === 'bare') startBareServer();
else await compare();

function startBareServer(): void {
  const answers = new Map(
    jobs.map((job) => [
      keyOf(job),
      generateListing(job.formData, { variant: job.variant, currency: CURRENCY }),
    ]),
  );
  const app = new Hono();
  app.post(PATH, async (c) => c.json(answers.get(keyOf(await c.req.json()))));
  serve({ fetch: app.fetch, port: PORTS.bare, hostname: '127.0.0.1' });
}

function keyOf(job: { formData: { platform: string; itemName: string }; variant: string }): string {
  return `${job.formData.platform} ${job.variant} ${job.formData.itemName}`;
}

async function compare(): Promise<void> {
  const bareServer = start(fileURLToPath(import.meta.url), ['bare'], PORTS.bare);
  const main = fileURLToPath(new URL('../server/src/main.ts', import.meta.url));
  const productServer = start(main, [], PORTS.product);
  const servers = [bareServer, productServer];
  try {
    await Promise.all(servers.map(waitFor));
    const answer = await fetch(`http://127.0.0.1:${PORTS.product}${PATH}`, {
      method: 'POST',
      ...shape(jobs[0]),
    });
    const bytes = (await answer.text()).length;
    for (const server of servers) await measure(server, 1);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await measure(bareServer, SECONDS);
      const product = await measure(productServer, SECONDS);
      rounds.push({ bare, product, ratio: product / bare });
    }
    const ratio = median(rounds.map((round) => round.ratio));
    console.log(`requests: ${jobs.length} different ones; the first answer weighs ${bytes} characters`);
    console.log(
      `bare route: ${Math.round(median(rounds.map(({ bare }) => bare)))} requests a second of processor time`,
    );
    const product = Math.round(median(rounds.map((round) => round.product)));
    console.log(`generateListing: ${product} requests a second of processor time`);
    console.log(`the engine alone, without HTTP: ${Math.round(measureEngine())} answers`);
    checkBudget('generateListing: requests a second against a bare route with the same JSON', ratio, {
      atLeast: BUDGET,
    });
  } finally {
    for (const { child } of servers) child.kill();
  }
}

interface Server {
  child: ChildProcess;
  port: number;
}

function start(file: string, parameters: string[], port: number): Server {
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    AI_PROVIDER: 'builtin',
    // All of it for one visitor here.
    VISITOR_PROCESSOR_SECONDS: '1000000',
  };
  const telling = ['--import', new URL('tell-cpu.ts', import.meta.url).href];
  const child = spawn(process.execPath, [...telling, file, ...parameters], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return { child, port };
}

async function waitFor({ port }: Server): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers on port ${port}.`);
}

async function cpuSecondsOf({ child }: Server): Promise<number> {
  child.send('how much?');
  const [seconds] = await once(child, 'message');
  return seconds;
}

/** Requests a second of the server's processor time, all of them answered with 200. */
async function measure(server: Server, seconds: number): Promise<number> {
  const before = await cpuSecondsOf(server);
  const autocannon = require('autocannon');
  const run = autocannon({
    url: `http://127.0.0.1:${server.port}`,
    connections: CONNECTIONS,
    duration: seconds,
    requests: jobs.map((job) => ({ method: 'POST', path: PATH, ...shape(job) })),
  });
  const [result] = await once(run, 'done');
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were not 200.`);
  return result['2xx'] / ((await cpuSecondsOf(server)) - before);
}

/** Answers a second without HTTP, over the same jobs: what remains is the server's own share. */
function measureEngine(): number {
  const write = (index: number) => {
    const job = jobs[index % jobs.length];
    if (job) generateListing(job.formData, { variant: job.variant, currency: CURRENCY });
    forgetTexts();
  };
  // The servers have had their first thousands of requests too when they are measured.
  for (let index = 0; index < jobs.length; index += 1) write(index);
  return ratePerCpuSecond(write, SECONDS);
}

function shape(job: (typeof jobs)[number] | undefined) {
  return {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...job, currency: CURRENCY }),
  };
}
