// Requests a second of POST /api/gemini/generateListing with the built-in writer, against a bare Hono
// route in the same run that parses the same requests and returns the same JSON. Each has a process of
// its own; they are asked by turns, so that both see the same machine. Nothing is cached: the requests
// are every form on every platform in every variant.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { PLATFORMS, VARIANTS } from '@smart-listings/contract';
import { generateListing } from '@smart-listings/engine';
import { Hono } from 'hono';
import { sampleForms } from './sample-forms.ts';

// It has no types of its own.
const require = createRequire(import.meta.url);
const PATH = '/api/gemini/generateListing';
const CURRENCY = 'GBP (£)';
const PORTS = { bare: 34_611, product: 34_612 };
const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 20;
const BUDGET = 0.5;

const jobs = sampleForms().flatMap((form) =>
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
  const servers = [
    start(fileURLToPath(import.meta.url), ['bare']),
    start(fileURLToPath(new URL('../server/src/main.ts', import.meta.url)), []),
  ];
  try {
    await Promise.all(Object.values(PORTS).map(waitFor));
    const answer = await fetch(`http://127.0.0.1:${PORTS.product}${PATH}`, {
      method: 'POST',
      ...shape(jobs[0]),
    });
    const bytes = (await answer.text()).length;
    for (const port of Object.values(PORTS)) await measure(port, 1);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await measure(PORTS.bare, SECONDS);
      const product = await measure(PORTS.product, SECONDS);
      rounds.push({ bare, product, ratio: product / bare });
    }
    const ratio = median(rounds.map((round) => round.ratio));
    console.log(`requests: ${jobs.length} different ones; the first answer weighs ${bytes} characters`);
    console.log(`bare route: ${Math.round(median(rounds.map(({ bare }) => bare)))} requests a second`);
    console.log(
      `generateListing: ${Math.round(median(rounds.map(({ product }) => product)))} requests a second`,
    );
    const alone = measureEngine();
    console.log(`the engine alone, in one process: ${Math.round(alone)} answers a second`);
    console.log(`ratio: ${ratio.toFixed(2)} (budget: ${BUDGET})`);
    if (ratio < BUDGET) process.exitCode = 1;
  } finally {
    for (const server of servers) server.kill();
  }
}

function start(file: string, parameters: string[]): ChildProcess {
  const env = { ...process.env, PORT: String(PORTS.product), HOST: '127.0.0.1', AI_PROVIDER: 'builtin' };
  return spawn(process.execPath, [file, ...parameters], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function waitFor(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers on port ${port}.`);
}

/** Requests a second, all of them answered with 200. */
async function measure(port: number, seconds: number): Promise<number> {
  const autocannon = require('autocannon');
  const run = autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: seconds,
    requests: jobs.map((job) => ({ method: 'POST', path: PATH, ...shape(job) })),
  });
  const [result] = await once(run, 'done');
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were not 200.`);
  return result['2xx'] / result.duration;
}

/** Answers a second without HTTP, over the same jobs: what remains is the server's own share. */
function measureEngine(): number {
  const write = ({ formData, variant }: (typeof jobs)[number]) =>
    generateListing(formData, { variant, currency: CURRENCY });
  // The servers have had their first thousands of requests too when they are measured.
  for (const job of jobs) write(job);
  const started = performance.now();
  for (const job of jobs) write(job);
  return (jobs.length * 1_000) / (performance.now() - started);
}

function shape(job: (typeof jobs)[number] | undefined) {
  return {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...job, currency: CURRENCY }),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
