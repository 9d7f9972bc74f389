// What hands do with photos: paste, drag, give up, try again, choose.
import { signUp } from './account.ts';
import { BOOTS, fillForm, generate, titleOf } from './forms.ts';
import { expectNoViolations } from './no-violations.ts';
import { choose, expectOrder, holdPhotos, photosOf, THREE, tiles } from './photo-strip.ts';
import { copyPicture } from './photos.ts';
import { expect, test } from './test.ts';

/** What the reader would answer for a photo of a label. */
const READ = {
  itemName: 'Sony WH-1000XM4',
  make: 'Sony',
  modelNumber: 'WH-1000XM4',
  features: 'Colour: black',
  keywords: '',
  findings: [
    { id: '0-brand', kind: 'brand', value: 'Sony', confidence: 0.96, photos: [0] },
    { id: '0-model', kind: 'model', value: 'WH-1000XM4', confidence: 0.95, photos: [0] },
    { id: '0-colour', kind: 'colour', label: 'Colour', value: 'black', confidence: 0.9, photos: [0] },
  ],
  conflicts: [],
  quality: [],
  coach: [],
  engine: 'builtin',
};

test('a picture is pasted; text that carries one along is left to the field', async ({ page, product }) => {
  await page.goto(product.url);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
  await copyPicture(page);
  await page.keyboard.press('Control+V');
  await expect(tiles(page)).toHaveCount(1);

  await copyPicture(page, 'Wool coat');
  await page.getByLabel('Item name').focus();
  await page.keyboard.press('Control+V');
  await expect(page.getByLabel('Item name')).toHaveValue('Wool coat');
  await expect(tiles(page)).toHaveCount(1);
});

test('photos are ordered with the mouse, made the cover, and removed by key', async ({ page, product }) => {
  await page.goto(product.url);
  await choose(page, THREE);
  await expectOrder(page, 'one', 'two', 'three');

  await tiles(page).nth(0).dragTo(tiles(page).nth(2));
  await expectOrder(page, 'two', 'three', 'one');
  await expect(page.getByText('Photo moved to place 3 of 3.')).toBeAttached();
  // Let go elsewhere, it stays.
  await tiles(page).nth(0).dragTo(page.getByLabel('Item name'));
  await expectOrder(page, 'two', 'three', 'one');

  await tiles(page).nth(2).click();
  const dialog = page.getByRole('dialog', { name: 'Photo 3 of 3' });
  await dialog.getByRole('button', { name: 'Use as cover' }).click();
  await expect(page.getByRole('dialog', { name: 'Photo 1 of 3' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Photo 2 of 3' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expectOrder(page, 'one', 'two', 'three');

  await tiles(page).nth(1).focus();
  await page.keyboard.press('Delete');
  await expectOrder(page, 'one', 'three');
  // The next key is for the photo that took its place.
  await expect(tiles(page).nth(1)).toBeFocused();
});

test('a photo that is being made small can be given up, and chosen again', async ({ page, product }) => {
  const { hold, letGo } = await holdPhotos(page);
  await page.goto(product.url);
  await hold();
  await choose(page, THREE.slice(0, 1));
  await expect(photosOf(page).getByRole('progressbar', { name: 'Waiting… one.jpg' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analyze photos' })).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel: photo 1' }).click();
  await expect(page.getByText('Start with photos')).toBeVisible();

  await letGo();
  await choose(page, THREE.slice(0, 1));
  await expectOrder(page, 'one');
});

test('a HEIC that this browser cannot decode is refused with the sentence', async ({ page, product }) => {
  await page.goto(product.url);
  const heic = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(400),
  ]);
  await page
    .getByLabel('Photo files')
    .setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: heic });
  await expect(page.getByText('Please select valid image files (JPG, PNG, WEBP).')).toBeVisible();
  await expect(page.getByText('Start with photos')).toBeVisible();
});

test('what was typed by hand stays, until the keyboard says "Use this"', async ({ page, product }) => {
  await page.route('**/api/gemini/analyzeImage', (route) => route.fulfill({ json: READ }));
  await page.goto(product.url);
  await page.getByLabel('Make').fill('Sonny');
  await choose(page, THREE.slice(0, 1));
  await expectOrder(page, 'one');
  await expect(page.getByLabel('Model number')).toHaveValue('WH-1000XM4');
  await expect(page.getByLabel('Make')).toHaveValue('Sonny');

  await page.getByRole('button', { name: 'Review findings' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The form says “Sonny”.')).toBeVisible();
  const useThis = dialog.getByRole('button', { name: 'Use this: Sony' });
  await expect(dialog.getByRole('button', { name: /^Use this/ })).toHaveCount(1);
  while (!(await useThis.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(useThis).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Make')).toHaveValue('Sony');
});

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: [/status of (?:413|500|507|402)/] });

  test('a photo too large for whatever stands before the server is told in its sentence', async ({
    page,
    product,
  }) => {
    await page.route('**/api/gemini/analyzeImage', (route) =>
      route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>Too large</h1>' }),
    );
    await page.goto(product.url);
    await choose(page, THREE.slice(0, 1));
    await expectOrder(page, 'one');
    await expect(
      page.getByText('An image is too large (max 4MB). Please resize and try again.'),
    ).toBeVisible();
    await expectNoViolations(page);

    await page.unrouteAll();
    await page.route('**/api/gemini/analyzeImage', (route) => route.fulfill({ json: READ }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/3 details found, 3 in the form/)).toBeVisible();
  });

  test('an upload that fails says why, and the next try saves with every photo', async ({
    page,
    product,
  }) => {
    await signUp(page, product);
    await page.goto(product.url);
    await choose(page, THREE);
    await expectOrder(page, 'one', 'two', 'three');
    let uploads = 0;
    await page.route('**/api/photos', (route) => {
      uploads += 1;
      const body = {
        error: { code: 'storage-full', message: 'There is no room left for photos on this server.' },
      };
      return uploads === 2 ? route.fulfill({ status: 402, json: body }) : route.continue();
    });
    await fillForm(page, BOOTS);
    await generate(page);
    await expect(titleOf(page)).toHaveValue(/1460/);
    await page.getByRole('button', { name: 'Save Listing' }).click();
    await expect(
      page.getByText('Failed to upload one or more images: There is no room left for photos on this server.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Save Listing' }).click();
    await expect(page.getByText('Listing saved.')).toBeVisible();
    // The one that had arrived is not sent again.
    expect(uploads).toBe(4);
    await page.getByRole('link', { name: 'My Listings' }).first().click();
    await expect(page.getByRole('img', { name: 'The first of 3 photos' })).toBeVisible();
  });
});
