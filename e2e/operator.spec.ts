import { readFileSync } from 'node:fs';
import { signUp } from './account.ts';
import { expectNoViolations } from './no-violations.ts';
import { startProduct } from './product.ts';
import { expect, test } from './test.ts';

/** A browser without a head says so, and is not counted. */
const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.describe('the operator’s view', () => {
  test.use({ userAgent: PERSON });

  test('an owner sees what happened, as plots, as a table and as CSV', async ({ page }) => {
    const product = await startProduct({ OWNER_EMAILS: 'owner@example.com' });
    try {
      await page.request.post(`${product.url}/api/auth/sign-up/email`, {
        data: { email: 'owner@example.com', password: 'correct horse' },
      });
      // What the link in the mail does.
      await product.runSql('update "user" set "emailVerified" = true');

      await page.goto(`${product.url}/account`);
      const counted = page.waitForResponse('**/api/pageviews');
      await page.getByRole('link', { name: 'Operator’s view' }).click();
      await counted;
      // Counts are written after the answer.
      await expect(async () => {
        await page.reload();
        const views = page.getByRole('img', { name: /^Page views by day:/ });
        expect(await views.getAttribute('aria-label')).toMatch(/: [1-9]/);
      }).toPass();
      await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible();
      await expect(page.getByText('/operator', { exact: true })).toBeVisible();
      await expectNoViolations(page);

      await page.getByLabel('Range', { exact: true }).selectOption('7');
      await expect(page).toHaveURL(`${product.url}/operator?days=7`);
      await page.getByText('All figures as a table').click();
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(8);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download CSV' }).click(),
      ]);
      expect(
        readFileSync(await download.path(), 'utf8')
          .trim()
          .split('\n'),
      ).toHaveLength(8);
    } finally {
      // A page that is left open would ask the stopped server again.
      await page.close();
      await product.stop();
    }
  });
});

test('nobody else does', async ({ page, product }) => {
  await signUp(page, product);
  await page.goto(`${product.url}/operator`);
  await expect(page.getByText('It is for the owners of this server:')).toBeVisible();
});

test.describe('a browser that asks not to be tracked', () => {
  test('is not counted', async ({ page, product }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${product.url}/pricing`);
    // The counter comes with the toasts, in one file.
    await expect(page.locator('[aria-label^="Notifications"]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain('/api/pageviews');
  });
});

test.describe('with Google Analytics', () => {
  test('nothing of Google is loaded before the visitor agrees', async ({ page }) => {
    const product = await startProduct({ ANALYTICS_ID: 'G-TEST1' });
    try {
      const loads: string[] = [];
      await page.route('https://www.googletagmanager.com/**', (route) => {
        loads.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      await page.goto(product.url);
      const banner = page.getByRole('region', { name: 'Measurement' });
      await expect(banner).toBeVisible();
      await expectNoViolations(page);
      expect(loads).toEqual([]);
      await banner.getByRole('button', { name: 'Yes' }).click();
      await expect(banner).toHaveCount(0);
      await expect.poll(() => loads).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1']);

      await page.goto(`${product.url}/privacy`);
      await page.getByRole('button', { name: 'Change my answer' }).click();
      await page.getByRole('region', { name: 'Measurement' }).getByRole('button', { name: 'No' }).click();
      await expect(page.getByText('You have refused.')).toBeVisible();
      // This page may have asked before the answer was changed: from now on nothing does.
      loads.length = 0;
      await page.reload();
      await expect(page.getByText('You have refused.')).toBeVisible();
      await expect(page.locator('[aria-label^="Notifications"]')).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(loads).toEqual([]);
    } finally {
      // A page that is left open would ask the stopped server again.
      await page.close();
      await product.stop();
    }
  });
});

test.describe('with Plausible', () => {
  test('which keeps nothing on the device, nobody is asked', async ({ page }) => {
    const product = await startProduct({ ANALYTICS_ID: 'listings.example' });
    try {
      await page.route('https://plausible.io/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      const counted = () => page.evaluate(() => (window as { plausible?: { q?: unknown[] } }).plausible?.q);
      await page.goto(`${product.url}/pricing?private=1`);
      await expect
        .poll(() => page.evaluate(() => document.querySelector('script[data-domain]')?.getAttribute('src')))
        .toMatch(/^https:\/\/plausible\.io\/js\//);
      await expect.poll(counted).toEqual([['pageview', { u: `${product.url}/pricing` }]]);
      await expect(page.getByRole('region', { name: 'Measurement' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(page.getByText('This server also counts page views with Plausible')).toBeVisible();
      await expect.poll(async () => (await counted())?.length).toBe(2);
    } finally {
      // As above.
      await page.close();
      await product.stop();
    }
  });

  test('a browser that asks not to be tracked loads nothing of it', async ({ page }) => {
    const product = await startProduct({ ANALYTICS_ID: 'listings.example' });
    try {
      await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
      await page.goto(`${product.url}/privacy`);
      await expect(page.getByText(/^This server also uses Plausible\. Your browser asks/)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.locator('script[src*="plausible"]').count()).toBe(0);
    } finally {
      // As above.
      await page.close();
      await product.stop();
    }
  });
});
