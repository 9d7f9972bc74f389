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
  pageOf: (id: string | undefined) => string;
}

const SERVICES: readonly Service[] = [
  {
    ...{ code: 'ebay', name: 'eBay', start: startEbaySelling, fee: '0.35 GBP, eBay says.' },
    decide: async (dialog) => {
      await expect(dialog.getByLabel('Postage')).toHaveValue('61');
      await dialog.getByLabel('Postcode you send from').fill('LS1 4AP');
    },
    pageOf: (id) => `https://www.ebay.co.uk/itm/${id}`,
  },
  {
    ...{ code: 'etsy', name: 'Etsy', start: startEtsy, fee: '0.20 USD, Etsy says.' },
    decide: async (dialog) => {
      await expect(dialog.getByLabel('Delivery profile')).toHaveValue('71');
      await expect(dialog.getByLabel('When it was made')).toHaveValue('1980s');
      await dialog.getByLabel('Who made it').selectOption('Another company or person');
      await dialog.getByLabel('What it is').selectOption('A finished product');
    },
    pageOf: (id) => `https://www.etsy.com/listing/${id}`,
  },
];

/** A finished listing with a photo. */
async function saveJacket(page: Page, product: Product, platform: string): Promise<void> {
  const photo = await drawPhoto().jpeg().toBuffer();
  const uploaded = await page.request.post(`${product.url}/api/photos`, {
    data: photo,
    headers: { 'content-type': 'image/jpeg' },
  });
  const { url } = (await uploaded.json()) as { url: string };
  const answer = await page.request.post(`${product.url}/api/listings`, {
    data: {
      listing: {
        title: 'Barbour Waxed Cotton Jacket Navy M',
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
      origin: { currency: 'GBP (£)' },
      imageUrls: [url],
    },
  });
  expect(answer.status()).toBe(201);
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

for (const { code, name, start, decide, fee, pageOf, on, size } of CASES) {
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
      await saveJacket(page, product, name);
      await playAgreement(page, product, { code, there });
      await page.goto(`${product.url}/account`);
      await page.getByRole('button', { name: `Connect ${name}` }).click();
      await page.getByRole('link', { name: 'Agree' }).click();
      await expect(page.getByText(/^Connected\. Open a listing/)).toBeVisible();
      await page.getByRole('heading', { name: 'Marketplaces' }).scrollIntoViewIfNeeded();
      await look('account');

      await page.goto(`${product.url}/myListings`);
      await page.getByRole('button', { name: /^Barbour Waxed/ }).click();
      await page.getByRole('button', { name: `Sell on ${name}…` }).click();
      const dialog = page.getByRole('dialog', { name: `Sell on ${name}` });
      await expect(dialog.getByLabel('Price, GBP')).toHaveValue('89.5');
      await decide(dialog);
      await look('form');
      await dialog.getByRole('button', { name: 'See what goes out' }).click();
      await expect(dialog.getByText(`Listing it costs ${fee}`)).toBeVisible();
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
      expect([there.published.length, there.violations]).toEqual([1, []]);
    } finally {
      await page.close();
      await product.stop();
      await there.close();
    }
  });
}
