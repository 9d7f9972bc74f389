// The built page before its code has come, and while it comes alive.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { signUp } from './account.ts';
import { copyPicture, drawPhotos, dropFiles } from './photos.ts';
import { expect, test } from './test.ts';

const ASSETS = fileURLToPath(new URL('../web/dist/assets', import.meta.url));

/** Files of other screens, of the schemas, of the engine and its data, and of what the form opens. */
const LATER =
  /^(?:account|login|signup|reset-password|my-listings|terms|privacy|refund|operator|schemas|languages|lexicon|categories|generate|item-places|photo-panel|paddle)-/;

/** Opens the page without its scripts. @returns lets them come */
async function openWithoutScripts(page: Page, url: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return release;
}

test('what is typed, and even sent, before the code has come is worked on once it has', async ({
  page,
  product,
}) => {
  const letScriptsCome = await openWithoutScripts(page, product.url);
  await page.getByLabel('Platform').selectOption('eBay');
  await page.getByLabel('Condition').selectOption('used-good');
  await page.getByLabel('Item name').fill('Wool coat');
  await page.getByLabel('Features').fill('Navy wool coat, size 12, small hole in the lining');
  await page.getByRole('button', { name: 'Generate My Listing' }).click();
  letScriptsCome();
  await expect(page.getByRole('textbox', { name: 'Optimized Title' })).toHaveValue(/wool coat/i);
  await expect(page.getByLabel('Item name')).toHaveValue('Wool coat');
  await page.reload();
  await expect(page.getByLabel('Item name')).toHaveValue('Wool coat');
});

test('a button that is pressed, and a choice that is made, before the code has come counts once it has', async ({
  page,
  product,
}) => {
  const letScriptsCome = await openWithoutScripts(page, product.url);
  await page.getByLabel('Currency', { exact: true }).selectOption('GBP (£)');
  await page.getByRole('button', { name: 'Unlock with Pro' }).click();
  letScriptsCome();
  await expect(page.getByRole('dialog')).toContainText('Price refresh');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('GBP (£)');
  await page.reload();
  await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('GBP (£)');
});

test('photos that are dropped before the code has come are taken once it has', async ({ page, product }) => {
  const letScriptsCome = await openWithoutScripts(page, product.url);
  await dropFiles(page, await drawPhotos(page, [{ name: 'coat.jpg', lines: ['Wool coat'] }]));
  letScriptsCome();
  await expect(page.getByRole('button', { name: /^Photo 1 of 1, cover, coat\.jpg/ })).toBeVisible();
});

test('a picture that is pasted before the code has come is taken once it has, and text goes where it belongs', async ({
  page,
  product,
}) => {
  const letScriptsCome = await openWithoutScripts(page, product.url);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
  await copyPicture(page, 'Wool coat');
  await page.getByLabel('Item name').focus();
  await page.keyboard.press('Control+V');
  await expect(page.getByLabel('Item name')).toHaveValue('Wool coat');
  await copyPicture(page);
  await page.keyboard.press('Control+V');
  letScriptsCome();
  await expect(page.getByRole('button', { name: /^Photo 1 of 1, cover/ })).toBeVisible();
  await expect(page.getByLabel('Item name')).toHaveValue('Wool coat');
});

test('a Pro seller who presses before it is known who this is gets what was pressed, and not the plans', async ({
  page,
  product,
}) => {
  await signUp(page, product, 'premium');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/me', async (route) => {
    await answered;
    await route.continue();
  });
  const letScriptsCome = await openWithoutScripts(page, product.url);
  await page.getByRole('button', { name: 'Templates' }).click();
  const atRest = page.waitForRequest('**/api/pageviews');
  letScriptsCome();
  await atRest;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  answer();
  await expect(page.getByRole('button', { name: 'Templates' })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [who, stored] of [
  ['a first visit', {}],
  ['a visit with a draft and a currency of its own', { appCurrency: 'JPY (¥)', listingDraft: draft() }],
] as const) {
  test(`on ${who} every built part stays in its place while it comes alive`, async ({ page, product }) => {
    await page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
    const letScriptsCome = await openWithoutScripts(page, product.url);
    const parts = await page.evaluateHandle(() =>
      ['#listing-form', '[aria-label=Photos]', '[aria-label=Shortcuts] button', '#empty-title', '#faq'].map(
        (selector) => document.querySelector(selector),
      ),
    );
    const atRest = page.waitForRequest('**/api/pageviews');
    letScriptsCome();
    await atRest;
    expect(await parts.evaluate((elements) => elements.map((element) => element?.isConnected))).toEqual(
      Array(5).fill(true),
    );
    if ('appCurrency' in stored) {
      await expect(page.getByLabel('Currency')).toHaveValue('JPY (¥)');
      await expect(page.getByLabel('Item name')).toHaveValue('Wool coat');
    }
  });
}

test('the page fetches its own code and type, and nothing of other screens or of what comes later', async ({
  page,
  product,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const atRest = page.waitForRequest('**/api/pageviews');
  await page.goto(product.url);
  await atRest;
  await page.waitForLoadState('networkidle');
  const names = fetched.flatMap((path) => /^\/assets\/(.+\.js)$/.exec(path)?.[1] ?? []);
  expect(names.filter((name) => LATER.test(name))).toEqual([]);
  // The names above are still those of the build.
  const built = new Set(readdirSync(ASSETS).flatMap((name) => LATER.exec(name)?.[0] ?? []));
  expect(built.size).toBe(LATER.source.split('|').length);
  expect(fetched).toContainEqual(
    expect.stringMatching(/^\/assets\/instrument-sans-latin-wght-normal-.+\.woff2$/),
  );
  expect(await page.evaluate(() => [...document.images].filter((image) => !image.width).length)).toBe(0);
});

function draft(): string {
  const form = { platform: 'eBay', itemName: 'Wool coat', condition: 'used-good' };
  return JSON.stringify({ version: 1, form });
}
