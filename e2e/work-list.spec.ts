// My Listings as a work list: what stands where, what is noted, and an address that anyone can open.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { saveListing, signUp } from './account.ts';
import { expectNoViolations } from './no-violations.ts';
import { expect, test } from './test.ts';

const row = (page: Page, title: string) => page.getByRole('listitem', { name: title });

test('a listing is listed, sold, found again by its state, and shared until that is ended', async ({
  page,
  browser,
  product,
}) => {
  await signUp(page, product);
  await saveListing(page, product, 'Coat');
  await saveListing(page, product, 'Hat');
  await page.goto(`${product.url}/myListings`);
  await page.getByRole('button', { name: 'Coat', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Coat' });
  await sheet.getByLabel('Your number').fill('A 17');
  await sheet.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText('A 17')).toBeAttached();
  await sheet.getByLabel('To another marketplace').selectOption('Etsy');
  await expect(sheet.getByRole('list', { name: 'The same item elsewhere' })).toHaveText(/EtsyDraft/);
  await sheet.getByLabel(/^On /).selectOption('Sold');
  await sheet.getByLabel('Sold for').fill('35');
  await sheet.getByRole('button', { name: 'Save state' }).click();
  await expect(sheet.getByText(/^Sold/).first()).toBeVisible();

  await sheet.getByRole('button', { name: 'Make an address' }).click();
  const address = await sheet.getByRole('link', { name: /\/shared\// }).getAttribute('href');
  const visitor = await browser.newPage();
  const opened = await visitor.goto(address ?? '');
  expect([opened?.status(), opened?.headers()['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Coat' })).toBeVisible();
  await expect(visitor.getByText('Sold', { exact: true })).toBeVisible();
  await expectNoViolations(visitor);
  await sheet.getByRole('button', { name: 'End it' }).click();
  await expect(sheet.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect((await visitor.reload())?.status()).toBe(404);
  await expect(visitor.getByText('This listing is not shared any more')).toBeVisible();
  await visitor.close();

  await page.keyboard.press('Escape');
  await page.getByLabel('State').selectOption('Sold');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Coat']);
  await expect(page).toHaveURL(/\?state=sold$/);
});

test('on a phone nothing of the list stands beside the screen, without Pro either', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, product);
  await saveListing(page, product, 'Coat');
  await page.goto(`${product.url}/myListings`);
  await expect(page.getByRole('heading', { level: 2, name: 'Coat' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Export CSV/ })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('on the smallest phone a list of several pages is no wider than the screen', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signUp(page, product, 'premium');
  for (let number = 1; number <= 11; number += 1) await saveListing(page, product, `Coat ${number}`);
  await page.goto(`${product.url}/myListings`);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`ten rows fit a phone's screen and a half, and nothing is in anyone's way, ${colorScheme}`, async ({
    page,
    product,
  }, testInfo) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signUp(page, product, 'premium');
    for (let number = 1; number <= 10; number += 1)
      await saveListing(page, product, `Navy wool coat with horn buttons and a small hole, size ${number}`);
    for (const [name, size] of [
      ['phone', { width: 390, height: 844 }],
      ['desk', { width: 1440, height: 900 }],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto(`${product.url}/myListings`);
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
      const last = await row(page, 'Navy wool coat with horn buttons and a small hole, size 1')
        .last()
        .boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(name === 'phone' ? 1.5 * 844 : 1200);
      await page.screenshot({ path: testInfo.outputPath(`list-${name}.png`), fullPage: true });
      await expectNoViolations(page);
      await page
        .getByRole('button', { name: /size 10$/ })
        .first()
        .click();
      await page.getByLabel(/^On /).selectOption('Sold');
      await expect(page.getByRole('button', { name: 'Copy Title' })).toBeVisible();
      await page.screenshot({ path: testInfo.outputPath(`sheet-${name}.png`) });
      await expectNoViolations(page);
    }
  });
}

test('chosen listings become a file that a marketplace takes, checked before', async ({ page, product }) => {
  await signUp(page, product, 'premium');
  for (const title of ['Coat', 'Jacket']) await saveListing(page, product, title, 'eBay');
  await page.goto(`${product.url}/myListings`);
  await page.getByRole('checkbox', { name: 'Select Coat' }).check();
  await page.getByRole('checkbox', { name: 'Select Jacket' }).check();
  await page.getByRole('button', { name: 'Upload file…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload file' });
  await expect(dialog.getByRole('radio', { name: 'eBay drafts (CSV)' })).toBeChecked();
  await expect(dialog.getByText('None of them goes into this file.')).toBeVisible();
  await expect(dialog.getByText('category number is missing').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Download file' })).toBeDisabled();
  await expectNoViolations(page);
  await dialog.getByLabel('Category number of Jacket').fill('57988');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('1 of 2 goes into the file.')).toBeVisible();
  await expect(dialog.getByLabel('Category number of Coat')).toBeFocused();
  await dialog.getByText('Facebook catalogue').click();
  await dialog.getByLabel('Where buyers find them').fill('shop');
  await expect(dialog.getByText('Enter an address that begins with https://.')).toBeVisible();
  await dialog.getByText('eBay drafts').click();
  await dialog.getByLabel('Category number of Coat').fill('63862');
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(dialog.getByText('All 2 go into the file.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Download file' })).toBeFocused();
  await dialog.getByText('Shopify products (CSV)').click();
  await expect(dialog.getByText('All 2 go into the file.')).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download file' }).click();
  const file = await (await download).path();
  expect(readFileSync(file, 'utf8')).toMatch(/^Handle,Title,.*\r\njacket-[^,]+,Jacket,/u);
});

test('what is copied stands still: all rows come at once', async ({ page, product }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/assets\/taxonomy-data-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await signUp(page, product);
  await saveListing(page, product, 'Navy wool coat');
  await page.goto(`${product.url}/myListings`);
  await page.getByRole('button', { name: 'Navy wool coat' }).first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Load to Form' })).toBeVisible();
  await expect(sheet.locator('[aria-busy]')).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^Copy / })).toHaveCount(0);
  letThrough();
  await expect(sheet.getByRole('button', { name: 'Copy Category' })).toBeVisible({ timeout: 90_000 });
});
