// The draft's photos while the form is left, and beside those of a saved listing.
import type { Page } from '@playwright/test';
import { signUp } from './account.ts';
import { BOOTS, fillForm, generate, titleOf } from './forms.ts';
import { choose, expectKept, expectOrder, holdPhotos, photosOf, THREE, tiles } from './photo-strip.ts';
import { expect, test } from './test.ts';

test('what is being made small while the form is left is there at the return', async ({ page, product }) => {
  const { hold, letGo } = await holdPhotos(page);
  await page.goto(product.url);
  await hold();
  await choose(page, THREE.slice(0, 1));
  await expect(photosOf(page).getByRole('progressbar', { name: 'Waiting… one.jpg' })).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Privacy/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Privacy/ })).toBeVisible();
  await letGo();
  await page.getByRole('link', { name: 'Smart Listings' }).first().click();
  await expectOrder(page, 'one');
  await expectKept(page, 1);
});

test('photos that were added as the page was left are there at the return', async ({ page, product }) => {
  const { hold } = await holdPhotos(page);
  await page.goto(product.url);
  await hold();
  await choose(page, THREE.slice(0, 2));
  await expect(tiles(page).or(photosOf(page).getByRole('progressbar'))).not.toHaveCount(0);
  await page.reload();
  await expectOrder(page, 'one', 'two');
});

test('two tabs have photos of their own, also after a reload', async ({ page, context, product }) => {
  await page.goto(product.url);
  await choose(page, THREE.slice(0, 1));
  await expectOrder(page, 'one');
  await expectKept(page, 1);

  const other = await context.newPage();
  await other.goto(product.url);
  await expectOrder(other, 'one');
  await other.getByRole('button', { name: 'Remove: photo 1' }).click();
  await choose(other, THREE.slice(1));
  await expectOrder(other, 'two', 'three');
  await expectKept(other, 2);

  await page.reload();
  await expectOrder(page, 'one');
  // The file as it came is there as well, although the other tab took it out.
  await page.getByRole('button', { name: 'Edit: photo 1' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await other.reload();
  await expectOrder(other, 'two', 'three');

  // A new tab goes on with what was kept last, whichever tab is still there.
  await other.close();
  const next = await context.newPage();
  await next.goto(product.url);
  await expectOrder(next, 'two', 'three');
});

test('the photos of a saved listing are changed in the form, and saved as another', async ({
  page,
  product,
}) => {
  const { hold, letGo } = await holdPhotos(page);
  await signUp(page, product);
  await page.goto(product.url);
  await choose(page, THREE.slice(0, 2));
  await expectOrder(page, 'one', 'two');
  await saveBoots(page);
  await page.getByRole('link', { name: 'My Listings' }).first().click();
  await page.getByRole('button', { name: 'Load to Form' }).click();
  await expect(tiles(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Remove: photo 1' }).click();
  await hold();
  await choose(page, THREE.slice(2));
  await expect(tiles(page)).toHaveCount(2);
  await tiles(page).nth(1).focus();
  await page.keyboard.press('Home');
  await expect(tiles(page).first()).toHaveAccessibleName(/three\./);
  // Pressed before the photo is small, it waits for it.
  await save(page, async () => {
    await expect(page.getByRole('button', { name: 'Saving... photo 1 of 2' })).toBeVisible();
    await letGo();
  });

  await page.getByRole('link', { name: 'My Listings' }).first().click();
  const covers = page.getByRole('img', { name: 'The first of 2 photos' });
  await expect(covers).toHaveCount(2);
  const files = await covers.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(new Set(files).size).toBe(2);
  for (const place of [0, 1]) await expect.poll(() => widthOf(page, place)).toBeGreaterThan(100);
});

test('a listing that is loaded takes the place of the photos of before, however late its code or theirs comes', async ({
  page,
  product,
}) => {
  await signUp(page, product);
  await page.goto(product.url);
  await saveBoots(page);
  await choose(page, THREE.slice(0, 2));
  await expectOrder(page, 'one', 'two');
  await expectKept(page, 2);

  const letLoad = await holdCode(page, 'load-saved');
  await page.goto(`${product.url}/myListings`);
  await page.getByRole('button', { name: 'Load to Form' }).click();
  const place = await page.locator('[aria-label="Remove: photo 1"]').boundingBox();
  // What is about to go cannot be worked on: the work would go with it.
  await page.mouse.click((place?.x ?? 0) + 10, (place?.y ?? 0) + 10);
  letLoad();
  await expectNoPhotos(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectOrder(page, 'one', 'two');
  await expectKept(page, 2);

  const letOpen = await holdCode(page, 'open-album');
  await page.goto(`${product.url}/myListings`);
  await page.getByRole('button', { name: 'Load to Form' }).click();
  await expect(page.getByText(/ is in the form\.$/)).toBeVisible();
  const opened = page.waitForResponse(/open-album-/);
  letOpen();
  await opened;
  await expectNoPhotos(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectOrder(page, 'one', 'two');
});

/** A part of the code that comes once it may. */
async function holdCode(page: Page, name: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(new RegExp(`assets/${name}-.*\\.js$`), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function expectNoPhotos(page: Page): Promise<void> {
  await expect(page.getByText(/ is in the form\.$/)).toBeVisible();
  await expect(page.getByText('Start with photos')).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
}

function widthOf(page: Page, place: number): Promise<number> {
  return page
    .getByRole('img', { name: 'The first of 2 photos' })
    .nth(place)
    .evaluate((image: HTMLImageElement) => image.naturalWidth);
}

async function saveBoots(page: Page): Promise<void> {
  await fillForm(page, BOOTS);
  await generate(page);
  await expect(titleOf(page)).toHaveValue(/1460/);
  await save(page);
}

/** The toast of an earlier save may still be there: what counts is the server's answer. */
async function save(page: Page, meanwhile = async () => {}): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/api/listings') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Save Listing' }).click();
  await meanwhile();
  expect((await answer).status()).toBe(201);
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
}
