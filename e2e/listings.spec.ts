import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { saveListing, signUp } from './account.ts';
import { BOOTS, fillForm, generate, titleOf } from './forms.ts';
import type { Product } from './product.ts';
import { expect, test } from './test.ts';

const titles = (page: Page) => page.getByRole('heading', { level: 2 });
const row = (page: Page, title: string) => page.getByRole('listitem', { name: title });

async function openListings(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.url}/myListings`);
  await expect(page.getByRole('heading', { level: 1, name: 'My Saved Listings' })).toBeVisible();
}

test('a listing is saved, found again, edited, and loaded back into the form', async ({ page, product }) => {
  await signUp(page, product);
  await page.goto(product.url);
  await fillForm(page, BOOTS);
  await generate(page);
  await titleOf(page).fill('My own title for the 1460 boots');
  await page.getByRole('button', { name: 'Save Listing' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await page
    .getByRole('region', { name: 'Saved listing' })
    .getByRole('link', { name: 'My Listings' })
    .click();
  await expect(titles(page)).toHaveText(['My own title for the 1460 boots']);

  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit listing' });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabel('Title').fill('Dr Martens 1460, lightly worn');
  await dialog.getByLabel('Tags').fill('docs, , cherry red,');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(titles(page)).toHaveText(['Dr Martens 1460, lightly worn']);
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'docs',
    'cherry red',
  ]);

  await page.reload();
  await page.getByRole('button', { name: 'Load to Form' }).click();
  await expect(titleOf(page)).toHaveValue('Dr Martens 1460, lightly worn');
  await expect(page.getByLabel('Item name')).toHaveValue(BOOTS.itemName);
  await expect(page.getByText('Pricing suggestion')).toBeVisible();
  await page.getByLabel('Make').fill('Doc Martens');
  await expect(page.getByText('You changed the form. Generate again')).toBeVisible();
  // The state was taken once: a reload shows what is in the form by now.
  await page.reload();
  await expect(page.getByLabel('Make')).toHaveValue('Doc Martens');
});

test('the Back key does not drop what was typed into the edit dialog', async ({ page, product }) => {
  await signUp(page, product);
  await saveListing(page, product, 'Coat');
  await page.goto(`${product.url}/pricing`);
  await openListings(page, product);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit listing' });
  await dialog.getByLabel('Title').fill('Coat, worn once');
  await page.goBack();
  await expect(dialog.getByText('Leave without saving your changes?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Coat, worn once');
  await page.goBack();
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${product.url}/myListings`);
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/pricing`);
});

test('who is signed out is asked to log in, and finds the listing again afterwards', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await fillForm(page, BOOTS);
  await generate(page);
  await titleOf(page).fill('Kept through the log-in');
  await page.getByRole('button', { name: 'Save Listing' }).click();
  await expect(page.getByText('Please log in to save listings.')).toBeVisible();
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signUp(page, product);
  await page.goto(product.url);
  await expect(titleOf(page)).toHaveValue('Kept through the log-in');
  await page.getByRole('button', { name: 'Save Listing' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
});

test('the free plan has room for five', async ({ page, product }) => {
  await signUp(page, product);
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await saveListing(page, product, name);
  await page.goto(product.url);
  await fillForm(page, BOOTS);
  await generate(page);
  await expect(page.getByRole('button', { name: 'Limit Reached' })).toBeDisabled();
  await openListings(page, product);
  await row(page, 'Three').getByRole('button', { name: 'Delete' }).click();
  await expect(titles(page)).toHaveCount(4);
  await page.goto(product.url);
  await expect(page.getByRole('button', { name: 'Save Listing' })).toBeEnabled();
});

test('search, filters and page live in the address', async ({ page, product }) => {
  await signUp(page, product, 'premium');
  for (let number = 1; number <= 12; number += 1) await saveListing(page, product, `Coat number ${number}`);
  await saveListing(page, product, 'A hat');
  await openListings(page, product);
  await expect(page.getByText('13 listings')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(titles(page)).toHaveCount(3);
  await page.reload();
  await expect(titles(page)).toHaveCount(3);
  await page.getByRole('searchbox').fill('hat');
  await expect(titles(page)).toHaveText(['A hat']);
  await expect(page).toHaveURL(/\?search=hat$/);
  await page.getByLabel('Platform').selectOption('Etsy');
  await expect(page.getByText('No results found')).toBeVisible();
  await page.goBack();
  await expect(titles(page)).toHaveText(['A hat']);
  await page.goBack();
  await expect(titles(page)).toHaveCount(3);
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('what happens in one tab appears in the other', async ({ page, context, product }) => {
  await signUp(page, product, 'premium');
  await openListings(page, product);
  const other = await context.newPage();
  await openListings(other, product);
  await expect(other.getByText('No saved listings yet')).toBeVisible();
  await saveListing(page, product, 'First');
  await expect(titles(other)).toHaveText(['First']);
  await expect(titles(page)).toHaveText(['First']);
  await row(page, 'First').getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByText('No saved listings yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles(other)).toHaveText(['First']);
});

test('a price is refreshed once on the free plan, and kept by an edit', async ({ page, product }) => {
  await signUp(page, product);
  await saveListing(page, product, 'Coat');
  await openListings(page, product);
  const coat = row(page, 'Coat');
  await coat.getByRole('button', { name: 'Refresh Price' }).click();
  await expect(coat.getByText('Not saved yet.')).toBeVisible();
  // The old one is only spoken of: "Was £20 – £30, …".
  await expect(coat.getByText('£20 – £30', { exact: true })).toHaveCount(0);
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await coat.getByRole('button', { name: 'Refresh Price' }).click();
  await expect(page.getByRole('dialog', { name: 'This is part of Pro' })).toBeVisible();
  expect(said).toEqual([
    'Free users can refresh pricing once per listing. Upgrade to Pro for unlimited refreshes.',
  ]);
  await page.keyboard.press('Escape');
  await coat.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Price saved.')).toBeVisible();
  await page.reload();
  await expect(coat.getByText('£20 – £30')).toHaveCount(0);
});

test.describe('several listings', () => {
  test('are written anew, deleted and brought back', async ({ page, product }) => {
    await signUp(page, product, 'premium');
    for (const name of ['One', 'Two', 'Three']) await saveListing(page, product, name);
    await openListings(page, product);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await expect(page.getByText('3 listings regenerated successfully.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /wool coat/i })).toHaveCount(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(titles(page)).toHaveText(['Three', 'Two', 'One']);

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
    await expect(page.getByText('No saved listings yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(titles(page)).toHaveText(['Three', 'Two', 'One']);
  });

  test('go into a file with the columns of a spreadsheet', async ({ page, product }) => {
    await signUp(page, product, 'premium');
    for (const name of ['=1+1', 'Two', 'Three']) await saveListing(page, product, name);
    await openListings(page, product);
    await page.getByRole('checkbox', { name: 'Select =1+1' }).check();
    await page.getByRole('checkbox', { name: 'Select Two' }).check();
    await page.getByRole('checkbox', { name: 'Include "Powered by" branding' }).uncheck();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^smart-listings-export-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = readFileSync(await download.path(), 'utf8')
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n');
    expect(lines[0]).toBe('title,description,tags,platform,condition,suggested_price,date_saved');
    expect(lines).toHaveLength(3);
    expect(lines.join('\n')).toContain('coat; wool; navy');
    expect(lines.join('\n')).not.toMatch(/^"?=1/m);
    expect(lines.join('\n')).not.toMatch(/Smart Listings/);
  });
});

test('a template fills the form, and what stood there can be had back', async ({ page, product }) => {
  await signUp(page, product, 'premium');
  await page.goto(product.url);
  await fillForm(page, BOOTS);
  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('button', { name: 'Save this form as a template' }).click();
  await page.getByRole('dialog').getByLabel('Template name').fill('Boots');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Template “Boots” saved.')).toBeVisible();
  await page.getByLabel('Item name').fill('Something else');
  await page.getByRole('button', { name: 'Apply Boots' }).click();
  await expect(page.getByLabel('Item name')).toHaveValue(BOOTS.itemName);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Item name')).toHaveValue('Something else');
  await page.reload();
  await page.getByRole('button', { name: 'Templates' }).click();
  await expect(page.getByRole('button', { name: 'Apply Boots' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the screens have no accessibility violation in the ${colorScheme} theme`, async ({
    page,
    product,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signUp(page, product, 'premium');
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    };
    await openListings(page, product);
    await expect(page.getByText('No saved listings yet')).toBeVisible();
    await check();
    for (let number = 1; number <= 11; number += 1) await saveListing(page, product, `Coat ${number}`);
    await expect(titles(page)).toHaveCount(10);
    await page.getByRole('checkbox', { name: 'Select Coat 11' }).check();
    await check();
    await page.setViewportSize({ width: 390, height: 844 });
    await check();
    await page.getByRole('button', { name: 'Coat 11', exact: true }).click();
    await page.getByRole('dialog', { name: 'Coat 11' }).getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit listing' })).toBeVisible();
    await check();
  });
}

test('a saved listing is written anew with nothing left of the month, and what is new is not', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  await page.goto(product.url);
  await fillForm(page, BOOTS);
  await generate(page);
  await page.getByRole('button', { name: 'Save Listing' }).click();
  await expect(page.getByText('Listing saved.')).toBeVisible();
  await product.runSql('update "usage" set "generatedCount" = 5');
  await page.goto(`${product.url}/myListings`);
  await page.getByRole('button', { name: 'Load to Form' }).click();
  await titleOf(page).fill('My own words');
  await expect(page.getByRole('button', { name: 'Upgrade for More' })).toHaveCount(1);
  await generate(page);
  await expect(titleOf(page)).toHaveValue(/^Dr Martens 1460/);
  await page.getByLabel('Item name').fill('Something else');
  await expect(page.locator('form').getByRole('button', { name: 'Upgrade for More' })).toBeVisible();
});
