// A part of the page that cannot be fetched while a saved listing is on its way into the form.
import type { Page } from '@playwright/test';
import { saveListing, signUp } from './account.ts';
import { BOOTS, fillForm, generate, titleOf } from './forms.ts';
import type { Product } from './product.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: [/ERR_FAILED/] });

/** A listing is in the account, and another one in the form. */
async function workOnAnother(page: Page, product: Product): Promise<void> {
  await signUp(page, product);
  await saveListing(page, product, 'Coat');
  await page.goto(product.url);
  await fillForm(page, BOOTS);
  await generate(page);
  await expect(titleOf(page)).toHaveValue(/1460/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('listingSession'))).not.toBeNull();
}

/** The page asks whether the server is there before it loads itself anew: what else it does is quicker. */
async function answerSlowly(page: Page, product: Product): Promise<void> {
  await page.route(`${product.url}/`, async (route) => {
    if (route.request().method() === 'HEAD') await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
}

test('a listing is loaded also where the code of what was in the form cannot be fetched', async ({
  page,
  product,
}) => {
  await workOnAnother(page, product);
  await answerSlowly(page, product);
  await page.route(/assets\/stored-session-.*\.js$/, (route) => route.abort());
  await page.goto(`${product.url}/myListings`);
  await page.getByRole('button', { name: 'Load to Form' }).click();
  await page.waitForEvent('domcontentloaded');
  await expect(titleOf(page)).toHaveValue('Coat');
  await titleOf(page).fill('Coat of mine');

  // It is kept, although what was there before could not be read.
  await page.unrouteAll();
  await page.reload();
  await expect(titleOf(page)).toHaveValue('Coat of mine');
});

test('a listing is loaded also where the code that loads it is gone after a deploy', async ({
  page,
  product,
}) => {
  await workOnAnother(page, product);
  await answerSlowly(page, product);
  await page.route(/assets\/load-saved-.*\.js$/, (route) => route.abort(), { times: 1 });
  await page.goto(`${product.url}/myListings`);
  await page.getByRole('button', { name: 'Load to Form' }).click();
  await page.waitForEvent('domcontentloaded');
  await expect(titleOf(page)).toHaveValue('Coat');
});
