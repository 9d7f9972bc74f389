// One item on several marketplaces, and its way through the account.
import type { Page } from '@playwright/test';
import { startEbay } from '../server/src/test/stand-in-ebay.ts';
import { signUp } from './account.ts';
import { BOOTS, fillForm, generate, titleOf } from './forms.ts';
import { expectNoViolations } from './no-violations.ts';
import { startProduct } from './product.ts';
import { expect, test } from './test.ts';

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Marketplaces' }).getByRole('tab');
const tab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Marketplaces' }).getByRole('tab', { name });

async function alsoFor(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Also for…' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('an item is written for other marketplaces, saved as one, found and loaded again', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  await page.goto(product.url);
  await fillForm(page, BOOTS);
  await generate(page);
  await expect(page.getByRole('heading', { name: 'Your eBay listing' })).toBeVisible();
  await alsoFor(page, 'Vinted');
  await expect(page.getByRole('heading', { name: 'Your Vinted listing' })).toBeVisible();
  await expect(page.getByLabel('Platform')).toHaveValue('Vinted');
  await expect(page.getByText('You changed the form.')).toBeHidden();
  await titleOf(page).fill('My own title for Vinted');
  await alsoFor(page, 'Etsy');
  await expect(tabs(page)).toHaveText([/^eBay\d+/, /^Etsy\d+/, /^Vinted\d+/]);
  await expectNoViolations(page);

  // By keyboard along the tabs; what was typed is still there, also after a reload.
  await tab(page, 'Etsy').focus();
  await page.keyboard.press('ArrowRight');
  await expect(titleOf(page)).toHaveValue('My own title for Vinted');
  await expect(tab(page, 'Vinted')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('heading', { name: 'Your eBay listing' })).toBeVisible();
  await page.reload();
  await tab(page, 'Vinted').click();
  await expect(titleOf(page)).toHaveValue('My own title for Vinted');

  await page.getByRole('button', { name: 'Save 3 Listings' }).click();
  await expect(page.getByText('3 listings saved, as one item.')).toBeVisible();
  const me = await (await page.request.get(`${product.url}/api/me`)).json();
  expect(me).toMatchObject({ usage: { generatedCount: 1 }, savedCount: 3 });

  await page.goto(`${product.url}/myListings`);
  const row = page.getByRole('listitem', { name: 'My own title for Vinted' });
  await row.getByRole('button', { name: 'Also for eBay, Etsy' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
  await expect(page.getByText('The listings of one item')).toBeVisible();
  await expectNoViolations(page);
  await row.getByRole('button', { name: 'Load to Form' }).click();
  await expect(tabs(page)).toHaveCount(3);
  await expect(titleOf(page)).toHaveValue('My own title for Vinted');
});

test('a marketplace is taken away and brought back', async ({ page, product }) => {
  await page.goto(product.url);
  await fillForm(page, BOOTS);
  await generate(page);
  await page.getByRole('button', { name: 'Also for…' }).click();
  await page.getByRole('menuitem', { name: 'All of them' }).click();
  await expect(tabs(page)).toHaveCount(6);
  await expect(tab(page, 'Etsy')).toBeFocused();
  await page.getByRole('button', { name: 'Remove Etsy' }).click();
  await expect(tabs(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tab(page, 'Etsy')).toHaveAttribute('aria-selected', 'true');
});

test('with an AI, another marketplace is written when the seller asks for it', async ({
  page,
  productWithAi,
  provider,
}) => {
  const text = JSON.stringify({
    title: 'Dr Martens 1460 boots cherry red UK 6',
    description: BOOTS.features,
    tags: ['docs', 'lace up boots'],
  });
  provider.play({ kind: 'answer', answer: { text } });
  await page.goto(productWithAi.url);
  await fillForm(page, BOOTS);
  await generate(page);
  await expect(page.getByText('Written by AI')).toBeVisible();
  await alsoFor(page, 'Gumtree');
  await expect(page.getByRole('heading', { name: 'Not written for Gumtree yet' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Write it with AI' }).click();
  await expect(page.getByRole('heading', { name: 'Your Gumtree listing' })).toBeVisible();
  await alsoFor(page, 'Etsy');
  await page.getByRole('button', { name: 'Use the built-in writer' }).click();
  await expect(page.getByText('Written by the built-in writer')).toBeVisible();
  await expect(tabs(page)).toHaveText([/^eBay\d+/, /^Etsy\d+/, /^Gumtree\d+/]);
});

test('with its keys, the marketplace’s own category and fields are offered and kept', async ({ page }) => {
  const ebay = await startEbay();
  const product = await startProduct(ebay.env);
  await signUp(page, product);
  await page.goto(product.url);
  await fillForm(page, {
    ...BOOTS,
    itemName: 'Barbour jacket',
    make: 'Barbour',
    features: 'Colour: navy\nSize: M',
  });
  await generate(page);
  await page.getByText('Category and item specifics').click();
  const own = page.getByRole('list', { name: 'Categories of eBay' }).getByRole('button');
  await expect(own.first()).toContainText('57988');
  await expect(page.getByLabel('Outer Shell Material', { exact: true })).toBeVisible();
  await own.first().click();
  await expect(own.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Category number', { exact: true })).toHaveValue('57988');
  await expectNoViolations(page);
  await product.stop();
  await ebay.close();
});
