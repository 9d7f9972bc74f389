import { BOOTS, descriptionOf, fillForm, generate } from './forms.ts';
import { expect, test } from './test.ts';

test.use({
  serviceWorkers: 'allow',
  // What a browser says of requests that cannot be made.
  expectedErrors: [/ERR_INTERNET_DISCONNECTED/],
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

test('the app can be installed, and keeps nothing of the API on the device', async ({ page, product }) => {
  await page.goto(product.url);
  const manifest = await page.request.get(`${product.url}/app.webmanifest`);
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = await manifest.json();
  for (const icon of icons) expect((await page.request.get(product.url + icon.src)).ok()).toBe(true);

  await page.evaluate(() => navigator.serviceWorker.ready);
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
