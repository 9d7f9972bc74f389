import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { type EbayStandIn, startEbay } from '../server/src/test/stand-in-ebay.ts';
import { saveListing, signUp } from './account.ts';
import { fillForm, generate, type TypedForm } from './forms.ts';
import { expectNoViolations } from './no-violations.ts';
import { type Product, startProduct } from './product.ts';
import { expect, test } from './test.ts';

const DRILL: TypedForm = {
  platform: 'eBay',
  condition: 'Used - Good',
  itemName: 'Makita DHP482 combi drill',
  make: 'Makita',
  modelNumber: 'DHP482',
  features: '18V combi drill with two batteries and a charger. Light scratches.',
  keywords: 'cordless drill',
};

const STOCK = [70, 72, 75, 78, 80, 84, 95].map((price, index) => ({
  title: `Makita DHP482 18V combi drill two batteries no${index}`,
  price: `${price}.00`,
}));

const PASTED = [
  'Makita DHP482 combi drill with case £61.50',
  'Makita DHP482 combi drill, two batteries £64',
  'Makita DHP482 18V combi drill £66.00',
  'Makita DHP482 drill boxed £69',
  'Makita DHP482 combi drill £71,00',
  'Makita DHP482 combi drill £10 to £20',
].join('\n');

let ebay: EbayStandIn;
let shop: Product;
test.beforeAll(async () => {
  ebay = await startEbay();
  shop = await startProduct(ebay.env);
});
test.afterAll(async () => {
  await shop.stop();
  await ebay.close();
});

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Competitor snapshot' });

async function inPounds(page: Page): Promise<void> {
  await page.getByLabel('Currency', { exact: true }).selectOption('GBP (£)');
}

async function openAsPro(page: Page, product: Product): Promise<void> {
  await signUp(page, product, 'premium');
  await page.goto(product.url);
  await expect(panel(page).getByRole('button', { name: 'Analyze' })).toBeVisible();
  await fillForm(page, DRILL);
  await inPounds(page);
}

test('without Pro, the snapshot is behind its veil and holds no figures', async ({ page, product }) => {
  await page.goto(product.url);
  await expect(panel(page)).not.toContainText(/\d/);
  await panel(page).getByRole('button', { name: 'Unlock with Pro' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('Pro sees where the prices lie, and the next listing rests on them', async ({ page }) => {
  ebay.stock([...STOCK, { title: 'Makita DHP482 battery only', price: '12.00' }]);
  await openAsPro(page, shop);
  await page.getByRole('button', { name: 'Analyze competition' }).click();
  const snapshot = panel(page);
  await expect(snapshot.getByText('£74 – £82')).toBeVisible();
  await expect(snapshot.getByRole('img')).toHaveAccessibleName(/7 asking prices from £70 to £95/);
  await snapshot.getByLabel('Your price').fill('90');
  await expect(snapshot.getByRole('img')).toHaveAccessibleName(/Yours is £90\./);
  await snapshot.getByText('As a table (7)').click();
  await expect(snapshot.getByRole('row')).toHaveCount(8);
  await expect(snapshot.getByRole('link').first()).toHaveAttribute(
    'href',
    /^https:\/\/www\.ebay\.co\.uk\/itm\//,
  );
  await snapshot.getByText('Left out (1)').click();
  await expect(snapshot.getByText('Only a part of it, or an accessory.')).toBeVisible();
  await expectNoViolations(page);

  await generate(page);
  await expect(page.getByText('From comparable listings')).toBeVisible();
  await page.reload();
  await expect(snapshot.getByText('£74 – £82')).toBeVisible();
  await page.getByLabel('Item name').fill('Makita DHP484 combi drill');
  await expect(snapshot.getByText('You changed the form since.')).toBeVisible();
});

test('a keyword of the others goes into the form with one press, and out again', async ({ page }) => {
  ebay.stock(STOCK);
  await openAsPro(page, shop);
  await panel(page).getByRole('button', { name: 'Analyze' }).click();
  const keywords = page.getByLabel('Keywords', { exact: true });
  await panel(page).getByRole('button', { name: 'Add to keywords: combi drill' }).click();
  await expect(keywords).toHaveValue('cordless drill, combi drill');
  await expect(panel(page).getByRole('button', { name: 'In your keywords: combi drill' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(keywords).toHaveValue('cordless drill');
});

test('an item name is asked for', async ({ page, product }) => {
  await signUp(page, product, 'premium');
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Analyze competition' }).click();
  await expect(page.getByText('Please enter an item name to analyze competition.')).toBeVisible();
  await expect(page.getByLabel('Item name')).toBeFocused();
});

test.describe('when it fails', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test('the panel says so and tries again', async ({ page, product }) => {
    await openAsPro(page, product);
    await page.route('**/api/gemini/analyzeCompetition', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 'bad-request', message: 'No.' } } }),
    );
    await panel(page).getByRole('button', { name: 'Analyze' }).click();
    const alert = panel(page).getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'Analysis Failed' })).toBeVisible();
    await expect(alert).toContainText('Failed to analyze competition. No.');
    await page.unroute('**/api/gemini/analyzeCompetition');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page).getByText('No price from comparable listings.')).toBeVisible();
    await expect(panel(page).getByText('paste listings from a search-results page')).toBeVisible();
  });
});

test('pasted prices are read as they come, a bad line is mended, and they make the range', async ({
  page,
  product,
}) => {
  await openAsPro(page, product);
  await panel(page).getByRole('button', { name: 'Paste prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste prices' });
  await expect(dialog.getByRole('button', { name: 'Use these prices' })).toBeDisabled();
  await dialog.getByLabel('Listings and their prices').fill(PASTED);
  await expect(dialog.getByText('5 prices read.')).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/5 asking prices from £61\.50 to £71/);
  const bad = dialog.getByLabel(/^Line 6: It has a range of prices/);
  await expect(bad).toHaveValue('Makita DHP482 combi drill £10 to £20');
  await bad.fill('Makita DHP482 combi drill £68');
  await bad.press('Enter');
  await expect(dialog.getByText('6 prices read.')).toBeVisible();
  await dialog.getByLabel('sold prices').check();
  await expect(dialog.getByText(/^Rests on 6 sold prices/)).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Use these prices' }).click();
  await expect(panel(page).getByText(/^Rests on 6 sold prices/)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Paste prices' }).click();
  await expect(dialog.getByLabel('Listings and their prices')).toHaveValue(/£68$/);
});

test('without Pro three prices may be pasted, once for a listing', async ({ page, product }) => {
  await page.goto(product.url);
  await fillForm(page, DRILL);
  await inPounds(page);
  await generate(page);
  await page.getByRole('button', { name: 'Paste three prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste prices' });
  await dialog.getByLabel('Listings and their prices').fill(PASTED);
  await expect(dialog.getByText('5 prices read; the first 3 like yours are used.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use these prices' }).click();
  await expect(page.getByText('Asked £62 to £66 (3).')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Paste three prices' })).toHaveCount(0);
});

test('what is left of the price stands beside it for every marketplace', async ({ page, product }) => {
  await page.goto(product.url);
  await fillForm(page, { ...DRILL, platform: 'Etsy' });
  await inPounds(page);
  await generate(page);
  await page.getByText('What you keep').click();
  await page.getByLabel('Your price').fill('50');
  const keeps = (name: string) => page.getByRole('row', { name: new RegExp(name) }).getByRole('cell');
  await expect(page.getByRole('row')).toHaveCount(8);
  await expect(page.getByRole('rowheader').first()).toHaveText('Etsy');
  // 0.16 listing, 3.25 transaction, 2.20 processing, 0.24 regulatory, and 20 % VAT on all of them.
  await expect(keeps('Etsy').nth(0)).toHaveText('£7.02');
  await expect(keeps('Etsy').nth(2)).toHaveText('£42.98');
  await page.getByLabel('Item cost you').fill('12,50');
  await expect(keeps('Vinted').nth(2)).toHaveText('£37.50');
  await page.getByLabel('Profit you want').fill('30');
  await expect(keeps('Vinted').nth(3)).toHaveText('£42.50');

  await page.getByRole('button', { name: 'Fees of Etsy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fees of Etsy' });
  await dialog.getByLabel('Transaction fee, per cent').fill('10');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(keeps('Etsy').nth(0)).toHaveText('£9.12');
  await page.reload();
  await page.getByText('What you keep').click();
  await page.getByLabel('Your price').fill('50');
  await expect(page.getByLabel('Item cost you')).toHaveValue('12.50');
  await expect(keeps('Etsy').nth(0)).toHaveText('£9.12');
  await page.getByRole('button', { name: 'Fees of Etsy' }).click();
  await dialog.getByRole('button', { name: 'Back to the published fees' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(keeps('Etsy').nth(0)).toHaveText('£7.02');
});

test('a price is refreshed once on Starter, and says what changed', async ({ page, product }) => {
  await signUp(page, product);
  await saveListing(page, product, 'Navy wool coat');
  await page.goto(`${product.url}/myListings`);
  const coat = page.getByRole('listitem', { name: 'Navy wool coat' });
  await coat.getByRole('button', { name: 'Refresh Price' }).click();
  await expect(coat.getByText(/^Was £20 – £30/)).toBeVisible();
  await coat.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Price saved.')).toBeVisible();
  await expect(coat.getByText(/^Was/)).toBeHidden();
  const said = page.waitForEvent('dialog').then(async (dialog) => {
    const message = dialog.message();
    await dialog.accept();
    return message;
  });
  await coat.getByRole('button', { name: 'Refresh Price' }).click();
  expect(await said).toBe(
    'Free users can refresh pricing once per listing. Upgrade to Pro for unlimited refreshes.',
  );
});

test('Pro refreshes as often as it likes', async ({ page, product }) => {
  await signUp(page, product, 'premium');
  await saveListing(page, product, 'Navy wool coat');
  await page.goto(`${product.url}/myListings`);
  const coat = page.getByRole('listitem', { name: 'Navy wool coat' });
  for (let time = 1; time <= 3; time += 1) {
    const answered = page.waitForResponse('**/api/refreshPricing');
    await coat.getByRole('button', { name: 'Refresh Price' }).click();
    expect((await answered).status()).toBe(200);
  }
  await expect(coat.getByText(/^Was £20 – £30/)).toBeVisible();
});

test('what Pro finds is the price of the listing at hand at once, wherever a price stands', async ({
  page,
  product,
}) => {
  await openAsPro(page, product);
  await generate(page);
  await expect(page.getByLabel('Your price')).toHaveAttribute('placeholder', '£');
  await page.getByText('What you keep').click();
  await panel(page).getByRole('button', { name: 'Paste prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste prices' });
  await dialog.getByLabel('Listings and their prices').fill(PASTED);
  await dialog.getByRole('button', { name: 'Use these prices' }).click();

  await expect(page.locator('#own-price')).toHaveAttribute('placeholder', '£66');
  await expect(panel(page).getByLabel('Your price')).toHaveAttribute('placeholder', '£66');
  await expect(page.getByText('From comparable listings')).toBeVisible();
  await expect(page.getByText(/^Rests on 5 asking prices.* with £66 in the middle/)).toHaveCount(2);
  // Nothing is charged to the seller there: what is kept is the price itself.
  const vinted = page.getByRole('row', { name: /Vinted/ }).getByRole('cell');
  await expect(vinted.nth(2)).toHaveText('£66');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('tabpanel').getByText('£66', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Clipboard Companion' }).click();
  const companion = page.getByRole('dialog', { name: 'Clipboard Companion' });
  await expect(companion.getByText('66', { exact: true })).toBeVisible();
  await companion.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save Listing' }).click();
  await page.getByRole('link', { name: 'My Listings' }).first().click();
  await expect(
    page.getByRole('listitem', { name: /Makita/ }).getByText('£66', { exact: true }),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: /^Select .*Makita/ }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/,£66 \(£64 – £69\),/);
});
