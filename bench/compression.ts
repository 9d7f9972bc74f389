// Five photos of 12 megapixels made small in Chromium: the product's own way against the npm package
// browser-image-compression, by turns in the same page. Prints seconds, the longest block of the main
// thread and bytes; exits with 1 when ours blocks longer, or takes a quarter longer.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { findChromium } from '../scripts/find-chromium.mjs';
import { checkBudget } from './budget.ts';

interface Run {
  seconds: number;
  longestBlockMs: number;
  bytes: number;
}
interface Outcome {
  inputBytes: number;
  ours: Run[];
  theirs: Run[];
}

const ROUNDS = 3;
const root = fileURLToPath(new URL('..', import.meta.url));
const cacheDir = mkdtempSync(join(tmpdir(), 'smart-listings-vite-'));
const server = await createServer({
  root: join(root, 'bench', 'compression-page'),
  configFile: false,
  logLevel: 'error',
  cacheDir,
  server: { port: 0, host: '127.0.0.1', fs: { allow: [root] } },
  optimizeDeps: { include: ['browser-image-compression'] },
});
await server.listen();
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.waitForFunction('window.compare !== undefined', undefined, { timeout: 120_000 });
  const outcome = await page.evaluate<Outcome>(`window.compare(${ROUNDS})`);
  report(outcome);
} finally {
  await browser.close();
  await server.close();
  rmSync(cacheDir, { recursive: true, force: true });
}

function report({ inputBytes, ours, theirs }: Outcome): void {
  console.log(
    `Five photos of 4032x3024, ${megabytes(inputBytes)} in all; the median of ${ROUNDS} rounds by turns.\n`,
  );
  console.log('                            seconds   longest block   bytes');
  line('Smart Listings', ours);
  line('browser-image-compression', theirs);
  const time = median(ours, 'seconds') / median(theirs, 'seconds');
  const block = median(ours, 'longestBlockMs') / Math.max(1, median(theirs, 'longestBlockMs'));
  console.log(`\nOurs to theirs: ${time.toFixed(2)} of the time, ${block.toFixed(2)} of the longest block.`);
  checkBudget('five photos made small: time against browser-image-compression', time, { atMost: 1.25 });
  checkBudget('five photos made small: longest block against the same', block, { atMost: 1 });
}

function line(name: string, runs: readonly Run[]): void {
  const seconds = median(runs, 'seconds').toFixed(2).padStart(8);
  const block = `${Math.round(median(runs, 'longestBlockMs'))} ms`.padStart(15);
  console.log(`${name.padEnd(27)}${seconds}${block}   ${megabytes(median(runs, 'bytes'))}`);
}

function median(runs: readonly Run[], key: keyof Run): number {
  const sorted = runs.map((run) => run[key]).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}
