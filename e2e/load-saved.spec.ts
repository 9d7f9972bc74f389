import { saveListing, signUp } from './account.ts';
import { BOOTS, fillForm, generate, titleOf } from './forms.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: [/ERR_FAILED/] });

test('a listing is loaded also where the code of what was in the form cannot be fetched', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  await saveListing(page, product, 'Coat');
  await page.goto(product.url);
  await fillForm(page, BOOTS);
  await generate(page);
  await expect(titleOf(page)).toHaveValue(/1460/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('listingSession'))).not.toBeNull();

  await page.route(/assets\/stored-session-.*\.js$/, (route) => route.abort());
  await page.goto(`${product.url}/myListings`);
  await page.getByRole('button', { name: 'Load to Form' }).click();
  await expect(titleOf(page)).toHaveValue('Coat');
  await titleOf(page).fill('Coat of mine');
  await expect(titleOf(page)).toHaveValue('Coat of mine');
});
