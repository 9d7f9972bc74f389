// Lighthouse's four scores of the home page as it judges a mid-range telephone, with its own settings: the built
// product, a simulated slow line, the processor slowed down four times. Three runs and the median of each score; where
// one misses, four runs more and the median of all. Runs on a machine that others keep busy count only for what does
// not depend on its speed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../scripts/find-chromium.mjs';
import { startServer } from '../server/src/test/start-server.ts';
import { checkBudget } from './budget.ts';

const BUDGET = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 3;
const MORE_RUNS = 4;
const ATTEMPTS = 3;
/** Lighthouse multiplies what it measures: what other work does to a run, it would count four times. */
const BUSY_SHARE = 0.25;
const LOOK_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** Of its own folder and lock file: with all that it needs it weighs more than the product. */
const PROGRAM = fileURLToPath(new URL('lighthouse/node_modules/lighthouse/cli/index.js', import.meta.url));
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run';

type Scores = Record<(typeof CATEGORIES)[number], number> & { quiet: boolean };

if (!existsSync(PROGRAM)) {
  console.log('Lighthouse is not installed: run `node scripts/prepare.mjs test` first.');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'smart-listings-lighthouse-'));
const server = await startServer({ DATA_DIR: folder });
try {
  const runs = [];
  while (runs.length < RUNS) runs.push(await measure(server.origin));
  if (!holds(runs)) while (runs.length < RUNS + MORE_RUNS) runs.push(await measure(server.origin));
  const quiet = runs.filter((scores) => scores.quiet);
  for (const category of CATEGORIES) {
    const counted = category === 'performance' && quiet.length > 0 ? quiet : runs;
    const score = medianOf(counted, category);
    if (category === 'performance' && quiet.length === 0 && score < BUDGET) {
      console.log(
        `not judged: Lighthouse on /, mobile: performance ${score}: others kept the processors busy.`,
      );
      continue;
    }
    const what = `Lighthouse on /, mobile: ${category} (median of ${counted.length} runs)`;
    checkBudget(what, score, { atLeast: BUDGET });
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(url: string): Promise<Scores> {
  const output = join(folder, 'report.json');
  const busyBefore = await waitForQuiet();
  run([
    PROGRAM,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--chrome-flags=${CHROME_FLAGS}`,
  ]);
  // Work that began meanwhile goes on as a rule: what it did to this run would count four times as well.
  const busy = Math.max(busyBefore, await lookAround());
  const { categories } = JSON.parse(readFileSync(output, 'utf8'));
  const scores = {
    performance: percent(categories.performance.score),
    accessibility: percent(categories.accessibility.score),
    'best-practices': percent(categories['best-practices'].score),
    seo: percent(categories.seo.score),
    quiet: busy <= BUSY_SHARE,
  };
  const told = CATEGORIES.map((category) => `${category} ${scores[category]}`).join(', ');
  console.log(busy > BUSY_SHARE ? `${told} (the machine is ${percent(busy)} % busy with other work)` : told);
  return scores;
}

/** Gives other work a minute to end. @returns the share of the processors that it still takes */
async function waitForQuiet(): Promise<number> {
  const until = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const busy = await lookAround();
    if (busy <= BUSY_SHARE || Date.now() > until) return busy;
  }
}

/** @returns the share of the processors that is taken while this one waits */
async function lookAround(): Promise<number> {
  const before = processorTimes();
  await pause(LOOK_MS);
  const after = processorTimes();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((time) => Object.values(time))) };
}

/** Lighthouse now and then loses the browser's trace, and asks to be run again: it is, twice at most. */
function run(parameters: readonly string[]): void {
  let status: number | null = null;
  for (let attempt = 0; attempt < ATTEMPTS && status !== 0; attempt += 1) {
    ({ status } = spawnSync(process.execPath, parameters, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CHROME_PATH: findChromium() ?? undefined },
    }));
  }
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}, ${ATTEMPTS} times.`);
}

function medianOf(runs: readonly Scores[], category: keyof Omit<Scores, 'quiet'>): number {
  return (
    runs.map((run) => run[category]).toSorted((one, other) => one - other)[Math.floor(runs.length / 2)] ?? 0
  );
}

function holds(runs: readonly Scores[]): boolean {
  return CATEGORIES.every((category) => medianOf(runs, category) >= BUDGET);
}

function percent(share: number): number {
  return Math.round(share * 100);
}
