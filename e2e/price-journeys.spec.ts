// The roads to a price that the other journeys leave out: the keyboard alone, a phone in the dark, a web search,
// the seller's own listings, another currency, a form that is cleared.
import type { Locator, Page } from '@playwright/test';
import { answer, type StandIn, startStandIn } from '../server/src/test/stand-in.ts';
import { type EbayStandIn, startEbay } from '../server/src/test/stand-in-ebay.ts';
import { geminiFormat } from '../server/src/test/stand-in-gemini.ts';
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
};
const PRICES = [70, 72, 75, 78, 80, 84, 95];
const STOCK = [
  ...PRICES.map((price, index) => ({
    title: `Makita DHP482 18V combi drill two batteries no${index}`,
    price: `${price}.00`,
  })),
  { title: 'Makita DHP482 battery only', price: '12.00' },
];
const PASTED = PRICES.map((price, index) => `Makita DHP482 combi drill boxed no${index} sold £${price}.50`);

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
const currency = (page: Page): Locator => page.getByLabel('Currency', { exact: true });

async function openAsPro(page: Page, product: Product): Promise<void> {
  await signUp(page, product, 'premium');
  await page.goto(product.url);
  await expect(panel(page).getByRole('button', { name: 'Analyze' })).toBeVisible();
  await fillForm(page, DRILL);
  await currency(page).selectOption('GBP (£)');
}

/** Goes on with the Tab key until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('the whole way from pasted prices to what is kept can be gone by keyboard', async ({
  page,
  product,
}) => {
  await openAsPro(page, product);
  await page.getByLabel('Item name').focus();
  await tabTo(page, panel(page).getByRole('button', { name: 'Paste prices' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Paste prices' });
  const area = dialog.getByLabel('Listings and their prices');
  await expect(area).toBeFocused();
  await page.keyboard.insertText(PASTED.join('\n'));
  await expect(dialog.getByText('7 prices read.')).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Use these prices' }));
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText(/^Rests on 7 sold prices/)).toBeVisible();
  await tabTo(page, panel(page).getByLabel('Your price'));
  await page.keyboard.insertText('90');
  await expect(panel(page).getByRole('img')).toHaveAccessibleName(/Yours is £90\./);
  await tabTo(page, panel(page).getByRole('button', { name: 'Add to keywords: boxed' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Keywords', { exact: true })).toHaveValue('boxed');

  await page.getByLabel('Item name').focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('From comparable listings')).toBeVisible();
  await page.getByRole('heading', { name: 'Your eBay listing' }).focus();
  // The price that was typed beside the picture is the listing's, and the one that the fees are taken from.
  await tabTo(page, page.locator('#own-price'));
  await expect(page.locator('#own-price')).toHaveValue('90');
  await tabTo(page, page.locator('summary', { hasText: 'What you keep' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Fees of Etsy' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Fees of Etsy' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Fees of Etsy' })).toBeFocused();
});

test.describe('on a phone in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  // Axe looks at the whole page each time, which takes a busy machine a minute.
  test.describe.configure({ timeout: 360_000 });

  test('axe finds no fault with the snapshot', async ({ page }) => {
    ebay.stock(STOCK);
    await openAsPro(page, shop);
    await panel(page).getByRole('button', { name: 'Analyze' }).click();
    await panel(page).getByLabel('Your price').fill('90');
    await panel(page).getByText('As a table (7)').click();
    await panel(page).getByText('Left out (1)').click();
    await expectNoViolations(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  });

  test('axe finds no fault with pasted prices', async ({ page, product }) => {
    await openAsPro(page, product);
    await panel(page).getByRole('button', { name: 'Paste prices' }).click();
    const dialog = page.getByRole('dialog', { name: 'Paste prices' });
    await dialog
      .getByLabel('Listings and their prices')
      .fill([...PASTED, 'Makita drills £10 to £20'].join('\n'));
    await expect(dialog.getByText('7 prices read.')).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Use these prices' }).click();
    await expect(panel(page).getByText(/^Rests on 7 sold prices/)).toBeVisible();
  });

  test('axe finds no fault with proceeds and fees', async ({ page, product }) => {
    await page.goto(product.url);
    await fillForm(page, DRILL);
    await currency(page).selectOption('GBP (£)');
    await generate(page);
    await page.getByLabel('Your price').fill('50');
    await page.getByText('What you keep').click();
    await page.getByLabel('Item cost you').fill('120');
    await page.getByLabel('Profit you want').fill('30');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Fees of Etsy' }).click();
    await expect(page.getByRole('dialog', { name: 'Fees of Etsy' })).toBeVisible();
    await expectNoViolations(page);
  });
});

test('clearing the form takes the snapshot and the own price with it, and undo brings them back', async ({
  page,
}) => {
  ebay.stock(STOCK);
  await openAsPro(page, shop);
  await panel(page).getByRole('button', { name: 'Analyze' }).click();
  await panel(page).getByLabel('Your price').fill('90');
  await page.getByRole('button', { name: 'Clear form' }).click();
  await expect(panel(page).getByText('£74 – £82')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel(page).getByText('£74 – £82')).toBeVisible();
  await expect(panel(page).getByLabel('Your price')).toHaveValue('90');

  await page.getByRole('button', { name: 'Clear form' }).click();
  await expect(panel(page).getByText('£74 – £82')).toBeHidden();
  await page.reload();
  await expect(panel(page).getByRole('button', { name: 'Analyze' })).toBeVisible();
  await expect(panel(page).getByText('£74 – £82')).toBeHidden();
});

test('costs of one currency are not taken for another’s', async ({ page, product }) => {
  await page.goto(product.url);
  await fillForm(page, DRILL);
  await currency(page).selectOption('GBP (£)');
  await generate(page);
  await page.getByText('What you keep').click();
  await page.getByLabel('Your price').fill('50');
  await page.getByLabel('Item cost you').fill('12.50');
  const keeps = (name: string) => page.getByRole('row', { name: new RegExp(name) }).getByRole('cell');
  await expect(keeps('Vinted').nth(2)).toHaveText('£37.50');

  // The listing at hand keeps its own currency until it is written anew.
  await currency(page).selectOption('EUR (€)');
  await expect(keeps('Vinted').nth(2)).toHaveText('£37.50');
  await generate(page);
  await expect(page.getByText(/€.+ on eBay/)).toBeVisible();
  await expect(page.getByLabel('Your price')).toHaveValue('');
  await expect(page.getByLabel('Item cost you')).toHaveValue('');
  await page.getByLabel('Your price').fill('50');
  await page.getByLabel('Item cost you').fill('12,50');
  await expect(keeps('Vinted').nth(2)).toHaveText('€37.50');
  // 0.20 dollars, the listing fee, at reference rates.
  await expect(page.getByText(/Fees of other countries at mid-2025 exchange rates/)).toBeVisible();
});

test('the fees are those of the item’s own kind of goods, until another kind is chosen', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await fillForm(page, { ...DRILL, platform: 'Amazon', itemName: 'Next denim jacket size 12', make: 'Next' });
  await currency(page).selectOption('GBP (£)');
  await generate(page);
  await page.getByText('What you keep').click();
  await page.getByLabel('Your price').fill('12');
  const amazon = page.getByRole('row', { name: /Amazon/ });
  await expect(amazon.getByRole('rowheader')).toContainText('clothing');
  // 5 % of £12 and £0.75 for each item, and VAT on both.
  await expect(amazon.getByRole('cell').first()).toHaveText('£1.62');
  await page.getByRole('button', { name: 'Fees of Amazon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fees of Amazon' });
  await expect(dialog.getByLabel('Who and what')).toHaveValue('amazon-uk-clothing');
  await dialog.getByLabel('Who and what').selectOption('amazon-uk');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(amazon.getByRole('rowheader')).not.toContainText('clothing');
});

test('the seller’s own saved prices are no comparables: neither counted nor told as left out', async ({
  page,
}) => {
  ebay.stock(STOCK);
  await openAsPro(page, shop);
  await saveListing(page, shop, 'Makita DHP482 combi drill, two batteries');
  await panel(page).getByRole('button', { name: 'Analyze' }).click();
  await expect(panel(page).getByText(/^Rests on 7 asking prices/)).toBeVisible();
  await panel(page).getByText('Left out (1)').click();
  await expect(panel(page).getByText('Makita DHP482 battery only · eBay')).toBeVisible();
  await expect(panel(page).getByText('Makita DHP482 combi drill, two batteries')).toHaveCount(0);
});

test.describe('with an AI that searches the web', () => {
  let model: StandIn;
  let product: Product;
  test.beforeAll(async () => {
    model = await startStandIn(geminiFormat);
    product = await startProduct({
      AI_PROVIDER: 'gemini',
      GEMINI_API_KEY: 'test-key',
      GEMINI_BASE_URL: model.url,
    });
  });
  test.afterAll(async () => {
    await product.stop();
    await model.close();
  });

  test('prices count that stand on pages it read, and the pages are named', async ({ page }) => {
    const listings = PRICES.map((price, index) => ({
      title: `Makita DHP482 combi drill no${index}`,
      price,
      currency: 'GBP',
      condition: 'used-good',
      kind: 'sold',
      site: index < 6 ? 'gumtree.com' : 'invented.example',
    }));
    model.play(
      answer(JSON.stringify({ listings }), {
        sources: [{ uri: 'https://www.gumtree.com/search?q=dhp482', title: 'gumtree.com' }],
      }),
    );
    await openAsPro(page, product);
    await panel(page).getByRole('button', { name: 'Analyze' }).click();
    await expect(panel(page).getByText(/^Rests on 6 sold prices/)).toBeVisible();
    await expect(
      panel(page).getByText('The web search named 1 price without a page that it read: left out.'),
    ).toBeVisible();
    await expect(panel(page).getByRole('link', { name: 'gumtree.com' })).toHaveAttribute(
      'href',
      'https://www.gumtree.com/search?q=dhp482',
    );
  });
});

test('a refreshed price waits for the seller, also after the page was left', async ({ page, product }) => {
  await signUp(page, product);
  await saveListing(page, product, 'Navy wool coat');
  await page.goto(`${product.url}/myListings`);
  const coat = page.getByRole('listitem', { name: 'Navy wool coat' });
  await coat.getByRole('button', { name: 'Refresh Price' }).click();
  await expect(coat.getByText(/^Was £20 – £30/)).toBeVisible();
  await page.goto(product.url);
  await page.goto(`${product.url}/myListings`);
  await expect(coat.getByText(/^Was £20 – £30/)).toBeVisible();
  await expect(coat.getByText('Not saved yet.')).toBeVisible();
  await coat.getByRole('button', { name: 'Drop it' }).click();
  await expect(coat.getByText('£20 – £30')).toBeVisible();
  await page.reload();
  await expect(coat.getByText('£20 – £30')).toBeVisible();
  await expect(coat.getByText('Not saved yet.')).toBeHidden();
});
