import type { Page } from '@playwright/test';
import { BOOTS, descriptionOf, fillForm, generate } from './forms.ts';
import { expect, test } from './test.ts';

test.use({
  serviceWorkers: 'allow',
  // What a browser says of requests that cannot be made.
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_FAILED/],
});

test('without a connection the app opens, and writes a listing on the device', async ({ page, product }) => {
  await page.goto(product.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);

  await page.reload();
  await fillForm(page, BOOTS);
  await generate(page);
  await expect(page.getByText('No connection: the built-in writer wrote this on your device.')).toBeVisible();
  await expect(descriptionOf(page)).toHaveValue(/scuff on the right heel/i);

  await page.goto(`${product.url}/pricing`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${product.url}/privacy`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('on a network without a way out the browser’s word is not believed', async ({ page, product }) => {
  await page.context().route(/\/(?:api|healthz)\b/, (route) => route.abort('connectionfailed'));
  await page.goto(product.url);
  await fillForm(page, BOOTS);
  await generate(page);
  await expect(page.getByText('No connection: the built-in writer wrote this on your device.')).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
});

test('the app can be installed, and keeps nothing of the API on the device', async ({ page, product }) => {
  await page.goto(product.url);
  const manifest = await page.request.get(`${product.url}/app.webmanifest`);
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons, screenshots, shortcuts, share_target: target } = await manifest.json();
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const image = await page.request.get(product.url + src);
    expect(image.headers()['content-type']).toBe(type);
    if (sizes !== 'any') expect(await sizeOf(page, src)).toBe(sizes);
  }
  expect(icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true);
  for (const { url } of shortcuts) expect((await page.request.get(product.url + url)).ok()).toBe(true);
  expect(target.action).toBe('/share');

  await page.evaluate(() => navigator.serviceWorker.ready);
  const browser = await page.context().newCDPSession(page);
  // What Chromium itself has against offering the app; a test's window counts as a private one.
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
  const { errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);

  await fillForm(page, BOOTS);
  await generate(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

/** Width and height as the manifest writes them. */
function sizeOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, src);
}
