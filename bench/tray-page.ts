// What the tray's bench does in a browser: a phone a quarter as quick, a tray that is full, how it scrolls and what
// it holds.
import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from 'playwright-core';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** As Lighthouse has it for a mid phone. */
const TIMES_SLOWER = 4;

const FRAMES = 200;
const PIXELS_A_FRAME = 120;

export interface Phone {
  page: Page;
  session: CDPSession;
}

export interface Scrolled {
  /** Between two frames, on a processor a quarter as quick. */
  medianMs: number;
  p95Ms: number;
  /** Of the page's own thread for a frame, not slowed down: script, style, layout and paint. */
  workMs: number;
}

/** Opens a page as a phone would. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page) };
}

/** Quickly down the page, as a thumb flings it: 7,200 pixels a second where all frames are in time. */
export async function scroll({ page, session }: Phone): Promise<Scrolled> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taskSeconds(session);
  await flingOnce(page);
  const workMs = (((await taskSeconds(session)) - before) * 1_000) / FRAMES;
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  const frames = (await flingOnce(page)).sort((one, other) => one - other);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const at = (share: number) => frames[Math.floor((frames.length - 1) * share)] ?? 0;
  return { medianMs: at(0.5), p95Ms: at(0.95), workMs };
}

async function flingOnce(page: Page): Promise<number[]> {
  await page.evaluate('window.scrollTo(0, 0)');
  await page.waitForTimeout(500);
  return page.evaluate<number[]>(`new Promise((resolve) => {
    const frames = [];
    let last = performance.now();
    requestAnimationFrame(function next(now) {
      frames.push(now - last);
      last = now;
      window.scrollBy(0, ${PIXELS_A_FRAME});
      if (frames.length < ${FRAMES}) requestAnimationFrame(next);
      else resolve(frames.slice(1));
    });
  })`);
}

/** Until something of the page is there, slowed down. @returns milliseconds */
export async function openSlowly({ page, session }: Phone, address: string, sign: string): Promise<number> {
  await page.goto('about:blank');
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  const from = performance.now();
  await page.goto(address);
  await page.locator(sign).first().waitFor();
  const took = performance.now() - from;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return took;
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Megabytes that the page's process has to itself; null where the system does not tell. */
export async function pageMegabytes(browser: Browser, page: Page): Promise<number | null> {
  const inPage = await page.context().newCDPSession(page);
  await inPage.send('HeapProfiler.collectGarbage');
  await inPage.detach();
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => privateMegabytes(id));
  return Math.max(...sizes.map((size) => size ?? 0)) || null;
}

function privateMegabytes(pid: number): number | null {
  try {
    const map = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const kilobytes = [...map.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+)/gm)].reduce(
      (sum, [, size]) => sum + Number(size),
      0,
    );
    return Math.round(kilobytes / 1024);
  } catch {
    return null;
  }
}

/** A tray of so many items in the page, half of them written and half with a question, each with a photo. */
export async function fillTray(page: Page, origin: string, count: number): Promise<void> {
  await page.goto(`${origin}/tray`);
  await page.getByLabel('Where you sell them').selectOption('eBay');
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const kinds = ['wool coat', 'oak side table', 'table lamp', 'cordless drill', 'tea set', 'denim jacket'];
  const notes = Array.from({ length: count }, (_, at) => {
    const used = at % 2 === 0 ? ', used, good' : '';
    return `Navy ${kinds[at % kinds.length]} number ${at + 1}, 40 cm, small scratch${used}, £${at + 5}`;
  });
  await page.getByLabel('Your list').fill(notes.join('\n'));
  await page.getByRole('button', { name: `Add ${count} items` }).click();
  await page.getByText(`${count / 2} of ${count} written`).waitFor({ timeout: 180_000 });
  await page.evaluate(addPhotos);
  await page.goto('about:blank');
  await page.goto(`${origin}/tray`);
  await page.locator('[aria-label="Photo 1 of item 1"]').waitFor();
}

/** In the page: a photo for each row, as a read one lies in the tray's database. */
const addPhotos = `(async () => {
  const ask = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const draw = async (side, at) => {
    const canvas = new OffscreenCanvas(side, side);
    const context = canvas.getContext('2d');
    for (let spot = 0; spot < 400; spot += 1) {
      context.fillStyle = 'hsl(' + ((at * 37 + spot * 11) % 360) + ' 40% ' + (20 + ((spot * 7) % 60)) + '%)';
      context.fillRect(((spot * 97) % 20) * side / 20, Math.floor(spot / 20) * side / 20, side / 14, side / 14);
    }
    return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  };
  const database = await ask(indexedDB.open('smart-listings-tray'));
  const rows = await ask(database.transaction('rows').objectStore('rows').getAll());
  const analysis = {
    ...{ itemName: '', make: '', modelNumber: '', features: '', keywords: '', findings: [], conflicts: [] },
    ...{ quality: [], coach: [], engine: 'builtin' },
  };
  for (const [at, row] of rows.entries()) {
    const id = crypto.randomUUID();
    const [blob, thumb] = [await draw(1600, at), await draw(176, at)];
    const photo = { id, name: at + '.jpg', blob, toRead: null, thumb, analysis, fault: '', takenAt: at * 1000 };
    Object.assign(photo, {
      colours: [],
      original: { width: 4000, height: 4000, bytes: 4000000, mimeType: 'image/jpeg' },
    });
    const change = database.transaction(['rows', 'photos'], 'readwrite');
    change.objectStore('photos').put(photo);
    change.objectStore('rows').put({ ...row, photos: [id], isFixed: true });
    await new Promise((resolve) => { change.oncomplete = resolve; });
  }
  database.close();
})()`;

/** As many lines with a picture and a heading, and nothing else. */
export function bareList(count: number): string {
  const line = (at: number) =>
    `<li style="height:240px"><svg width="56" height="56"><rect width="56" height="56" fill="hsl(${at * 7} 50% 50%)"/></svg><h2>Item ${at}</h2></li>`;
  return `<ol>${Array.from({ length: count }, (_, at) => line(at)).join('')}</ol>`;
}
