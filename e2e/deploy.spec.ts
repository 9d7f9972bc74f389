// A deploy while pages are open: what is being written survives, and no page breaks on files that are gone.
import type { Page } from '@playwright/test';
import { type Deployment, startDeployment } from './builds.ts';
import { BOOTS, fillForm, generate, titleOf } from './forms.ts';
import { expect, test } from './test.ts';

// Files of the build before are gone: that is what these journeys are about.
test.use({ expectedErrors: [/status of 404/] });

let deployment: Deployment;
test.beforeEach(async () => {
  deployment = await startDeployment();
});
// A page that still fetches its late parts would tell of a server that has gone.
test.afterEach(async ({ page }) => {
  await page.goto('about:blank');
  await deployment.stop();
});

const isNext = (page: Page) =>
  page.evaluate(() =>
    document.querySelector('script[type=module][src]')?.getAttribute('src')?.includes('NEXT'),
  );

test.describe('with the app on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new version is offered, and taken with the draft and the listing kept', async ({ page }) => {
    await page.goto(deployment.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await fillForm(page, BOOTS);
    await generate(page);
    await titleOf(page).fill('My own words');

    await deployment.deploy();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.getByText('A new version of Smart Listings is ready.')).toBeVisible();
    expect(await isNext(page)).toBe(false);
    // Nothing is lost to the old page meanwhile: its files are on the device.
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();

    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => isNext(page).catch(() => false)).toBe(true);
    await page.goto(deployment.url);
    expect(await isNext(page)).toBe(true);
    await expect(page.getByLabel('Item name')).toHaveValue(BOOTS.itemName);
    await expect(titleOf(page)).toHaveValue('My own words');
  });
});

test('a page from before the deploy loads itself anew where it would break, and says so', async ({
  page,
}) => {
  await page.goto(deployment.url);
  await fillForm(page, BOOTS);
  // At rest, with all its own files: else these would break first, and have it loaded anew before the link does.
  await expect(page.locator('[aria-label^="Notifications"]')).toBeAttached();
  await deployment.deploy();
  await page.getByRole('link', { name: 'Upgrade' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${deployment.url}/pricing`);
  await expect.poll(() => isNext(page).catch(() => false)).toBe(true);
  await expect(page.getByText('Smart Listings was updated')).toBeVisible();

  await page.goto(deployment.url);
  await expect(page.getByLabel('Item name')).toHaveValue(BOOTS.itemName);
  await expect(page.getByText('Smart Listings was updated')).toHaveCount(0);
});

test.describe('a server that is away for a moment', () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] });

  test('does not take the page along that asks it for a part', async ({ page }) => {
    await page.goto(deployment.url);
    await fillForm(page, BOOTS);
    await expect(page.locator('[aria-label^="Notifications"]')).toBeAttached();
    const asked = page.waitForRequest((request) => request.method() === 'HEAD');
    await page.route('**/*', (route) => route.abort());
    await page.getByRole('link', { name: 'Upgrade' }).click();
    await asked;
    await expect(page.getByText('This page could not be shown. Reload it to try again.')).toBeVisible();
    await page.unrouteAll();
    await page.goBack();
    await expect(page.getByLabel('Item name')).toHaveValue(BOOTS.itemName);
  });
});
