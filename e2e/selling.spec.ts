// From a finished listing to live on a marketplace, and back: the marketplace's part is played on loopback.
import type { Locator, Page } from '@playwright/test';
import { drawPhoto } from '../server/src/test/hostile-files.ts';
import type { SellingStandIn } from '../server/src/test/selling-stand-in.ts';
import { startEbaySelling } from '../server/src/test/stand-in-ebay-selling.ts';
import { startEtsy } from '../server/src/test/stand-in-etsy.ts';
import { signUp } from './account.ts';
import { expectNoViolations } from './no-violations.ts';
import { type Product, startProduct } from './product.ts';
import { expect, test } from './test.ts';

// Each of them looks at two dozen pages, in both themes.
test.setTimeout(360_000);

const SIZES = [
  ['phone', { width: 390, height: 844 }],
  ['screen', { width: 1440, height: 900 }],
] as const;

interface Service {
  code: 'ebay' | 'etsy';
  name: 'eBay' | 'Etsy';
  start: () => Promise<SellingStandIn>;
  /** What is chosen already, and what the seller decides. */
  decide: (dialog: Locator) => Promise<void>;
  fee: string;
  /** What the marketplace calls its page on which a permission ends; null: it is ended from here. */
  ends: string | null;
  pageOf: (id: string | undefined) => string;
}

const SERVICES: readonly Service[] = [
  {
    ...{ code: 'ebay', name: 'eBay', start: startEbaySelling, fee: '0.35 GBP.' },
    ends: null,
    decide: async (dialog) => {
      await expect(dialog.getByLabel('Postage')).toHaveValue('61');
      await dialog.getByLabel('Postcode you send from').fill('LS1 4AP');
    },
    pageOf: (id) => `https://www.ebay.co.uk/itm/${id}`,
  },
  {
    ...{ code: 'etsy', name: 'Etsy', start: startEtsy, fee: '0.20 USD.' },
    ends: 'Apps',
    decide: async (dialog) => {
      await expect(dialog.getByLabel('Delivery profile')).toHaveValue('71');
      await expect(dialog.getByLabel('When it was made')).toHaveValue('1980s');
      await dialog.getByLabel('Who made it').selectOption('Another company or person');
      await dialog.getByLabel('What it is').selectOption('A finished product');
    },
    pageOf: (id) => `https://www.etsy.com/listing/${id}`,
  },
];

const TITLE = 'Barbour Waxed Cotton Jacket Navy M';

/** A finished listing with a photo. @returns its id */
async function saveJacket(
  page: Page,
  product: Product,
  { platform, title = TITLE, itemId = '' }: { platform: string; title?: string; itemId?: string },
): Promise<string> {
  const photo = await drawPhoto().jpeg().toBuffer();
  const uploaded = await page.request.post(`${product.url}/api/photos`, {
    data: photo,
    headers: { 'content-type': 'image/jpeg' },
  });
  const { url } = (await uploaded.json()) as { url: string };
  const answer = await page.request.post(`${product.url}/api/listings`, {
    data: {
      listing: {
        title,
        description: 'Barbour jacket in waxed cotton.\n\nSize: M\nColour: navy',
        tags: [],
        suggestedPriceRange: '£89.50',
        priceJustification: 'Your price.',
        pricingSource: 'heuristic',
      },
      variant: 'v1',
      originalFormInput: {
        platform,
        itemName: 'Barbour jacket',
        make: 'Barbour',
        features: 'Colour: navy\nSize: M\nOuter shell material: waxed cotton\nMade in the 1980s',
        condition: 'used-good',
      },
      origin: { currency: 'GBP (£)', itemId },
      imageUrls: [url],
    },
  });
  expect(answer.status()).toBe(201);
  return String(((await answer.json()) as { id: string }).id);
}

/** The marketplace's page, on which the seller agrees. */
async function playAgreement(
  page: Page,
  product: Product,
  { code, there }: { code: string; there: SellingStandIn },
): Promise<void> {
  await page.route(/\/(?:oauth2\/authorize|oauth\/connect)\?/, (route) => {
    const back = new URLSearchParams(there.allow(route.request().url()));
    const link = `<a href="${product.url}/api/channels/${code}/back?${back.toString().replaceAll('&', '&amp;')}">Agree</a>`;
    return route.fulfill({ contentType: 'text/html', body: link });
  });
}

const CASES = SERVICES.flatMap((service) => SIZES.map(([on, size]) => ({ ...service, on, size })));

for (const { code, name, start, decide, fee, ends, pageOf, on, size } of CASES) {
  test(`a listing goes live on ${name} in three presses and comes down again, ${on}`, async ({
    page,
  }, testInfo) => {
    const there = await start();
    const product = await startProduct(there.env);
    const look = async (what: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.screenshot({ path: testInfo.outputPath(`${what}-${on}-${colorScheme}.png`) });
        await expectNoViolations(page);
      }
    };
    try {
      await page.setViewportSize(size);
      await signUp(page, product);
      await saveJacket(page, product, { platform: name });
      await playAgreement(page, product, { code, there });
      await page.goto(`${product.url}/account`);
      await page.getByRole('button', { name: `Connect ${name}` }).click();
      await page.getByRole('link', { name: 'Agree' }).click();
      await expect(page.getByText(/^Connected\. Open a listing/)).toBeVisible();
      await page.getByRole('heading', { name: 'Marketplaces' }).scrollIntoViewIfNeeded();
      await expect(page.getByText(/^Every other marketplace takes your listings by hand/)).toBeVisible();
      await look('account');

      await page.goto(`${product.url}/myListings`);
      await page.getByRole('button', { name: /^Barbour Waxed/ }).click();
      await page.getByRole('button', { name: `Sell on ${name}…` }).click();
      const dialog = page.getByRole('dialog', { name: `Sell on ${name}` });
      await expect(dialog.getByLabel('Price, GBP')).toHaveValue('89.50');
      const category = dialog.getByLabel('Category').locator('option:checked');
      await expect(category).toHaveText(/^(?:Coats, Jackets & Waistcoats|Jackets) \(/);
      await decide(dialog);
      await look('form');
      await dialog.getByRole('button', { name: 'See what goes out' }).click();
      await expect(dialog.getByText(`Listing it on ${name} costs ${fee}`)).toBeVisible();
      expect(there.published).toEqual([]);
      await look('preview');
      await dialog.getByRole('button', { name: `Put it live on ${name}` }).click();
      await expect(dialog.getByText(`Live on ${name}`)).toBeVisible();
      await expect(dialog.getByRole('link', { name: `Its page on ${name}` })).toHaveAttribute(
        'href',
        pageOf(there.published[0]),
      );
      await look('live');
      await dialog.getByRole('button', { name: 'Done' }).click();
      const row = page.getByRole('listitem', { name: /^Barbour Waxed/ });
      await expect(row.getByText(/^Listed/)).toBeVisible();

      await page.getByRole('button', { name: /^Barbour Waxed/ }).click();
      await page.getByRole('button', { name: `Sell on ${name}…` }).click();
      await dialog.getByRole('button', { name: 'Take it down' }).click();
      await dialog.getByRole('button', { name: 'Yes, take it down' }).click();
      await expect(dialog.getByText('Taken down')).toBeVisible();
      expect(there.published).toHaveLength(1);

      await page.goto(`${product.url}/account?marketplace=connected#channels`);
      await expect(page.getByText(/^Connected\. Open a listing/)).toBeVisible();
      await page.getByRole('button', { name: 'Disconnect' }).click();
      await look('disconnecting');
      await page.getByRole('button', { name: `Disconnect ${name}` }).click();
      const gone = page.getByRole('status').filter({ hasText: `${name} is disconnected` });
      if (ends === null) await expect(gone).toContainText(`${name} has ended the permission.`);
      else await expect(gone.getByRole('link', { name: ends })).toHaveAttribute('href', /^https:/);
      await expect(page.getByText(/^Connected\. Open a listing/)).toHaveCount(0);
      await look('disconnected');
    } finally {
      await page.close();
      await product.stop();
      await there.close();
    }
  });
}

/** Past the page: the journeys above go through it. */
async function connect(page: Page, product: Product, code: string, there: SellingStandIn): Promise<void> {
  const asked = await page.request.post(`${product.url}/api/channels/${code}/connect`, { data: {} });
  const { url } = (await asked.json()) as { url: string };
  const back = new URLSearchParams(there.allow(url));
  await page.request.get(`${product.url}/api/channels/${code}/back?${back}`);
}

for (const [on, size] of SIZES) {
  test(`several go live together, and what was sold elsewhere is ended, ${on}`, async ({
    page,
  }, testInfo) => {
    const [ebay, etsy] = [await startEbaySelling(), await startEtsy()];
    const product = await startProduct({ ...ebay.env, ...etsy.env });
    const look = async (what: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.screenshot({ path: testInfo.outputPath(`${what}-${on}-${colorScheme}.png`) });
        await expectNoViolations(page);
      }
    };
    try {
      await page.setViewportSize(size);
      await signUp(page, product, 'premium');
      await connect(page, product, 'ebay', ebay);
      await connect(page, product, 'etsy', etsy);
      const first = await saveJacket(page, product, { platform: 'eBay' });
      for (const title of ['Barbour Jacket, Navy', 'Barbour Coat, Navy'])
        await saveJacket(page, product, { platform: 'Etsy', title, itemId: first });

      await page.goto(`${product.url}/myListings`);
      for (const title of ['Barbour Jacket, Navy', 'Barbour Coat, Navy'])
        await page.getByLabel(`Select ${title}`).check();
      await page.getByRole('button', { name: 'Put on Etsy…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Put on Etsy' });
      await dialog.getByLabel('Who made it').selectOption('Another company or person');
      await dialog.getByLabel('What it is').selectOption('A finished product');
      await look('together-form');
      await dialog.getByRole('button', { name: 'See what goes out' }).click();
      await expect(dialog.getByText('2 ready')).toBeVisible();
      expect(etsy.published).toEqual([]);
      await dialog
        .getByText(/^89\.50 GBP/)
        .first()
        .click();
      await expect(dialog.getByText('Barbour jacket in waxed cotton.').first()).toBeVisible();
      await expect(dialog.getByRole('img', { name: '1 of 1' })).toHaveCount(1);
      await look('together-seen');
      // Whoever closes the page finds them again.
      await page.reload();
      const way = page.getByRole('region', { name: 'On their way' });
      await expect(way.getByText('2 listings are ready for Etsy, and nobody sees them yet.')).toBeVisible();
      await look('together-found');
      await way.getByRole('button', { name: 'Show them' }).click();
      await dialog.getByRole('button', { name: 'Put 2 live on Etsy' }).click();
      await expect(dialog.getByText('2 live', { exact: true })).toBeVisible();
      await look('together-live');
      await dialog.getByRole('button', { name: 'Done' }).click();
      expect(etsy.published).toHaveLength(2);

      // Sold by hand, somewhere else altogether.
      const sale = { price: 70, soldOn: '2026-11-22', platform: 'Vinted', fees: null };
      await page.request.patch(`${product.url}/api/listings/${first}/work`, {
        data: { state: 'sold', sale },
      });
      await page.reload();
      const notes = page.getByRole('region', { name: 'Sold somewhere else' });
      await expect(notes.getByText(/was sold on Vinted and is still up on Etsy/)).toHaveCount(2);
      await look('sold-elsewhere');
      for (const left of [1, 0]) {
        await notes.getByRole('button', { name: 'End it on Etsy' }).first().click();
        await expect(notes.getByRole('button', { name: 'End it on Etsy' })).toHaveCount(left);
      }
      expect([...etsy.listings.values()].map(({ state }) => state)).toEqual(['inactive', 'inactive']);
    } finally {
      await page.close();
      await product.stop();
      await Promise.all([ebay.close(), etsy.close()]);
    }
  });
}
