// A pile: photos in, items out, closed in the middle and gone on with.
import type { Locator, Page } from '@playwright/test';
import { signUp } from './account.ts';
import { expectNoViolations } from './no-violations.ts';
import { drawPhotos } from './photos.ts';
import { expect, test } from './test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const items = (page: Page) => page.getByRole('list', { name: 'Items' }).locator('> li');
const states = (page: Page) =>
  items(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-state')));
/** Four photos are read by a machine that has other work. */
const IN_TIME = { timeout: 90_000 };
const photosIn = (item: Locator) => item.getByRole('button', { name: /^Photo \d/ });

/** How many photos wait on the device to be made small. */
const countKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('smart-listings-tray-incoming');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('files').objectStore('files').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

async function addPile(page: Page) {
  const files = await drawPhotos(page, [
    { name: '1.jpg', lines: ['SONY', 'Wireless Headphones', 'Model: WH-1000XM4'] },
    { name: '2.jpg', lines: [] },
    { name: '3.jpg', lines: ['NEXT ITEM'] },
    { name: '4.jpg', lines: [] },
  ]);
  await page.getByLabel('Add photos: files').setInputFiles(files);
}

test('photos fall into items at the card, each asks what it must, and a reload in the middle loses nothing', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await page.getByRole('link', { name: 'Tray for many items' }).click();
  await expect(page.getByRole('heading', { name: 'Tray for many items' })).toBeVisible();
  await page.getByLabel('Where you sell them').selectOption('eBay');
  await addPile(page);
  await expect(items(page).first()).toBeVisible();
  await page.reload();
  await expect.poll(() => states(page), IN_TIME).toEqual(['asks', 'asks']);
  await expect(photosIn(items(page).nth(0))).toHaveCount(2);
  await expect(photosIn(items(page).nth(1))).toHaveCount(1);
  await expect(items(page).nth(0)).toContainText('Sony WH-1000XM4');
  await expectNoViolations(page);

  await items(page).nth(0).getByRole('button', { name: 'Used - Good' }).click();
  await expect.poll(() => states(page)).toEqual(['ready', 'asks']);
  await items(page).nth(1).getByRole('searchbox', { name: 'Another kind of item' }).fill('Table lamp');
  await page.keyboard.press('Enter');
  await items(page).nth(1).getByRole('button', { name: 'New', exact: true }).click();
  await expect.poll(() => states(page)).toEqual(['ready', 'ready']);
  await page.getByRole('button', { name: 'Copy next: title, item 1' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('WH-1000XM4');
  await expectNoViolations(page);
  await page.reload();
  await expect.poll(() => states(page)).toEqual(['ready', 'ready']);
  await expect(page.getByRole('button', { name: 'Copy next: description, item 1' })).toBeVisible();
});

test('photos that were not taken in when the page was closed are taken in by the next', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/tray`);
  await page.getByLabel('Where you sell them').selectOption('eBay');
  // Nothing is made small on this visit.
  await page.route(/compress-worker/, () => undefined);
  await addPile(page);
  await expect(page.getByText('0 of 4 photos taken in')).toBeVisible();
  await expect.poll(() => countKept(page)).toBe(4);
  await page.unroute(/compress-worker/);
  await page.reload();
  await expect.poll(() => states(page), IN_TIME).toEqual(['asks', 'asks']);
  await expect(photosIn(items(page).nth(0))).toHaveCount(2);
  await expect(photosIn(items(page).nth(1))).toHaveCount(1);
  expect(await countKept(page)).toBe(0);
});

test('a photo is put elsewhere by keyboard and by drag, an item joined by drag, and the tray is saved with its photos', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await signUp(page, product);
  await page.goto(`${product.url}/tray`);
  await page.getByLabel('Where you sell them').selectOption('eBay');
  await page.getByLabel('Condition').selectOption('used-good');
  await addPile(page);
  await expect.poll(() => states(page), IN_TIME).toEqual(['waiting', 'asks']);
  await expect(page.getByText('5 of 5 are left this month')).toBeVisible();

  await photosIn(items(page).nth(0)).nth(1).press('Enter');
  await page.getByRole('button', { name: 'To the item below' }).press('Enter');
  await expect(photosIn(items(page).nth(1))).toHaveCount(2);
  await photosIn(items(page).nth(1)).nth(1).dragTo(items(page).nth(0).getByRole('heading'));
  await expect(photosIn(items(page).nth(0))).toHaveCount(2);
  const join = items(page).nth(1).getByRole('button', { name: 'Join item 2 with the one above' });
  await join.dragTo(items(page).nth(0).getByRole('heading'));
  await expect(items(page)).toHaveCount(1);
  await expect(photosIn(items(page).nth(0))).toHaveCount(3);

  await page.getByRole('button', { name: 'Write 1' }).click();
  await expect.poll(() => states(page)).toEqual(['ready']);
  await page.getByRole('button', { name: 'Save all (1)' }).click();
  await expect.poll(() => states(page)).toEqual(['saved']);
  await expect(page.getByRole('button', { name: /Upload file/ })).toBeVisible();
  await page.getByRole('link', { name: 'My Listings' }).click();
  await expect(page.getByText(/WH-1000XM4/).first()).toBeVisible();
});

test('questions are answered one after the other by keys alone', async ({ page, product }) => {
  await page.goto(`${product.url}/tray`);
  await page.getByLabel('Where you sell them').selectOption('eBay');
  await page.getByRole('button', { name: 'Paste a list' }).press('Enter');
  await expect(page.getByLabel('Your list')).toBeFocused();
  await page.getByLabel('Your list').fill('Navy wool coat, size 12\nOak side table, 50 cm high');
  await page.getByRole('button', { name: 'Add 2 items' }).press('Enter');
  await expect.poll(() => states(page)).toEqual(['asks', 'asks']);
  await items(page).nth(0).getByRole('button', { name: 'Used - Good' }).press('Enter');
  await expect(items(page).nth(1).getByRole('button', { name: 'New', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => states(page)).toEqual(['ready', 'ready']);
  await expect(items(page).nth(1).getByRole('button', { name: 'Text and notes' })).toBeFocused();
});

test('an account’s tray goes on when the page is closed, and shows on another device', async ({
  page,
  product,
  browser,
}) => {
  await page.goto(product.url);
  await signUp(page, product);
  await page.goto(`${product.url}/tray`);
  await page.getByLabel('Where you sell them').selectOption('eBay');
  await page.getByLabel('Condition').selectOption('used-good');
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const list = ['Navy wool coat, size 12, £45', 'Oak side table, 50 cm high', 'Red mug, 0.3 l', 'Brass lamp'];
  await page.getByLabel('Your list').fill(list.join('\n'));
  await page.getByRole('button', { name: 'Add 4 items' }).click();
  await expect(page.getByText('goes on when you close this page')).toBeVisible();
  await expectNoViolations(page);
  const isTaken = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/tray'),
  );
  await page.getByRole('button', { name: 'Write 4' }).click();
  await isTaken;
  const storageState = await page.context().storageState();
  await page.close();

  const phone = await browser.newContext({ storageState });
  const there = await phone.newPage();
  await there.goto(`${product.url}/tray`);
  await expect.poll(() => states(there)).toEqual(['ready', 'ready', 'ready', 'ready']);
  await expect(items(there).first()).toContainText('£45');
  await there.getByRole('button', { name: 'Save all (4)' }).click();
  await expect.poll(() => states(there)).toEqual(['saved', 'saved', 'saved', 'saved']);
  await phone.close();
});
