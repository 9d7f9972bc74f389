import { expect, type Page } from '@playwright/test';
import type { Product } from './product.ts';

let count = 0;

/** Signs the page's browser up for a new account, on the plan named. @returns its address */
export async function signUp(
  page: Page,
  product: Product,
  plan: 'free' | 'premium' = 'free',
): Promise<string> {
  count += 1;
  const email = `seller-${process.pid}-${count}@example.com`;
  const answer = await page.request.post(`${product.url}/api/auth/sign-up/email`, {
    data: { email, password: 'correct horse' },
  });
  expect(answer.ok()).toBe(true);
  // What a payment does.
  if (plan === 'premium')
    await product.runSql(`update "user" set "planType" = 'premium' where email = '${email}'`);
  return email;
}

/** Saves a listing in the page's account, as the page itself would. */
export async function saveListing(
  page: Page,
  product: Product,
  title: string,
  platform = 'Vinted',
): Promise<void> {
  const answer = await page.request.post(`${product.url}/api/listings`, {
    data: {
      listing: {
        title,
        description: `${title}. Worn a few times.`,
        tags: ['coat', 'wool', 'navy', 'size 12', 'winter', 'warm', 'classic'],
        suggestedPriceRange: '£20 – £30',
        priceJustification: 'Our own estimate.',
        pricingSource: 'heuristic',
      },
      variant: 'v1',
      originalFormInput: {
        platform,
        itemName: 'Wool coat',
        features: 'Navy wool coat, size 12, small hole in the lining',
        condition: 'used-good',
      },
      origin: { currency: 'GBP (£)' },
    },
  });
  expect(answer.status()).toBe(201);
}
