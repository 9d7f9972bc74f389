import type { Page } from '@playwright/test';
import { expectNoViolations } from './no-violations.ts';
import { expect, test } from './test.ts';

const PASSWORD = 'correct horse';

async function openKeys(page: Page, url: string, email: string) {
  await page.goto(`${url}/signup`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('link', { name: 'My Listings' })).toBeVisible();
  await page.goto(`${url}/account#keys`);
  return page.getByRole('region', { name: 'API keys' });
}

for (const width of [390, 1440]) {
  test(`a key is made, used and revoked at ${width} px`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 900 });
    const keys = await openKeys(page, product.url, `keys${width}@example.com`);
    await expect(keys.getByText('You have no keys.')).toBeVisible();
    await keys.getByText('How to use a key').click();
    await expect(keys.getByText(`${product.url}/mcp`)).toBeVisible();
    await expectNoViolations(page);

    await keys.getByRole('button', { name: 'New key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('My assistant');
    await dialog.getByLabel('What it may do').selectOption('write');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Make Key' }).click();
    await expect(dialog.getByText('it is shown this once')).toBeVisible();
    await expectNoViolations(page);
    const secret = await dialog.getByLabel('Key', { exact: true }).inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(keys.getByRole('listitem')).toContainText(['My assistant']);
    await expect(page.getByText(secret)).toHaveCount(0);

    const call = () =>
      fetch(`${product.url}/api/listings`, { headers: { authorization: `Bearer ${secret}` } });
    expect((await call()).status).toBe(200);
    await keys.getByRole('button', { name: 'Revoke: My assistant' }).click();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Revoke Key' }).click();
    await expect(keys.getByText('You have no keys.')).toBeVisible();
    expect((await call()).status).toBe(401);
  });
}

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  test('a wrong password makes no key, and says so', async ({ page, product }) => {
    const keys = await openKeys(page, product.url, 'keys-wrong@example.com');
    await keys.getByRole('button', { name: 'New key' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('My assistant');
    await dialog.getByLabel('Password', { exact: true }).fill('wrong horse');
    await dialog.getByRole('button', { name: 'Make Key' }).click();
    await expect(dialog.getByText('That is not your current password.')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(keys.getByText('You have no keys.')).toBeVisible();
  });

  test('a list that does not come is asked for again', async ({ page, product }) => {
    let isBroken = true;
    await page.route('**/api/account/keys', (route) =>
      isBroken ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    const keys = await openKeys(page, product.url, 'keys-broken@example.com');
    await expect(keys.getByText('Your keys could not be loaded.')).toBeVisible();
    isBroken = false;
    await keys.getByRole('button', { name: 'Try again' }).click();
    await expect(keys.getByText('You have no keys.')).toBeVisible();
  });
});
