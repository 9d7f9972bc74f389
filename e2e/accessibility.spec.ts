import { BOOTS, descriptionOf, fillForm, generate } from './forms.ts';
import { expectNoViolations } from './no-violations.ts';
import { expect, test } from './test.ts';

const PAGES = ['/', '/pricing', '/terms', '/privacy', '/refund', '/login', '/myListings', '/nowhere'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce', expectedErrors: [/status of 404/] });

    for (const path of PAGES) {
      test(`${path} has no accessibility violation`, async ({ page, product }) => {
        await page.goto(product.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolations(page);
      });
    }

    for (const width of [390, 1440]) {
      test(`a finished listing with marks has none at ${width} pixels`, async ({ page, product }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(product.url);
        await fillForm(page, BOOTS);
        await generate(page);
        const description = descriptionOf(page);
        await expect(description).toHaveValue(/Cherry Red/i);
        await description.fill('Waterproof boots with a lifetime warranty. Call 07700 900123.');
        await expect(page.getByRole('list', { name: 'Statements to check' })).toBeVisible();
        await expectNoViolations(page);

        await page.getByRole('button', { name: 'Preview' }).click();
        await expectNoViolations(page);
        await page.getByRole('button', { name: 'Clipboard Companion' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoViolations(page);
      });
    }
  });
}
