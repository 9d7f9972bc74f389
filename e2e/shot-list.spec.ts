// Which photos buyers look for: what was read is ticked by itself, the rest by the seller's word or by taking it.
import type { Page } from '@playwright/test';
import { expectNoViolations } from './no-violations.ts';
import { drawPhotos } from './photos.ts';
import { expect, test } from './test.ts';

const photosOf = (page: Page) => page.getByRole('region', { name: 'Photos', exact: true });
const listOf = (page: Page) => photosOf(page).getByRole('list', { name: 'Photos that buyers look for' });
const rowOf = (page: Page, name: string) => listOf(page).getByRole('listitem').filter({ hasText: name });

async function addJumper(page: Page) {
  await page.route('**/api/gemini/analyzeImage', (route) =>
    route.fulfill({
      json: {
        ...{ itemName: '', features: '', keywords: '' },
        findings: [
          { id: '0-0', photos: [0], kind: 'type', value: 'jumper', confidence: 0.9 },
          { id: '0-1', photos: [0], kind: 'material', value: '80% wool', confidence: 0.95 },
        ],
      },
    }),
  );
  const photos = await drawPhotos(page, [{ name: 'label.jpg', lines: ['80% WOOL'] }]);
  await page.getByLabel('Photo files').setInputFiles(photos);
  await expect(page.getByLabel('Item name')).toHaveValue('jumper');
}

test('what was read is ticked, the rest by a word or a photo', async ({ page, product }) => {
  await page.goto(product.url);
  await addJumper(page);
  await photosOf(page).getByText('Photos that buyers look for: 1 of 4').click();
  await expect(rowOf(page, 'Size and care label')).toContainText('Read on photo 1');
  await expect(rowOf(page, 'The whole front').getByRole('combobox')).toHaveValue('0');
  await expectNoViolations(page);

  const [front] = await drawPhotos(page, [{ name: 'front.jpg', lines: ['FRONT'] }]);
  if (!front) throw new Error('no photo');
  await page.getByLabel('Photo of: The whole front').setInputFiles(front);
  const whole = page.getByLabel('The whole front: which photo shows it?');
  await expect(whole).toHaveValue('2');
  await page.getByLabel('The whole back: which photo shows it?').selectOption('On photo 2');
  await expect(photosOf(page).getByText('look for: 3 of 4')).toBeVisible();
  await expectNoViolations(page);

  await page.reload();
  await photosOf(page).getByText('look for: 3 of 4').click();
  await expect(whole).toHaveValue('2');
  await photosOf(page).getByRole('button', { name: 'Remove: photo 2' }).click();
  await expect(whole).toHaveValue('0');
  await expect(photosOf(page).getByText('look for: 1 of 4')).toBeVisible();
});
