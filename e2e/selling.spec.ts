// From a finished listing to live on eBay, and back when it is sold: eBay's part is played on loopback.
import type { Page } from '@playwright/test';
import { drawPhoto } from '../server/src/test/hostile-files.ts';
import { type EbaySellingStandIn, startEbaySelling } from '../server/src/test/stand-in-ebay-selling.ts';
import { signUp } from './account.ts';
import { expectNoViolations } from './no-violations.ts';
import { type Product, startProduct } from './product.ts';
import { expect, test } from './test.ts';

const SIZES = [
  ['phone', { width: 390, height: 844 }],
  ['screen', { width: 1440, height: 900 }],
] as const;

/** A finished listing with a photo. */
async function saveJacket(page: Page, product: Product): Promise<void> {
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
        platform: 'eBay',
        itemName: 'Barbour jacket',
        make: 'Barbour',
        features: 'Colour: navy\nSize: M\nOuter shell material: waxed cotton',
        condition: 'used-good',
      },
      origin: { currency: 'GBP (£)' },
      imageUrls: [url],
    },
  });
  expect(answer.status()).toBe(201);
}

/** eBay's page, on which the seller agrees. */
async function playAgreement(page: Page, product: Product, ebay: EbaySellingStandIn): Promise<void> {
  await page.route(`${ebay.url}/oauth2/authorize**`, (route) => {
    const back = new URLSearchParams(ebay.allow(route.request().url()));
    const link = `<a href="${product.url}/api/channels/ebay/back?${back.toString().replaceAll('&', '&amp;')}">Agree</a>`;
    return route.fulfill({ contentType: 'text/html', body: link });
  });
}

for (const [name, size] of SIZES) {
  test(`a listing goes live on eBay in three presses and comes down again, ${name}`, async ({
    page,
  }, testInfo) => {
    const ebay = await startEbaySelling();
    const product = await startProduct(ebay.env);
    const look = async (what: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.screenshot({ path: testInfo.outputPath(`${what}-${name}-${colorScheme}.png`) });
        await expectNoViolations(page);
      }
    };
    try {
      await page.setViewportSize(size);
      await signUp(page, product);
      await saveJacket(page, product);
      await playAgreement(page, product, ebay);
      await page.goto(`${product.url}/account`);
      await page.getByRole('button', { name: 'Connect eBay' }).click();
      await page.getByRole('link', { name: 'Agree' }).click();
      await expect(page.getByText(/^Connected\. Open a listing/)).toBeVisible();
      await page.getByRole('heading', { name: 'Marketplaces' }).scrollIntoViewIfNeeded();
      await look('account');

      await page.goto(`${product.url}/myListings`);
      await page.getByRole('button', { name: /^Barbour Waxed/ }).click();
      await page.getByRole('button', { name: 'Sell on eBay…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Sell on eBay' });
      await expect(dialog.getByLabel('Price, GBP')).toHaveValue('89.5');
      await expect(dialog.getByLabel('Postage')).toHaveValue('61');
      await dialog.getByLabel('Postcode you send from').fill('LS1 4AP');
      await look('form');
      await dialog.getByRole('button', { name: 'See what goes out' }).click();
      await expect(dialog.getByText('Listing it costs 0.35 GBP, eBay says.')).toBeVisible();
      expect(ebay.published).toEqual([]);
      await look('preview');
      await dialog.getByRole('button', { name: 'Put it live on eBay' }).click();
      await expect(dialog.getByText('Live on eBay')).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'Its page on eBay' })).toHaveAttribute(
        'href',
        `https://www.ebay.co.uk/itm/${ebay.published[0]}`,
      );
      await look('live');
      await dialog.getByRole('button', { name: 'Done' }).click();
      const row = page.getByRole('listitem', { name: /^Barbour Waxed/ });
      await expect(row.getByText(/^Listed/)).toBeVisible();

      await page.getByRole('button', { name: /^Barbour Waxed/ }).click();
      await page.getByRole('button', { name: 'Sell on eBay…' }).click();
      await dialog.getByRole('button', { name: 'Take it down' }).click();
      await dialog.getByRole('button', { name: 'Yes, take it down' }).click();
      await expect(dialog.getByText('Taken down')).toBeVisible();
      expect([ebay.published.length, ebay.violations]).toEqual([1, []]);
    } finally {
      await page.close();
      await product.stop();
      await ebay.close();
    }
  });
}
