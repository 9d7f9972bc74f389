import type { Page } from '@playwright/test';
import { signUp } from './account.ts';
import { expectNoViolations } from './no-violations.ts';
import { type Product, startProduct } from './product.ts';
import { expect, test } from './test.ts';

const PAY = /^Pay 4\.99 GBP/;

/** The button that starts a checkout opens a second tab; both show the sandbox's checkout. */
async function startCheckout(
  page: Page,
  button = page.getByRole('button', { name: 'Upgrade', exact: true }),
) {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), button.click()]);
  await expect(tab.getByText('Test mode.')).toBeVisible();
  await expect(page.getByText('Test mode.')).toBeVisible();
  return tab;
}

/** Opens the customer portal from the header; it comes in a tab of its own. */
async function openPortal(page: Page) {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('banner').getByRole('button', { name: 'Manage Subscription' }).click(),
  ]);
  await expect(tab.getByRole('heading', { name: 'Your subscription' })).toBeVisible();
  return tab;
}

/** Buys Pro from the pricing page, and leaves the page on its account. */
async function buyPro(page: Page, product: Product) {
  await page.goto(`${product.url}/pricing`);
  const checkout = await startCheckout(page);
  await checkout.getByRole('button', { name: PAY }).click();
  await expect(checkout.getByText('This checkout is paid.')).toBeVisible();
  await checkout.close();
  // The tab that showed the same checkout follows.
  await expect(page.getByText(/^Renews on \d/)).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/account`);
}

test('Pro is bought from the pricing page and is open at once in another tab', async ({ page, product }) => {
  await signUp(page, product);
  const other = await page.context().newPage();
  await other.goto(`${product.url}/myListings`);
  await expect(other.getByRole('button', { name: 'Export CSV PRO' })).toBeVisible();

  await page.goto(`${product.url}/pricing`);
  await expect(page.getByText(/^This is a test: the checkout takes no money/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your Current Plan' })).toBeDisabled();
  const checkout = await startCheckout(page);
  await checkout.getByRole('button', { name: PAY }).click();

  await expect(other.getByText('You are a Pro! Everything is unlocked.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Export CSV PRO' })).toHaveCount(0);
  await expect(other.getByRole('button', { name: /^Export/ })).toBeVisible();
  for (const tab of [checkout, page]) {
    await expect(tab.getByText(/^Renews on \d/)).toBeVisible();
    await tab.goBack();
    await expect(tab.getByText('Test mode.')).toHaveCount(0);
  }
  await checkout.goto(`${product.url}/pricing`);
  await expect(checkout.getByRole('button', { name: 'You are a Pro!' })).toBeDisabled();
});

test('Pro is bought from the upgrade dialog; it is cancelled, kept to the end, and over', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Unlock with Pro' }).click();
  const dialog = page.getByRole('dialog');
  const checkout = await startCheckout(page, dialog.getByRole('button', { name: 'Upgrade', exact: true }));
  await checkout.getByRole('button', { name: PAY }).click();
  await expect(checkout.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await page.close();

  const account = checkout;
  const portal = await openPortal(account);
  await portal.getByRole('button', { name: 'Cancel at the end of the period' }).click();
  await portal.getByRole('link', { name: 'Back to Smart Listings' }).click();
  await expect(portal.getByText(/^Cancelled\. Pro stays open until \d/)).toBeVisible();
  await expect(portal.getByRole('button', { name: 'You are a Pro!' })).toBeVisible();
  await expect(account.getByText(/^Cancelled\. Pro stays open until \d/)).toBeVisible();
  await portal.close();

  const last = await openPortal(account);
  await last.getByRole('button', { name: 'Let the paid period end now' }).click();
  await expect(account.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
  await expect(account.getByText('Starter', { exact: true })).toBeVisible();
});

test.describe('a payment that fails', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('is said on the account page, and paying again mends it', async ({ page, product }) => {
    await signUp(page, product);
    await buyPro(page, product);
    const portal = await openPortal(page);
    await portal.getByRole('button', { name: 'Let the next payment fail' }).click();
    await expect(page.getByText(/^The last payment failed\./)).toBeVisible();
    // Bought a second time, it would be paid for twice.
    await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toHaveCount(0);
    await page.goto(`${product.url}/pricing`);
    await page.getByRole('button', { name: 'Upgrade', exact: true }).click();
    await expect(page.getByText(/^You have a subscription already\./)).toBeVisible();
    await page.goto(`${product.url}/account`);
    await portal.getByRole('button', { name: 'Pay what is due' }).click();
    await expect(page.getByText(/^Renews on \d/)).toBeVisible();
  });
});

test('a refund ends Pro at once, and Pro can be bought again', async ({ page, product }) => {
  await signUp(page, product);
  await buyPro(page, product);
  const portal = await openPortal(page);
  await portal.getByRole('button', { name: 'Refund the last payment' }).click();
  await expect(page.getByText('Starter', { exact: true })).toBeVisible();
  await portal.close();
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  const upgrade = page.getByRole('dialog').getByRole('button', { name: 'Upgrade', exact: true });
  const checkout = await startCheckout(page, upgrade);
  await checkout.getByRole('button', { name: PAY }).click();
  await expect(checkout.getByText(/^Renews on \d/)).toBeVisible();
});

test('a subscription that rests is said on the account page, and goes on when it is resumed', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  await buyPro(page, product);
  const portal = await openPortal(page);
  await portal.getByRole('button', { name: 'Pause now' }).click();
  await expect(page.getByText(/^Paused: no payments are taken\. .* Pro stays open until \d/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'You are a Pro!' })).toBeVisible();
  await portal.getByRole('button', { name: 'Resume and pay' }).click();
  await expect(page.getByText(/^Renews on \d/)).toBeVisible();
});

test('where nobody takes payments, nothing pretends to', async ({ page }) => {
  const product = await startProduct({ BILLING: 'off' });
  try {
    await signUp(page, product);
    await page.goto(`${product.url}/pricing`);
    await expect(page.getByText(/^Payments are not open on this server/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upgrade', exact: true })).toBeDisabled();
    await page.goto(`${product.url}/account`);
    await expect(page.getByText(/^Payments are not open on this server/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(?:Manage Subscription|Upgrade to Pro)$/ })).toHaveCount(
      0,
    );
    await page.goto(`${product.url}/terms?_ptxn=txn_1`);
    await expect(page.getByText('Payments are not open on this server.')).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/terms`);
  } finally {
    // A page that is left open would ask the stopped server again.
    await page.close();
    await product.stop();
  }
});

test('a visitor without an account is asked to log in, and comes back to the pricing page', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/pricing`);
  await page.getByRole('button', { name: 'Upgrade', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fpricing$/);
  await expect(page.getByText('Please log in to upgrade to Pro.')).toBeVisible();
});

test.describe('the sentences of billing', () => {
  test.use({ expectedErrors: [/status of 4|status of 5|Failed to load resource/] });

  test('an account that never paid is sent to the plans', async ({ page, product }) => {
    await signUp(page, product);
    await page.goto(product.url);
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    const toast = page.getByText(/^We couldn’t find a billing portal for your account yet\./);
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(`${product.url}/pricing`);
  });

  for (const { name, answer, sentence } of [
    {
      name: 'a session that has ended',
      answer: { status: 401, json: {} },
      sentence: 'Please log in to manage your subscription.',
    },
    {
      name: 'too many requests',
      answer: { status: 429, json: {} },
      sentence: 'We’re getting a lot of requests right now. Please try again in a moment.',
    },
    {
      name: 'a refusal with a reason',
      answer: { status: 502, json: { error: { code: 'unreachable', message: 'The provider is away.' } } },
      sentence: 'The provider is away.',
    },
    {
      name: 'a refusal without one',
      answer: { status: 500, json: {} },
      sentence: 'Failed to create portal link (500)',
    },
    {
      name: 'an answer without an address',
      answer: { status: 200, json: {} },
      sentence: 'Billing portal did not return a URL. Please try again later.',
    },
    {
      name: 'an answer that is none',
      answer: { status: 200, body: '<html>' },
      sentence: 'Sorry, something went wrong while opening the billing portal.',
    },
  ]) {
    test(`the portal’s, for ${name}`, async ({ page, product }) => {
      await signUp(page, product);
      await page.goto(product.url);
      await page.route('**/api/createPortalLink', (route) => route.fulfill(answer));
      await page.getByRole('button', { name: 'Manage Subscription' }).click();
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeEnabled();
    });
  }

  for (const { name, answer, sentence } of [
    {
      name: 'a refusal without a reason',
      answer: { status: 500, json: {} },
      sentence: 'Checkout failed (500)',
    },
    {
      name: 'an answer without an address',
      answer: { status: 200, json: {} },
      sentence: 'Could not initiate checkout.',
    },
    {
      name: 'an answer that is none',
      answer: { status: 200, body: '<html>' },
      sentence: 'Sorry, there was an issue starting your checkout.',
    },
  ]) {
    test(`the checkout’s, for ${name}`, async ({ page, product }) => {
      await signUp(page, product);
      await page.goto(`${product.url}/pricing`);
      await page.route('**/api/createCheckout', (route) => route.fulfill(answer));
      await page.getByRole('button', { name: 'Upgrade', exact: true }).click();
      await expect(page.getByText(sentence)).toBeVisible();
    });
  }

  test('while the portal and the checkout are asked for, their buttons say so', async ({ page, product }) => {
    await signUp(page, product);
    await page.goto(`${product.url}/pricing`);
    await page.route('**/api/create*', () => new Promise(() => undefined));
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    await expect(page.getByRole('button', { name: 'Opening…' })).toBeDisabled();
    await page.getByRole('button', { name: 'Upgrade', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Starting checkout…' })).toBeDisabled();
  });

  test('where new tabs are blocked, the portal opens in this one', async ({ page, product }) => {
    await signUp(page, product);
    await buyPro(page, product);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('button', { name: 'Manage Subscription' }).first().click();
    await expect(page.getByRole('heading', { name: 'Your subscription' })).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('the way to Pro and the account page have no accessibility violation', async ({ page, product }) => {
      await signUp(page, product);
      await page.goto(`${product.url}/pricing`);
      await expect(page.getByRole('button', { name: 'Upgrade', exact: true })).toBeEnabled();
      await expectNoViolations(page);
      await page.goto(`${product.url}/account`);
      await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
      await expect(
        page.getByRole('dialog').getByRole('button', { name: 'Upgrade', exact: true }),
      ).toBeEnabled();
      await expectNoViolations(page);
    });
  });
}
