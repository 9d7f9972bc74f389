import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BOOTS, fillForm, generate, titleOf } from './forms.ts';
import { expectNoViolations } from './no-violations.ts';
import { startProduct } from './product.ts';
import { expect, test } from './test.ts';

const PASSWORD = 'correct horse';
let people = 0;

/** An address that no other test uses. */
function newAddress(): string {
  people += 1;
  return `anna${people}@example.com`;
}

async function fillSignUp(page: Page, email: string, password = PASSWORD, confirm = password) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(confirm);
  await page.locator('form').getByRole('button', { name: 'Sign Up' }).click();
}

async function signUp(page: Page, url: string, email = newAddress()): Promise<string> {
  await page.goto(`${url}/signup`);
  await fillSignUp(page, email);
  await expect(page.getByRole('link', { name: 'My Listings' })).toBeVisible();
  return email;
}

async function logIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Log In' }).click();
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();
}

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

/** The newest link of that shape in the mail to `email`, once it is there. */
async function linkTo(outbox: string, email: string, shape: RegExp): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(() => {
      for (const name of readdirSync(outbox).sort()) {
        const mail = readFileSync(join(outbox, name), 'utf8')
          .replace(/=\r?\n/g, '')
          .replace(/=3D/g, '=');
        if (mail.includes(`To: ${email}`)) link = shape.exec(mail)?.[0] ?? link;
      }
      return link;
    })
    .toBeTruthy();
  return link ?? '';
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
