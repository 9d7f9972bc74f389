// What comes into the tray in one piece: a spreadsheet, an archive, a folder.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expectNoViolations } from './no-violations.ts';
import { drawPhotos, dropFiles } from './photos.ts';
import { spreadsheet } from './spreadsheet.ts';
import { expect, test } from './test.ts';

const items = (page: Page) => page.getByRole('list', { name: 'Items' }).locator('> li');
const states = (page: Page) =>
  items(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-state')));
const photos = (page: Page) => items(page).getByRole('button', { name: /^Photo \d/ });
const ZIP = 'application/zip';
const IN_TIME = { timeout: 90_000 };

async function openTray(page: Page, url: string) {
  await page.goto(`${url}/tray`);
  await page.getByLabel('Where you sell them').selectOption('eBay');
}

test('a spreadsheet becomes rows, by the names of its columns', async ({ page, product }) => {
  await openTray(page, product.url);
  const buffer = spreadsheet([
    ['Name', 'Condition', 'Price', 'Description'],
    ['Wool coat', 'Used - Good', 45, 'Navy, size 12'],
    ['Lamp', 'new', 12.5, 'Brass, 40 cm'],
  ]);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.getByLabel('Table or CSV: files').setInputFiles({ name: 'items.xlsx', mimeType, buffer });
  await expect(page.getByLabel('Description')).toHaveValue('features');
  await page.getByRole('button', { name: 'Add 2 items' }).click();
  await expect.poll(() => states(page)).toEqual(['ready', 'ready']);
  await expect(items(page).first()).toContainText('£45');
});

test('photos come out of an archive and a folder, and what is none or hidden stays out', async ({
  page,
  product,
}, testInfo) => {
  await openTray(page, product.url);
  const drawn = await drawPhotos(page, [
    { name: '1.jpg', lines: ['SONY', 'Model: WH-1000XM4'] },
    { name: '2.jpg', lines: ['BOSCH', 'Model: GSR 12V'] },
    { name: '3.jpg', lines: ['MAKITA', 'Model: DHP484'] },
  ]);
  const [one, two, three] = drawn.map(({ buffer }) => new Uint8Array(buffer));
  if (!one || !two || !three) throw new Error('nothing was drawn');
  // Photos all of them by what they hold: only where they lie and what they are called keeps some out.
  const packed = zipSync({
    'evening/1.jpg': [one, { level: 0 }],
    'evening/2.jpg': [two, { level: 6 }],
    '__MACOSX/._1.jpg': one,
    '.thumbnails/1.jpg': one,
    'film.mp4': one,
  });
  const buffer = Buffer.from(packed);
  await page.getByLabel('Add a zip: files').setInputFiles({ name: 'evening.zip', mimeType: ZIP, buffer });
  await expect(photos(page)).toHaveCount(2, IN_TIME);

  const folder = testInfo.outputPath('pile');
  for (const inner of ['inner', '.thumbnails']) {
    mkdirSync(join(folder, inner), { recursive: true });
    writeFileSync(join(folder, inner, '3.jpg'), three);
  }
  for (const name of ['.hidden.jpg', 'film.mp4']) writeFileSync(join(folder, name), three);
  writeFileSync(join(folder, 'list.csv'), 'Name,Description\nLamp,Brass');
  await dropFromDisk(page, folder);
  await page.getByRole('button', { name: 'Add 1 item' }).click();
  await expect(photos(page)).toHaveCount(3, IN_TIME);
  await expect(page.getByText('photos taken in')).toBeHidden();
  await expect(photos(page)).toHaveCount(3);
});

test('what cannot be opened says so, and takes nothing along that was dropped beside it', async ({
  page,
  product,
}, testInfo) => {
  await openTray(page, product.url);
  const [photo] = await drawPhotos(page, [{ name: '1.jpg', lines: ['SONY'] }]);
  if (!photo) throw new Error('nothing was drawn');
  const none = Buffer.from(zipSync({ a: strToU8('x') }));
  await dropFiles(page, [{ name: 'none.zip', mimeType: ZIP, buffer: none }, photo]);
  await expect(page.getByText('none.zip: no photos could be found in it.')).toBeVisible();
  await expect(photos(page)).toHaveCount(1, IN_TIME);

  const empty = testInfo.outputPath('empty');
  mkdirSync(empty, { recursive: true });
  await dropFromDisk(page, empty);
  const stayedOut = page.getByRole('region', { name: 'Stayed out' });
  await expect(stayedOut.getByRole('listitem')).toHaveText([
    'none.zip: no photos could be found in it.',
    'No photos, tables or archives could be found in it.',
  ]);
  await expectNoViolations(page);
  await stayedOut.getByRole('button', { name: 'Dismiss' }).click();
  await expect(stayedOut).toHaveCount(0);
});

test('photos by item come back as the items that they were', async ({ page, product }) => {
  await openTray(page, product.url);
  const drawn = await drawPhotos(
    page,
    ['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map((name) => ({ name, lines: [] })),
  );
  const [one, two, three, four] = drawn.map(({ buffer }) => new Uint8Array(buffer));
  if (!one || !two || !three || !four) throw new Error('nothing was drawn');
  const packed = zipSync({
    ...{ '001 Coat/1.jpg': one, '001 Coat/2.jpg': two },
    ...{ '002 Lamp/1.jpg': three, '002 Lamp/2.jpg': four },
  });
  await dropFiles(page, [{ name: 'photos.zip', mimeType: ZIP, buffer: Buffer.from(packed) }]);
  await expect(items(page)).toHaveCount(2, IN_TIME);
  for (const at of [0, 1]) {
    await expect(
      items(page)
        .nth(at)
        .getByRole('button', { name: /^Photo \d/ }),
    ).toHaveCount(2);
  }
});

test('emptied while photos are on their way, nothing comes back with the next visit', async ({
  page,
  product,
}) => {
  await openTray(page, product.url);
  const files = await drawPhotos(page, [
    { name: '1.jpg', lines: [] },
    { name: '2.jpg', lines: [] },
  ]);
  // Nothing is made small on this visit.
  await page.route(/compress-worker/, () => undefined);
  await page.getByLabel('Add photos: files').setInputFiles(files);
  await expect(page.getByText('0 of 2 photos taken in')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Empty the tray' }).click();
  await expect(page.getByText('photos taken in')).toBeHidden();
  await page.unroute(/compress-worker/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add photos' })).toBeVisible();
  await expect(page.getByText('photos taken in')).toBeHidden();
  await expect(items(page)).toHaveCount(0);
});

test('what is dropped into a tray that another tab has is told of, and changes nothing there', async ({
  page,
  product,
  context,
}) => {
  await openTray(page, product.url);
  const second = await context.newPage();
  await second.goto(`${product.url}/tray`);
  await expect(second.getByText('Your tray is open in another tab. Close it there')).toBeVisible();
  const files = await drawPhotos(second, [{ name: '1.jpg', lines: [] }]);
  await dropFiles(second, files);
  await expect(second.getByText('Your tray is open in another tab: add it there.')).toBeVisible();
  await second.close();
  await page.reload();
  await expect(page.getByLabel('Where you sell them')).toHaveValue('eBay');
  await expect(items(page)).toHaveCount(0);
});

/** As a hand would from the system's own window. */
async function dropFromDisk(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data });
  }
}
