// How many taps, presses and scrolls the seller's paths take in the browser, on a phone and from the keyboard. A tap
// on what is out of view costs a scroll first; typed or dictated words cost nothing, a choice in a picker costs one tap.
// On a version without the box the same paths go through its fields.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { findHeadlessChromium } from '../scripts/find-chromium.mjs';
import { drawLabel } from '../server/src/test/draw-label.ts';
import { startServer } from '../server/src/test/start-server.ts';
import { checkBudget } from './budget.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };
/** A machine that has other work reads slowly. */
const READ_MS = 90_000;
const ITEM = { name: 'Navy wool coat', features: 'Size 12, small hole in the lining' };
const NOTES = `${ITEM.name}\nSize 12, small hole in the lining\nlike new\n£45\nVinted`;

interface Counts {
  taps: number;
  presses: number;
  scrolls: number;
}

class Hand {
  readonly counts: Counts = { taps: 0, presses: 0, scrolls: 0 };
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    await target.waitFor();
    await this.page.waitForTimeout(400);
    if (!(await isInReach(target))) {
      this.counts.scrolls += 1;
      await target.scrollIntoViewIfNeeded();
    }
    this.counts.taps += 1;
    await target.click();
  }

  /** One tap opens the picker, another chooses. */
  async choose(target: Locator, label: string): Promise<void> {
    await this.tap(target);
    this.counts.taps += 1;
    await target.selectOption(label);
  }

  async press(key: string): Promise<void> {
    this.counts.presses += 1;
    await this.page.keyboard.press(key);
  }
}

/** Whether a finger meets the thing itself where its middle is. */
async function isInReach(target: Locator): Promise<boolean> {
  // Without waiting, and without scrolling: Playwright would do both.
  const box = await target.boundingBox();
  if (box === null) return false;
  const name = `at-${box.x}-${box.y}`;
  const middle = `${box.x + box.width / 2}, ${box.y + box.height / 2}`;
  // What a finger meets there is marked, and looked for in the thing.
  await target.page().evaluate(`document.elementFromPoint(${middle})?.setAttribute('data-hit', '${name}')`);
  const hit = target.page().locator(`[data-hit="${name}"]`);
  return (await target.and(hit).count()) + (await target.locator(hit).count()) > 0;
}

const folder = mkdtempSync(join(tmpdir(), 'smart-listings-taps-'));
const server = await startServer({ NODE_ENV: 'development', DATA_DIR: folder, AI_PROVIDER: 'builtin' });
const executablePath = findHeadlessChromium() ?? undefined;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  const typed = await play('typed item, the tap that copies its title with it', PHONE, typeItem);
  checkBudget('taps before the title of a typed item is copied', typed.taps - 1, { atMost: 4 });
  checkBudget('scrolls before it is copied', typed.scrolls, { atMost: 0 });
  const next = await play('the next item', PHONE, async (hand) => {
    await typeItem(hand);
    reset(hand);
    await goOn(hand);
  });
  checkBudget('taps to the next item', next.taps, { atMost: 1 });
  const pasted = await play('pasted notes, to the listing', PHONE, pasteNotes);
  checkBudget('taps from notes on the clipboard to the listing', pasted.taps, { atMost: 2 });
  const photographed = await play('photo of a labelled thing, to the listing', PHONE, photograph);
  checkBudget('taps from a photo of a labelled thing to the listing', photographed.taps, { atMost: 3 });
  const keys = await play('the box to the copied title, by keys', DESK, pressKeys);
  checkBudget('presses from the box to the copied title', keys.presses, { atMost: 4 });
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** A visit that is not the first: hero and hints have been seen. */
async function play(
  what: string,
  device: Parameters<Browser['newContext']>[0],
  path: (hand: Hand) => Promise<void>,
): Promise<Counts> {
  const context = await browser.newContext({
    ...device,
    locale: 'en-GB',
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const first = await context.newPage();
  await first.goto(server.origin);
  await first.waitForTimeout(1_000);
  const page = await context.newPage();
  await page.goto(server.origin);
  await page.waitForTimeout(1_500);
  const hand = new Hand(page);
  await path(hand);
  await context.close();
  const { taps, presses, scrolls } = hand.counts;
  console.log(`${what}: ${taps} taps, ${presses} presses, ${scrolls} scrolls`);
  return hand.counts;
}

function reset(hand: Hand): void {
  Object.assign(hand.counts, { taps: 0, presses: 0, scrolls: 0 });
}

function boxOf(page: Page): Locator {
  return page.getByLabel('Say what it is, as you would tell a friend');
}

function titleOf(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Optimized Title' });
}

function sendOf(page: Page): Locator {
  return page.locator('form').getByRole('button', { name: 'Generate My Listing' });
}

async function typeItem(hand: Hand): Promise<void> {
  const { page } = hand;
  if ((await boxOf(page).count()) > 0) {
    await hand.tap(boxOf(page));
    await boxOf(page).fill(`${ITEM.name}, ${ITEM.features}`);
    const asked = page.getByRole('region', { name: 'What I understood' });
    await hand.tap(asked.getByRole('button', { name: 'Vinted' }));
    await hand.tap(asked.getByRole('button', { name: 'Used - Like New' }));
  } else await fillFields(hand);
  await hand.tap(sendOf(page));
  await titleOf(page).waitFor();
  const copy = page.getByRole('button', { name: 'Copy title', exact: true });
  if ((await copy.count()) > 0) return hand.tap(copy);
  await hand.tap(page.getByRole('button', { name: 'Clipboard Companion' }));
  await hand.tap(page.getByRole('button', { name: 'Copy Title' }));
}

async function fillFields(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.choose(page.getByLabel('Platform'), 'Vinted');
  await hand.choose(page.getByLabel('Condition'), 'Used - Like New');
  await hand.tap(page.getByLabel('Item name'));
  await page.getByLabel('Item name').fill(ITEM.name);
  await hand.tap(page.getByLabel('Features'));
  await page.getByLabel('Features').fill(ITEM.features);
}

async function goOn(hand: Hand): Promise<void> {
  const { page } = hand;
  const next = page.getByRole('button', { name: 'Next item' });
  if ((await next.count()) > 0) {
    await hand.tap(next);
    return boxOf(page).and(page.locator(':focus')).waitFor();
  }
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  if ((await close.count()) > 0) await hand.tap(close);
  await hand.tap(page.getByRole('button', { name: 'Clear form' }));
  await hand.choose(page.getByLabel('Platform'), 'Vinted');
  await hand.choose(page.getByLabel('Condition'), 'Used - Like New');
  await hand.tap(page.getByLabel('Item name'));
}

async function pasteNotes(hand: Hand): Promise<void> {
  const { page } = hand;
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(NOTES)})`);
  const paste = page.getByRole('button', { name: 'Paste', exact: true });
  if ((await paste.count()) > 0) await hand.tap(paste);
  else {
    // There is no place for notes but the features; the rest is told once more.
    await fillFields(hand);
  }
  await hand.tap(sendOf(page));
  await titleOf(page).waitFor();
}

/** The camera's own taps are the phone's; a condition that nobody chose is asked, and answered. */
async function photograph(hand: Hand): Promise<void> {
  const { page } = hand;
  const camera = page.waitForEvent('filechooser');
  await hand.tap(page.getByRole('button', { name: 'Take a photo' }).first());
  await (await camera).setFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer: await drawn() });
  await page.getByText('Set for you.').waitFor({ timeout: READ_MS });
  await hand.tap(
    page.getByRole('group', { name: /^Which is true\?/ }).getByRole('button', { name: 'Like new' }),
  );
  await hand.tap(sendOf(page));
  await titleOf(page).waitFor();
}

async function drawn(): Promise<Buffer> {
  const print = ['SONY', 'WIRELESS HEADPHONES', 'MODEL: WH-1000XM4'];
  const lines = print.map((text, at) => ({ text, x: 80, y: 80 + at * 160, height: at === 0 ? 90 : 48 }));
  return drawLabel({ print: lines }).jpeg({ quality: 90 }).toBuffer();
}

async function pressKeys(hand: Hand): Promise<void> {
  const { page } = hand;
  if ((await boxOf(page).count()) > 0) {
    await boxOf(page).focus();
    await boxOf(page).fill(NOTES);
    await hand.press('Control+Enter');
    await titleOf(page).waitFor();
    await page.waitForTimeout(500);
    await hand.press('1');
    await page.getByText('The title is copied.').waitFor();
    return;
  }
  await page.getByLabel('Platform').focus();
  await page.getByLabel('Platform').selectOption('Vinted');
  for (const label of ['Condition', 'Item name', 'Make', 'Model number', 'Features']) {
    await hand.press('Tab');
    if (label === 'Condition') await page.getByLabel(label).selectOption('Used - Like New');
    if (label === 'Item name') await page.getByLabel(label).fill(ITEM.name);
    if (label === 'Features') await page.getByLabel(label).fill(ITEM.features);
  }
  await hand.press('Control+Enter');
  await titleOf(page).waitFor();
  await page.waitForTimeout(500);
  for (let tries = 0; tries < 60; tries += 1) {
    if ((await titleOf(page).and(page.locator(':focus')).count()) > 0) break;
    await hand.press('Tab');
  }
  await hand.press('Control+A');
  await hand.press('Control+C');
}
