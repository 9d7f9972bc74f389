// What an account's owner does with it: sessions elsewhere, address, name, password, and its end.
import { linkTo, logIn, logOut, PASSWORD, signUp } from './account-forms.ts';
import { expectNoViolations } from './no-violations.ts';
import { expect, test } from './test.ts';

test('a session elsewhere is ended from the account page', async ({ page, browser, product }) => {
  const email = await signUp(page, product.url);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${product.url}/login`);
  await logIn(elsewhere, email);
  await expect(elsewhere.getByRole('link', { name: 'My Listings' })).toBeVisible();

  await page.goto(`${product.url}/account`);
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: /^Log out: / }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await elsewhere.goto(`${product.url}/account`);
  await expect(elsewhere.getByRole('heading', { name: 'Log in to see your account' })).toBeVisible();
  await elsewhere.context().close();
});

test('the address is confirmed, the name and the password are changed', async ({ page, product }) => {
  const email = await signUp(page, product.url);
  const link = await linkTo(product.outbox, email, /http\S+\/api\/auth\/verify-email\?\S+/);
  await page.goto(product.url + new URL(link).pathname + new URL(link).search);
  await expect(page.getByText('Your email address is verified.')).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();

  await page.getByLabel('Display name').fill('Anna Bell');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your name is saved.')).toBeVisible();

  await page.getByText('Change password', { exact: true }).click();
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('battery staple');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Display name')).toHaveValue('Anna Bell');
});

test('a link that confirms an address asks for the log-in first, where nobody is logged in', async ({
  page,
  product,
}) => {
  const email = await signUp(page, product.url);
  const link = await linkTo(product.outbox, email, /http\S+\/api\/auth\/verify-email\?\S+/);
  await logOut(page);
  await page.goto(product.url + new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole('heading', { name: 'Log in to confirm your address' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'choose a new password' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await logIn(page, email);
  await expect(page.getByText('Your email address is verified.')).toBeVisible();
});

test.describe('the end of an account', () => {
  test.use({ expectedErrors: [/status of 40[013]/] });

  test('takes the typed address and the password, and the data can be had before', async ({
    page,
    product,
  }) => {
    const email = await signUp(page, product.url);
    await page.goto(`${product.url}/account`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download My Data' }).click();
    expect((await download).suggestedFilename()).toMatch(/^smart-listings-data-.*\.zip$/);

    await page.getByRole('button', { name: 'Delete Account…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByRole('button', { name: 'Delete My Account' })).toBeDisabled();
    await dialog.getByLabel('Your email, to confirm').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete My Account' }).click();
    await expect(page.getByText('Your account is deleted.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
    await page.goto(`${product.url}/login`);
    await logIn(page, email);
    await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce', expectedErrors: [/status of 40[013]/] });

    test('the account page and its forms have no accessibility violation', async ({ page, product }) => {
      for (const path of ['/signup', '/reset-password', '/reset-password?token=made-up', '/account']) {
        await page.goto(product.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolations(page);
      }
      await signUp(page, product.url);
      await expectNoViolations(page);
      await page.goto(`${product.url}/account`);
      await expect(page.getByText('This one')).toBeVisible();
      await page.getByText('Change email', { exact: true }).click();
      await page.getByText('Change password', { exact: true }).click();
      await expectNoViolations(page);
      await page.getByRole('button', { name: 'Delete Account…' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page);
    });
  });
}
