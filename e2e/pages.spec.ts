import type { Locator, Page } from '@playwright/test';
import { signUp } from './account.ts';
import { expect, test } from './test.ts';

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  const TEXTS: Record<string, string[]> = {
    '/': [
      'Turbocharge Your Listings.',
      'No sign-up required to try it.',
      'How It Works',
      'Which platforms are supported?',
    ],
    '/pricing': ['4.99 GBP', 'Recommended', 'Your Current Plan'],
    '/terms': ['18'],
    '/privacy': ['nothing of it is stored'],
    '/refund': ['7-day'],
  };
  for (const [path, texts] of Object.entries(TEXTS)) {
    test(`${path} can be read`, async ({ page, product }) => {
      await page.goto(product.url + path);
      for (const text of texts) await expect(page.locator('body')).toContainText(text);
    });
  }
});

test('the footer and header lead everywhere, and the blog says it is coming', async ({ page, product }) => {
  await page.goto(product.url);
  for (const [name, path] of [
    ['Terms of Use', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Refund Policy', '/refund'],
    ['Upgrade', '/pricing'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(product.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await page.getByRole('contentinfo').getByRole('button', { name: 'Blog (Coming Soon)' }).click();
  expect(said).toEqual(['Blog coming soon!']);
});

test('the page loads nothing from anywhere else, and its policy allows nothing inline', async ({
  page,
  product,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url) && !request.url().startsWith('data:'))
      elsewhere.push(request.url());
  });
  const response = await page.goto(product.url);
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
});

test('the three steps are open on the first visit only', async ({ page, product }) => {
  await page.goto(product.url);
  await expect(page.getByText('Provide Details')).toBeVisible();
  // Until the page is alive nobody is counted as having seen them.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hasSeenHowItWorks'))).toBe('true');
  await page.reload();
  await expect(page.getByText('Provide Details')).toBeHidden();
});

test('one answer is open at a time', async ({ page, product }) => {
  await page.goto(product.url);
  await page.getByText('Is my data safe?').click();
  await expect(page.getByText('It is not stored long-term')).toBeVisible();
  await page.getByText('Which platforms are supported?').click();
  await expect(page.getByText('It is not stored long-term')).toBeHidden();
});

test('the tip comes after half a second and leaves after fifteen', async ({ page, product }) => {
  // Time stands still but for what is let pass here: how long the page takes to load decides nothing.
  await page.clock.install({ time: '2026-11-21T10:00:00Z' });
  await page.clock.pauseAt('2026-11-21T10:00:01Z');
  await page.goto(product.url);
  const tip = page.getByRole('complementary', { name: 'Pro Tip' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(tip).toHaveCount(0);
  // Its half second begins when the page has come alive.
  await expect(async () => {
    await page.clock.runFor(600);
    await expect(tip).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.clock.runFor(13_000);
  await expect(tip).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(tip).toHaveCount(0);
});

for (const plan of ['nobody', 'free', 'premium'] as const) {
  test(`the tip covers nothing of the header for ${plan}, at any width`, async ({ page, product }) => {
    if (plan !== 'nobody') await signUp(page, product, plan);
    await page.goto(product.url);
    const tip = page.getByRole('complementary', { name: 'Pro Tip' });
    const header = page.getByRole('banner');
    await expect(header.getByText(plan === 'nobody' ? 'Log In' : 'My Listings').first()).toBeAttached();
    // It leaves by itself, but not while it has the focus.
    await tip.getByRole('button', { name: 'Dismiss tip' }).focus();
    for (const width of [1440, 1280, 1100, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const boxOf = async (part: Locator) =>
        (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const own = await boxOf(tip);
      const others = [
        await boxOf(header.getByRole('navigation')),
        await boxOf(header.getByRole('link').first()),
      ];
      const covered = others.filter(
        (other) =>
          own.x < other.x + other.width &&
          other.x < own.x + own.width &&
          own.y < other.y + other.height &&
          other.y < own.y + own.height,
      );
      expect(covered, `at ${width} px`).toEqual([]);
      expect([own.x >= 0, own.x + own.width <= width, own.width > 200]).toEqual([true, true, true]);
    }
  });
}

test('the tip is for the first visit: a reload and another tab have none', async ({ page, product }) => {
  const tipOf = (tab: Page) => tab.getByRole('complementary', { name: 'Pro Tip' });
  await page.goto(product.url);
  await expect(tipOf(page)).toBeVisible();
  await page.reload();
  const other = await page.context().newPage();
  await other.goto(product.url);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: 'Generate My Listing' }).first()).toBeVisible();
    // Its half second, and more.
    await tab.waitForTimeout(1_500);
    await expect(tipOf(tab)).toHaveCount(0);
  }
});

test('the tip that was closed stays away where the browser keeps nothing', async ({ page, product }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Dismiss tip' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
  await page.getByRole('link', { name: 'Smart Listings' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(1_500);
  await expect(page.getByRole('complementary', { name: 'Pro Tip' })).toHaveCount(0);
});

test('the first hint stays away once it was dismissed', async ({ page, product }) => {
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Dismiss hint' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Getting started' })).toHaveCount(0);
});

test.describe('the currency', () => {
  for (const [locale, timezoneId, currency] of [
    ['en-GB', 'Europe/London', 'GBP (£)'],
    ['de-DE', 'Europe/Berlin', 'EUR (€)'],
    ['en-US', 'Europe/Warsaw', 'PLN (zł)'],
    ['en-US', 'UTC', 'USD ($)'],
  ] as const) {
    test.describe(`of ${locale} in ${timezoneId}`, () => {
      test.use({ locale, timezoneId });

      test(`begins as ${currency}`, async ({ page, product }) => {
        const guessed = page.waitForResponse(/guess-currency/);
        await page.goto(product.url);
        await guessed;
        await expect(page.getByLabel('Currency', { exact: true })).toHaveValue(currency);
      });
    });
  }

  test.describe('with a position', () => {
    test.use({ permissions: ['geolocation'], geolocation: { latitude: 52.5, longitude: 13.4 } });

    test('comes from where the browser is, and is remembered', async ({ page, product }) => {
      await page.goto(product.url);
      await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('GBP (£)');
      await page.getByRole('button', { name: /location/i }).click();
      await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('EUR (€)');
      await page.reload();
      await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('EUR (€)');
      expect(await page.evaluate(() => localStorage.getItem('appCurrency'))).toBe('EUR (€)');
    });
  });

  test('can be chosen by hand when the position is refused', async ({ page, product }) => {
    await page.goto(product.url);
    await page.getByRole('button', { name: /location/i }).click();
    await expect(page.getByText('Permission to use your position was denied.')).toBeVisible();
    await page.getByLabel('Currency', { exact: true }).selectOption('EUR (€)');
    await page.reload();
    await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('EUR (€)');
  });
});

test('what needs Pro is locked and leads to the comparison of plans', async ({ page, product }) => {
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Unlock with Pro' }).click();
  const modal = page.getByRole('dialog');
  await expect(modal).toContainText('Price refresh');
  await expect(modal).toContainText('Unlimited');
});

test('the API describes itself', async ({ page, product }) => {
  const description = await page.request.get(`${product.url}/api/openapi.json`);
  const body = await description.json();
  expect(body.openapi).toMatch(/^3\.1/);
  expect(Object.keys(body.paths)).toContain('/api/gemini/generateListing');
  await page.goto(`${product.url}/api/docs`);
  await expect(page.getByText('/api/gemini/generateListing').first()).toBeVisible();
});
