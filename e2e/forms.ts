import type { Locator, Page } from '@playwright/test';

/** What a seller types; every field that is absent stays empty. */
export interface TypedForm {
  platform: string;
  condition: string;
  itemName: string;
  features: string;
  make?: string;
  modelNumber?: string;
  targetBuyer?: string;
  keywords?: string;
}

export const BOOTS: TypedForm = {
  platform: 'eBay',
  condition: 'Used - Good',
  itemName: 'Dr Martens 1460 boots cherry red',
  make: 'Dr. Martens',
  modelNumber: '1460',
  features:
    '8 eye boot, Cherry Red smooth leather, UK 6 / EU 39. Comes with a spare pair of black laces. Creasing across the toes and a scuff on the right heel.',
  keywords: 'docs, lace up boots',
};

/** Fills the form by its labels, as a seller does. */
export async function fillForm(page: Page, form: TypedForm): Promise<void> {
  await page.getByLabel('Platform').selectOption(form.platform);
  await page.getByLabel('Condition').selectOption(form.condition);
  await page.getByLabel('Item name').fill(form.itemName);
  await page.getByLabel('Features').fill(form.features);
  if (form.make) await page.getByLabel('Make').fill(form.make);
  if (form.modelNumber) await page.getByLabel('Model number').fill(form.modelNumber);
  if (form.targetBuyer) await page.getByLabel('Target buyer').fill(form.targetBuyer);
  if (form.keywords) await page.getByLabel('Keywords').fill(form.keywords);
}

export async function generate(page: Page): Promise<void> {
  await page.locator('form').getByRole('button', { name: 'Generate My Listing' }).click();
}

export function titleOf(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Optimized Title' });
}

export function descriptionOf(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Full Product Description' });
}
