import type { Page } from '@playwright/test';
import { fillSignUp, linkTo, logIn, logOut, newAddress, PASSWORD, signUp } from './account-forms.ts';
import { BOOTS, fillForm, generate, titleOf } from './forms.ts';
import { expectNoViolations } from './no-violations.ts';
import { startProduct } from './product.ts';
import { expect, test } from './test.ts';

/** From here on what lies on the device of an account cannot be reached, until it is released. */
async function holdDevice(page: Page): Promise<{ release: () => Promise<void> }> {
  const held = await page.evaluateHandle(async () => {
    const request = indexedDB.open('smart-listings-account');
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    // It waits for this one to be closed, and all that comes later waits for it.
    indexedDB.deleteDatabase('smart-listings-account');
    return request.result;
  });
  return { release: () => held.evaluate((database) => database.close()) };
}

test('a seller signs up, is greeted by what is left, logs out and in again', async ({ page, product }) => {
  const email = await signUp(page, product.url);
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByText('5 of 5 generations left this month')).toBeVisible();
  // The form of the sign-up is not taken for the generator's, sent too early.
  await expect(page.getByText('Choose a selling platform.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Log In' }).click();
  await logIn(page, email);
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
});

test('who is logged in is led home from the forms', async ({ page, product }) => {
  await signUp(page, product.url);
  for (const path of ['/login', '/signup']) {
    await page.goto(product.url + path);
    await expect(page).toHaveURL(`${product.url}/`);
  }
});

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: [/status of 40[013]/] });

  test('is said in a red box, in the product’s words', async ({ page, product }) => {
    await page.goto(`${product.url}/login`);
    const alert = page.getByRole('alert');
    await page.locator('form').getByRole('button', { name: 'Log In' }).click();
    await expect(alert).toHaveText('Email and password are required.');
    await logIn(page, 'nobody@example.com');
    await expect(alert).toHaveText('Login failed. Please check your credentials.');

    await page.goto(`${product.url}/signup`);
    await fillSignUp(page, newAddress(), PASSWORD, 'something else');
    await expect(alert).toHaveText('Passwords do not match.');
    await fillSignUp(page, newAddress(), 'short');
    await expect(alert).toHaveText('Password should be at least 6 characters.');
  });

  test('a reset without an address asks for one', async ({ page, product }) => {
    await page.goto(`${product.url}/reset-password`);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please enter your email address.');
  });

  test('a log-out that fails says so', async ({ page, product }) => {
    await signUp(page, product.url);
    await page.route('**/api/auth/sign-out', (route) => route.fulfill({ status: 403, json: {} }));
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Logout failed.')).toBeVisible();
  });
});

test('who goes on while the log-out is still clearing this device stays there', async ({ page, product }) => {
  const email = await signUp(page, product.url);
  const { promise: held, resolve: hold } = Promise.withResolvers<{ release: () => Promise<void> }>();
  await page.route('**/api/auth/sign-out', async (route) => {
    hold(await holdDevice(page));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Log In' }).click();
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await (await held).release();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Check your inbox for further instructions.')).toBeVisible();
});

test('a password is reset through the link of the mail', async ({ page, product }) => {
  const email = await signUp(page, product.url);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Log In' }).click();
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  // Until its code has come, the log-in stands there with an address of its own.
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Check your inbox for further instructions.')).toBeVisible();

  const link = await linkTo(product.outbox, email, /http\S+\/reset-password\?token=\S+/);
  await page.goto(product.url + new URL(link).pathname + new URL(link).search);
  await page.getByLabel('New password', { exact: true }).fill('battery staple');
  await page.getByLabel('Confirm password', { exact: true }).fill('battery staple');
  expect(page.url()).not.toContain('token');
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page.getByText('Your new password is set. Log in with it.')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Log In', exact: true }).click();
  await logIn(page, email, 'battery staple');
  await expect(page.getByRole('link', { name: 'My Listings' })).toBeVisible();
});

test('the log-in leads back to the page that asked for it, and nowhere else', async ({ page, product }) => {
  const email = await signUp(page, product.url);
  await logOut(page);
  await page.goto(`${product.url}/account`);
  await page.locator('main').getByRole('link', { name: 'Log In' }).click();
  await logIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await logOut(page);
  await page.goto(`${product.url}/login?next=%2F%2Fevil.example`);
  await logIn(page, email);
  await expect(page).toHaveURL(`${product.url}/`);
});

test('every tab follows a log-in and a log-out', async ({ page, context, product }) => {
  const other = await context.newPage();
  await other.goto(product.url);
  await expect(other.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await signUp(page, product.url);
  await expect(other.getByRole('link', { name: 'My Listings' })).toBeVisible();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
});

test('five generations use up the month; then the buttons lead to the plans', async ({ page, product }) => {
  await signUp(page, product.url);
  await fillForm(page, BOOTS);
  for (let left = 4; left >= 1; left -= 1) {
    await generate(page);
    await expect(page.getByText(`${left} of 5 generations left this month`)).toBeVisible();
  }
  await generate(page);
  await expect(page.getByText("You've hit your monthly generation limit!")).toBeVisible();
  await expect(titleOf(page)).toBeVisible();
  await page.locator('form').getByRole('button', { name: 'Upgrade for More' }).click();
  const modal = page.getByRole('dialog', { name: "You've reached your monthly generation limit." });
  await expect(modal.getByRole('button', { name: 'Upgrade', exact: true })).toBeEnabled();
  await expectNoViolations(page);
});

test('the owner’s address is Pro once it is confirmed', async ({ page }) => {
  const product = await startProduct({ OWNER_EMAILS: 'owner@example.com' });
  try {
    await signUp(page, product.url, 'owner@example.com');
    await page.goto(`${product.url}/pricing`);
    await expect(page.getByRole('button', { name: 'Your Current Plan' })).toBeDisabled();
    const link = await linkTo(product.outbox, 'owner@example.com', /http\S+\/api\/auth\/verify-email\?\S+/);
    await page.goto(product.url + new URL(link).pathname + new URL(link).search);
    await page.goto(`${product.url}/pricing`);
    await expect(page.getByRole('button', { name: 'You are a Pro!' })).toBeDisabled();
  } finally {
    // A page that is left open would ask the stopped server again.
    await page.close();
    await product.stop();
  }
});
