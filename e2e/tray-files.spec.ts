// What comes into the tray in one piece: a spreadsheet, an archive, a folder.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { drawPhotos, dropFiles } from './photos.ts';
import { spreadsheet, storedZip } from './stored-zip.ts';
import { expect, test } from './test.ts';

const items = (page: Page) => page.getByRole('list', { name: 'Items' }).locator('> li');
const states = (page: Page) =>
  items(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-state')));
const photos = (page: Page) => items(page).getByRole('button', { name: /^Photo \d/ });
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

test('photos come out of an archive and a folder, and what is none stays out', async ({
  page,
  product,
}, testInfo) => {
  await openTray(page, product.url);
  const [one, two] = await drawPhotos(page, [
    { name: '1.jpg', lines: ['SONY', 'Model: WH-1000XM4'] },
    { name: '2.jpg', lines: ['BOSCH', 'Model: GSR 12V'] },
  ]);
  if (!one || !two) throw new Error('nothing was drawn');
  const buffer = storedZip({ 'evening/1.jpg': one.buffer, '__MACOSX/._1.jpg': 'x', 'readme.txt': 'x' });
  await dropFiles(page, [{ name: 'evening.zip', mimeType: 'application/zip', buffer }]);
  await expect(photos(page)).toHaveCount(1, IN_TIME);

  const folder = testInfo.outputPath('pile');
  mkdirSync(join(folder, 'inner'), { recursive: true });
  writeFileSync(join(folder, 'inner', '2.jpg'), two.buffer);
  writeFileSync(join(folder, '.hidden'), 'x');
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data });
  }
  await expect(photos(page)).toHaveCount(2, IN_TIME);
  await expect.poll(() => states(page), IN_TIME).not.toContain('reading');

  await dropFiles(page, [{ name: 'none.zip', mimeType: 'application/zip', buffer: storedZip({ a: 'x' }) }]);
  await expect(page.getByText('none.zip: no photos could be found in it.')).toBeVisible();
});
