// The seller's way with one item: told in the box, read, copied where the text is, on to the next.
import type { Page } from '@playwright/test';
import { signUp } from './account.ts';
import { descriptionOf, generate, titleOf } from './forms.ts';
import { expectNoViolations } from './no-violations.ts';
import { expect, test } from './test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const WORDS = 'Navy Barbour wool coat, size 12, like new, small hole in the lining, £45, for Vinted';

const boxOf = (page: Page) => page.getByLabel('Say what it is, as you would tell a friend');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('from the box to the copied title by two presses, and every key copies what it says', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await boxOf(page).fill(WORDS);
  await expect(page.getByRole('region', { name: 'What I understood' })).toContainText('Barbour');
  await expectNoViolations(page);
  await page.keyboard.press('Control+Enter');
  await expect(titleOf(page)).toHaveValue(/wool coat/i);
  await expect(page.locator('#result-heading')).toBeFocused();
  await page.keyboard.press('1');
  await expect.poll(() => clipboard(page)).toBe(await titleOf(page).inputValue());
  await page.keyboard.press('2');
  await expect.poll(() => clipboard(page)).toContain(await descriptionOf(page).inputValue());
  await page.keyboard.press('3');
  await expect.poll(() => clipboard(page)).toMatch(/^#\S+( #\S+)*$/);
  // Its code comes by itself.
  await expect(page.getByRole('button', { name: 'Export to Clipboard' })).toBeVisible();
  await page.keyboard.press('c');
  await expect.poll(() => clipboard(page)).toContain('Generated with');
  await expect(page.getByLabel('Your price')).toHaveValue('45');
  await page.getByRole('button', { name: 'Copy the price' }).click();
  await expect.poll(() => clipboard(page)).toBe('45');
  await expectNoViolations(page);
});

test('a press before the words are read waits for them, with the price in their currency', async ({
  page,
  product,
}) => {
  let letThrough = () => {};
  const pressed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/assets\/(read-note|home-parts)-.*\.js$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(product.url);
  await boxOf(page).fill(WORDS);
  await generate(page);
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
  letThrough();
  await expect(titleOf(page)).toHaveValue(/wool coat/i);
  await expect(page.getByLabel('Your price')).toHaveValue('45');
  await expect(page.getByRole('region', { name: 'What I understood' })).toContainText('£45');
});

test('a key that is typed in a field is text', async ({ page, product }) => {
  await page.goto(product.url);
  await boxOf(page).fill(WORDS);
  await generate(page);
  await titleOf(page).fill('');
  await titleOf(page).pressSequentially('1c');
  await expect(titleOf(page)).toHaveValue('1c');
});

test('the keys are turned off where they are shown, stay off, and come back in the settings', async ({
  page,
  product,
}) => {
  const choice = page.getByRole('checkbox', { name: /^Keys 1, 2, 3 and C copy/ });
  await page.goto(product.url);
  await boxOf(page).fill(WORDS);
  await generate(page);
  await expect(titleOf(page)).toHaveValue(/wool coat/i);
  await page.evaluate(() => navigator.clipboard.writeText('mine'));
  await choice.uncheck();
  await page.reload();
  await expect(titleOf(page)).toHaveValue(/wool coat/i);
  await expect(page.getByRole('button', { name: 'Copy the title' })).not.toHaveAttribute('aria-keyshortcuts');
  await expect(page.locator('#result-heading')).toBeVisible();
  // By its code a key would copy.
  await expect(page.getByRole('button', { name: 'Export to Clipboard' })).toBeVisible();
  for (const key of ['1', '2', '3', 'c']) await page.keyboard.press(key);
  await expectNoViolations(page);
  expect(await clipboard(page)).toBe('mine');
  await page.goto(`${product.url}/account`);
  await expect(choice).not.toBeChecked();
  await expectNoViolations(page);
  await choice.check();
  await page.goto(product.url);
  await expect(titleOf(page)).toHaveValue(/wool coat/i);
  await page.keyboard.press('1');
  await expect.poll(() => clipboard(page)).toBe(await titleOf(page).inputValue());
});

test('the next item keeps what is the same, the one before is there to be had back', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await boxOf(page).fill(WORDS);
  await generate(page);
  await expect(titleOf(page)).toHaveValue(/wool coat/i);
  await page.getByRole('button', { name: 'Next item' }).click();
  await expect(boxOf(page)).toBeFocused();
  await expect(boxOf(page)).toHaveValue('');
  await expect(page.getByLabel('Platform')).toHaveValue('Vinted');
  await expect(page.getByLabel('Item name')).toHaveValue('');
  await boxOf(page).fill('Oak bookcase, five shelves, for parts');
  await expect(page.getByLabel('Condition')).toHaveValue('for-parts');
  await page.getByRole('button', { name: 'Earlier items (1)' }).click();
  await page.getByRole('menuitem', { name: 'Navy Barbour wool coat' }).click();
  await expect(titleOf(page)).toHaveValue(/wool coat/i);
  await expect(page.getByLabel('Your price')).toHaveValue('45');
});

test('what the seller wants for it outlives a page that the device has let go', async ({ page, product }) => {
  const price = page.getByLabel('Your price');
  await page.goto(product.url);
  await boxOf(page).fill(WORDS);
  await expect(page.getByRole('region', { name: 'What I understood' })).toContainText('£45');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('listingSession'))).toContain('45');
  await page.reload();
  await generate(page);
  await expect(price).toHaveValue('45');
  await price.fill('39');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('listingSession'))).toContain('39');
  await page.reload();
  await expect(price).toHaveValue('39');
  await page.getByRole('button', { name: 'Copy the price' }).click();
  await expect.poll(() => clipboard(page)).toBe('39');
});

test('who is signed in has the item saved on the way to the next, and another tab counts it', async ({
  page,
  product,
  context,
}) => {
  await signUp(page, product);
  const other = await context.newPage();
  await other.goto(product.url);
  await expect(other.getByText('5 of 5 generations left this month')).toBeVisible();
  await page.goto(product.url);
  await boxOf(page).fill(WORDS);
  await generate(page);
  await expect(titleOf(page)).toHaveValue(/wool coat/i);
  await page.getByRole('button', { name: 'Next item' }).click();
  await expect(page.getByText('Saved. Tell of the next item.')).toBeVisible();
  await expect(other.getByText('4 of 5 generations left this month')).toBeVisible();
  await expect(other.getByText('1 of 5 listings saved')).toBeVisible();
  await page.goto(`${product.url}/myListings`);
  await expect(page.getByText(/Barbour/).first()).toBeVisible();
});

test('a second visit begins with the work', async ({ page, product, context }) => {
  await page.goto(product.url);
  await expect(page.getByText('No sign-up required to try it.')).toBeVisible();
  const second = await context.newPage();
  await second.goto(product.url);
  await expect(boxOf(second)).toBeVisible();
  await expect(second.getByText('No sign-up required to try it.')).toBeHidden();
  await expect(second.getByRole('complementary', { name: 'Getting started' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('title and text are in view, and one button copies one after the other', async ({ page, product }) => {
    await page.goto(product.url);
    await boxOf(page).fill(WORDS);
    await generate(page);
    await expect(titleOf(page)).toBeInViewport();
    await expect(descriptionOf(page)).toBeInViewport();
    await page.getByRole('button', { name: 'Copy title' }).click();
    await expect.poll(() => clipboard(page)).toBe(await titleOf(page).inputValue());
    await page.getByRole('button', { name: 'Copy description' }).click();
    await page.getByRole('button', { name: 'Copy price' }).click();
    await expect.poll(() => clipboard(page)).toBe('45');
    await expect(page.getByRole('link', { name: 'Open Vinted' })).toHaveAttribute(
      'href',
      'https://www.vinted.co.uk/items/new',
    );
    await expect(page.getByRole('button', { name: 'Clipboard Companion' })).toHaveText('Clipboard Companion');
    await expectNoViolations(page);
  });

  test('where tags have a field, they are copied after the price', async ({ page, product }) => {
    await page.goto(product.url);
    await boxOf(page).fill('Navy wool coat, size 12, like new, £45, for Etsy');
    await generate(page);
    for (const part of ['title', 'description', 'price', 'tags'])
      await page.getByRole('button', { name: `Copy ${part}`, exact: true }).click();
    await expect.poll(() => clipboard(page)).toContain('wool coat');
  });

  test('the text stays in view when what nothing supports is taken out', async ({ page, product }) => {
    await page.goto(product.url);
    await boxOf(page).fill(WORDS);
    await generate(page);
    await descriptionOf(page).fill('Navy wool coat. Waterproof. Small hole in the lining.');
    const button = page.getByRole('button', { name: 'Take out all that is unsupported' });
    await button.scrollIntoViewIfNeeded();
    await button.click();
    await expect(descriptionOf(page)).not.toHaveValue(/Waterproof/);
    await expect(page.locator('#result-heading')).toBeFocused();
    await expect(descriptionOf(page)).toBeInViewport({ ratio: 1 });
  });
});
