// A tray as full as it can be, on a phone a quarter as quick as this machine: how it opens and scrolls beside a bare
// list of the same length, and what its page holds. Then an evening's pile: sixty photos of twenty things, from the
// drop to rows that are ready or ask one question, beside the same photos sent to the reader alone.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findHeadlessChromium } from '../scripts/find-chromium.mjs';
import { startServer } from '../server/src/test/start-server.ts';
import { checkBudget } from './budget.ts';
import { drawnLabels } from './drawn-labels.ts';
import { drawnThings } from './drawn-things.ts';
import {
  bareList,
  fillTray,
  openPhone,
  openSlowly,
  pageMegabytes,
  type Scrolled,
  scroll,
} from './tray-page.ts';

const ROWS = 200;
const THINGS = 20;
const PHOTOS_EACH = 3;
const ROUNDS = 3;
const MOST_MEGABYTES = 300;
/** Between two things, and between two photos of one. */
const PAUSE_SECONDS = 180;
const SHOT_SECONDS = 8;
const READ_AT_ONCE = 2;
const MOST_TRIES = 3;
/** Twice the budget: what takes longer hangs. */
const MOST_WAIT_MS = 600_000;

const folder = mkdtempSync(join(tmpdir(), 'smart-listings-tray-'));
const server = await startServer({ NODE_ENV: 'development', DATA_DIR: folder, AI_PROVIDER: 'builtin' });
const executablePath = findHeadlessChromium() ?? undefined;
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  // `--part=pile` or `--part=full` measures one of the two.
  const part = process.argv.find((option) => option.startsWith('--part='))?.slice('--part='.length);
  if (part !== 'pile') await measureFull(browser);
  if (part !== 'full') await measurePile(browser);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measureFull(browser: Browser): Promise<void> {
  const phone = await openPhone(browser);
  const bare = await openPhone(browser);
  await fillTray(phone.page, server.origin, ROWS);
  await phone.page.locator(`[aria-label="Photo 1 of item ${ROWS}"]`).waitFor();
  await bare.page.setContent(bareList(ROWS));
  // What is drawn for the first time is not what is measured.
  await scroll(phone);
  await scroll(bare);
  const rounds: { tray: Scrolled; bare: Scrolled }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ tray: await scroll(phone), bare: await scroll(bare) });
  }
  const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
  const [tray, list] = [of(({ tray }) => tray.workMs), of(({ bare }) => bare.workMs)];
  console.log(
    `${ROWS} items, a fling: ${tray.toFixed(1)} ms of the page's thread a frame, a bare list ${list.toFixed(1)} ms; four times slower ${of(({ tray }) => tray.medianMs).toFixed(1)} ms from frame to frame (p95 ${of(({ tray }) => tray.p95Ms).toFixed(1)}), the bare list ${of(({ bare }) => bare.medianMs).toFixed(1)} ms (p95 ${of(({ bare }) => bare.p95Ms).toFixed(1)})`,
  );
  checkBudget(`work for a frame of a tray of ${ROWS}, four times slowed down`, tray * 4, {
    atMost: 1_000 / 60,
    unit: ' ms',
  });
  const megabytes = await pageMegabytes(browser, phone.page);
  if (megabytes)
    checkBudget(`memory of a page with ${ROWS} items`, megabytes, { atMost: MOST_MEGABYTES, unit: ' MB' });
  const empty = await openPhone(browser);
  const opened: { full: number; empty: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    opened.push({
      full: await openSlowly(phone, `${server.origin}/tray`, '[aria-label="Photo 1 of item 1"]'),
      empty: await openSlowly(empty, `${server.origin}/tray`, '[aria-label="Into the tray"]'),
    });
  }
  const [full, none] = [median(opened.map(({ full }) => full)), median(opened.map(({ empty }) => empty))];
  console.log(
    `opened, four times slower: ${Math.round(full)} ms with ${ROWS} items, ${Math.round(none)} ms empty`,
  );
  checkBudget(`opening a tray of ${ROWS}, times an empty one`, full / none, { atMost: 3 });
  for (const { page } of [phone, bare, empty]) await page.context().close();
}

async function measurePile(browser: Browser): Promise<void> {
  const photos = await drawPile();
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${server.origin}/tray`);
  await page.getByLabel('Where you sell them').selectOption('eBay');
  const from = performance.now();
  await page.getByLabel('Add photos: files').setInputFiles(photos.map(({ path }) => path));
  const open = page.locator(
    'ol > li:is([data-state="reading"], [data-state="waiting"], [data-state="writing"])',
  );
  const isOver = async () => (await page.locator('ol > li').count()) > 0 && (await open.count()) === 0;
  let peak = 0;
  while (!(await isOver()) || (await page.getByText(/photos taken in/).count()) > 0) {
    if (performance.now() - from > MOST_WAIT_MS) throw new Error(await howItStands(page));
    peak = Math.max(peak, (await pageMegabytes(browser, page)) ?? 0);
    await page.waitForTimeout(1_000);
  }
  const seconds = (performance.now() - from) / 1_000;
  const rows = await page.locator('ol > li').count();
  const asking = await page.locator('ol > li[data-state="asks"]').count();
  await context.close();
  const alone = performance.now();
  const waiting = [...photos];
  await Promise.all(
    Array.from({ length: READ_AT_ONCE }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await readAlone(next.bytes);
    }),
  );
  const aloneSeconds = (performance.now() - alone) / 1_000;
  console.log(
    `${photos.length} photos of ${THINGS} things: ${seconds.toFixed(1)} s until ${rows} rows are ready or ask (${asking} ask); read alone, as large as they are, ${aloneSeconds.toFixed(1)} s; the page held ${peak} MB at most`,
  );
  checkBudget(`a pile of ${photos.length} photos, times the reading alone`, seconds / aloneSeconds, {
    atMost: 2,
  });
  checkBudget(`a pile of ${photos.length} photos, to rows that are ready or ask`, seconds, {
    atMost: 300,
    unit: ' s',
  });
  if (peak) checkBudget('memory of the page meanwhile', peak, { atMost: MOST_MEGABYTES, unit: ' MB' });
}

/** What a pile that does not come to its end waits for. */
async function howItStands(page: Page): Promise<string> {
  const states = await page
    .locator('ol > li')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-state')));
  const says = await page.locator('[role="status"], [role="alert"]').allInnerTexts();
  return `The pile is not at its end after ${MOST_WAIT_MS / 1_000} s: ${states.join(' ')}; the page says: ${says.join(' | ')}; the server said: ${server.output().slice(-2_000)}`;
}

/** Of each thing a label and two looks, shot one after another; then a pause. */
async function drawPile(): Promise<{ path: string; bytes: Uint8Array }[]> {
  const [labels, things] = [await drawnLabels(THINGS), await drawnThings(THINGS * (PHOTOS_EACH - 1), 7)];
  const place = join(folder, 'pile');
  mkdirSync(place);
  return labels.flatMap((label, thing) => {
    const shots = [label, ...things.slice(thing * 2, thing * 2 + 2)];
    return shots.map(({ bytes }, shot) => {
      const path = join(place, `${thing * PHOTOS_EACH + shot}.jpg`);
      writeFileSync(path, bytes);
      const at = Date.UTC(2026, 0, 1) / 1_000 + thing * PAUSE_SECONDS + shot * SHOT_SECONDS;
      utimesSync(path, at, at);
      return { path, bytes };
    });
  });
}

/** Asked again as the page asks again: on a machine that others keep busy a photo may take longer than its minute. */
async function readAlone(bytes: Uint8Array, tries = MOST_TRIES): Promise<void> {
  const image = { base64: Buffer.from(bytes).toString('base64'), mimeType: 'image/jpeg' };
  const response = await fetch(`${server.origin}/api/gemini/analyzeImage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ image }),
  });
  const answer = await response.text();
  if (response.ok) return;
  if (tries > 1 && response.status >= 500) return readAlone(bytes, tries - 1);
  throw new Error(`${response.status} ${answer}; the server said: ${server.output().slice(-2_000)}`);
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
