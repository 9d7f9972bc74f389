// A press while the page moves: what is pressed goes away under the pointer before the button is let go.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Leaves the empty name by pressing on `target`, and waits until its error has moved what stands below. */
async function pressBelow(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await page.getByLabel('Item name').focus();
  const { x, y, width, height } = await boxOf(target);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await expect(page.locator('#itemName-error')).toBeVisible();
  expect((await boxOf(target)).y).toBeGreaterThan(y + height / 2);
}

async function boxOf(target: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
}

test('a press counts for what lay under it, though an error moves it away before it ends', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await pressBelow(page, page.getByRole('button', { name: 'Templates' }));
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toContainText('Price refresh');
});

test('a press that is drawn off what it began on is taken back', async ({ page, product }) => {
  await page.goto(product.url);
  const templates = page.getByRole('button', { name: 'Templates' });
  await templates.evaluate((button) => button.addEventListener('click', () => button.replaceWith('pressed')));
  await pressBelow(page, templates);
  const { x, y, width, height } = await boxOf(templates);
  await page.mouse.move(x + width / 2, y + height * 2);
  await page.mouse.up();
  await expect(templates).toBeVisible();
});
