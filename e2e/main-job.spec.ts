import { BOOTS, descriptionOf, fillForm, generate, titleOf } from './forms.ts';
import { expectNoViolations } from './no-violations.ts';
import { expect, test } from './test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a seller fills, generates, makes both alternatives, edits, copies, and finds the draft again', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await fillForm(page, BOOTS);
  await generate(page);

  const title = titleOf(page);
  await expect(title).toHaveValue(/Dr\.? Martens 1460/);
  const first = await title.inputValue();
  expect([...first].length).toBeLessThanOrEqual(80);
  const description = descriptionOf(page);
  await expect(description).toHaveValue(/scuff on the right heel/i);
  await expect(page.getByText('Written by the built-in writer')).toBeVisible();
  // Nobody measured prices of such boots there: then the ways to a real one stand in its place.
  const pricing = page.getByRole('region', { name: /pricing suggestion/i });
  await expect(pricing).toContainText('No estimate');
  await expect(pricing.getByRole('button', { name: 'Paste three prices' })).toBeVisible();

  const alternative = page.getByRole('button', { name: 'Generate alternative' });
  await alternative.click();
  await expect(page.getByRole('tab', { selected: true })).toContainText('Buyer first');
  await expect(title).not.toHaveValue(first);
  await alternative.click();
  await expect(page.getByRole('tab', { selected: true })).toContainText('Facts first');
  await expect(page.getByRole('button', { name: 'All Alternatives Generated' })).toBeDisabled();

  await page.getByRole('tab').first().click();
  await expect(title).toHaveValue(first);
  await title.fill('Dr Martens 1460 Boots Cherry Red Smooth Leather UK 6');
  await page.getByRole('button', { name: 'Export to Clipboard' }).click();
  await expect(page.getByText('Copied to the clipboard.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Dr Martens 1460 Boots Cherry Red Smooth Leather UK 6');
  expect(copied).toContain('Generated with');

  await page.reload();
  await expect(page.getByLabel('Item name')).toHaveValue(BOOTS.itemName);
  await expect(page.getByLabel('Features')).toHaveValue(BOOTS.features);
  await expect(page.getByLabel('Platform')).toHaveValue('eBay');
});

test('every platform gets its listing, and Vinted its hashtags separated by spaces', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  for (const platform of ['Etsy', 'Amazon', 'Facebook Marketplace', 'Gumtree', 'Other', 'Vinted']) {
    await fillForm(page, { ...BOOTS, platform });
    await generate(page);
    await expect(page.getByRole('heading', { name: `Your ${platform} listing` })).toBeVisible();
    await expect(descriptionOf(page)).toHaveValue(/scuff on the right heel/i);
  }
  await expect(page.getByRole('region', { name: /pricing suggestion/i })).toContainText('£');
  await page.getByRole('button', { name: 'Export to Clipboard' }).click();
  await expect(page.getByText('Copied to the clipboard.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/#\S+ #\S+/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the result is in view once it is written', async ({ page, product }) => {
    await page.goto(product.url);
    await fillForm(page, BOOTS);
    await generate(page);
    await expect(titleOf(page)).toHaveValue(/Martens/);
    await expect(page.getByText('Pricing suggestion')).toBeVisible();
    const top = await page.locator('#result').evaluate((result) => result.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(-50);
    expect(top).toBeLessThan(400);
  });
});

test('missing fields are named, and nothing typed is lost', async ({ page, product }) => {
  await page.goto(product.url);
  await page.getByLabel('Features').fill('Blue, hardly used');
  await generate(page);
  await expect(page.getByText('Item name is required.')).toBeVisible();
  await expect(page.getByText('Choose a selling platform.')).toBeVisible();
  await expect(page.getByLabel('Features')).toHaveValue('Blue, hardly used');
});

test('a claim that nothing supports is marked as one types, and is decided in a card at the word', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await fillForm(page, BOOTS);
  await generate(page);
  const description = descriptionOf(page);
  await expect(description).toHaveValue(/Cherry Red/i);
  const written = await description.inputValue();
  await description.fill(`${written}\n\nThese boots are fully waterproof.`);

  const claims = page.getByRole('list', { name: 'Statements to check' });
  await claims.getByRole('button', { name: 'waterproof' }).click();
  const card = page.getByRole('dialog', { name: 'waterproof' });
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(claims.getByRole('button', { name: 'waterproof' })).toBeFocused();
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'Take the sentence out' }).click();
  await expect(description).not.toHaveValue(/waterproof/);
  await expect(claims).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(description).toHaveValue(/waterproof/);
  // At the word itself, where it stands in the text.
  const word = page.locator('#part-description mark.mark-claim');
  const box = await word.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(card).toBeVisible();
  await expect(description).toBeFocused();
  await card.getByRole('button', { name: /^It is true/ }).click();
  await expect(claims).toHaveCount(0);
  await expect(description).toHaveValue(/waterproof/);
});

test('a title over the limit turns red, says why, and is mended with one tap', async ({ page, product }) => {
  await page.goto(product.url);
  await fillForm(page, BOOTS);
  await generate(page);
  const title = titleOf(page);
  await expect(title).toHaveValue(/1460/);
  await title.fill(
    'Dr Martens 1460 Boots Cherry Red Smooth Leather UK 6 EU 39 Spare Black Laces Scuff Right Heel',
  );
  const breaches = page.getByRole('list', { name: 'Rules to mind' });
  await expect(breaches).toContainText('80');
  await breaches.getByRole('button').first().click();
  expect([...(await title.inputValue())].length).toBeLessThanOrEqual(80);
});

test('a locked part stays while the rest is written again, and two versions can be compared', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await fillForm(page, { ...BOOTS, targetBuyer: 'students' });
  await generate(page);
  const title = titleOf(page);
  await expect(title).toHaveValue(/1460/);
  await title.fill('My own title for these boots');
  await page.getByRole('button', { name: 'Keep my text' }).click();
  await page.getByRole('button', { name: 'Generate alternative' }).click();
  await expect(page.getByRole('tab', { selected: true })).toContainText('Buyer first');
  await expect(title).toHaveValue('My own title for these boots');

  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').locator('ins, del').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the whole job works from the keyboard alone', async ({ page, product }) => {
  await page.goto(product.url);
  await page.getByLabel('Platform').focus();
  await page.keyboard.type('Gum');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Used - G');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Garden bench');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Teak, 120 cm wide, one slat is cracked');
  await page.keyboard.press('Tab');
  await page.keyboard.type('gardeners');
  await page.keyboard.press('Enter');
  await expect(titleOf(page)).toHaveValue(/bench/i);
  await expect(descriptionOf(page)).toHaveValue(/one slat is cracked/i);
});

test('what is likely, what is asked and what was left out are decided with one press each', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await fillForm(page, {
    ...BOOTS,
    itemName: 'Leather boots',
    features: 'Not leather. I wore them with a green coat.\nAsking £40 ono.',
  });
  await generate(page);
  await page.getByRole('button', { name: 'Colour: Green?' }).click();
  await expect(titleOf(page)).toHaveValue(/green/i);
  const questions = page.getByRole('region', { name: 'Questions about your item' });
  await questions.getByRole('button', { name: 'No', exact: true }).click();
  await expect(questions).toHaveCount(0);
  await page.getByRole('button', { name: 'Put it back: Asking £40 ono.' }).click();
  await expect(descriptionOf(page)).toHaveValue(/Asking £40 ono/);
  await page.getByRole('checkbox', { name: 'Show where each line comes from' }).check();
  await expect(page.getByRole('list', { name: 'Where each line comes from' })).toContainText(
    'Your words: Not leather.',
  );
  await expectNoViolations(page);
});

test('the companion hands over the listing field by field', async ({ page, product }) => {
  await page.goto(product.url);
  await fillForm(page, BOOTS);
  await generate(page);
  await expect(titleOf(page)).toHaveValue(/1460/);
  await page.getByRole('button', { name: 'Clipboard Companion' }).click();
  const companion = page.getByRole('dialog', { name: 'Clipboard Companion' });
  await companion.getByRole('button', { name: 'Copy Title' }).click();
  await expect(companion).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/1460/);
});
