// Sales that were made elsewhere come in by the marketplace's own list, count, and go again.
import { signUp } from './account.ts';
import { expectNoViolations } from './no-violations.ts';
import { expect, test } from './test.ts';

const HEADER =
  'Sales Record Number,Order Number,Item Number,Item Title,Quantity,Sold For,Total Price,Sale Date';
const ROWS = Array.from(
  { length: 30 },
  (_, at) =>
    `${at},11-${at},90${at},Navy wool coat with horn buttons number ${at},1,£${20 + at}.50,£${24 + at}.00,Nov-${String((at % 20) + 1).padStart(2, '0')}-26`,
);
const REPORT = [
  '',
  ',,,,,,,',
  HEADER,
  ...ROWS,
  '99,11-99,,,2,£30.00,£34.00,Nov-03-26',
  '31 record(s) downloaded',
];
const asFile = (lines: readonly string[]) => ({
  name: 'eBay-OrdersReport-Nov-23-2026.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}`),
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an orders report is looked at, imported once, and undone, ${colorScheme}`, async ({
    page,
    product,
  }, testInfo) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signUp(page, product);
    await page.goto(`${product.url}/myListings`);
    const open = async () => {
      await page.getByRole('button', { name: 'Import sales' }).click();
      await page.getByLabel(/: files$/).setInputFiles(asFile(REPORT));
    };
    await page.getByRole('button', { name: 'Totals' }).click();
    await open();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('30 sales read, 2 rows left out.')).toBeVisible();
    await dialog.getByText('Columns', { exact: true }).click();
    for (const [name, width] of [
      ['phone', 390],
      ['desk', 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolations(page);
      await page.screenshot({ path: testInfo.outputPath(`preview-${name}.png`) });
    }
    await dialog.getByRole('button', { name: 'Import 30 sales' }).click();
    await expect(dialog.getByText('30 sales from eBay')).toBeVisible();
    await expect(dialog.getByRole('row', { name: /Nov 2026 0 30/ })).toBeVisible();
    for (const [name, width] of [
      ['phone', 390],
      ['desk', 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolations(page);
      await page.screenshot({ path: testInfo.outputPath(`totals-${name}.png`) });
    }
    await open();
    await expect(dialog.getByText('30 sales read, 30 here already, 2 rows left out.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import 0 sales' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Back to totals' }).click();
    await dialog.getByRole('button', { name: /^Undo the import/ }).click();
    await expect(dialog.getByText('Nothing is listed or sold yet.')).toBeVisible();
  });
}
