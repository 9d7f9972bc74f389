import type { Page } from '@playwright/test';
import { generate, titleOf } from './forms.ts';
import { expectNoViolations } from './no-violations.ts';
import { type DrawnPhoto, drawPhotos, dropFiles } from './photos.ts';
import { expect, test } from './test.ts';

const LABELS: DrawnPhoto[] = [
  { name: 'front.jpg', lines: ['SONY', 'Wireless Headphones'] },
  { name: 'plate.jpg', lines: ['SONY', 'Model: WH-1000XM4', 'Made in Malaysia'] },
  { name: 'side.png', lines: ['Left side'], type: 'image/png' },
  { name: 'back.webp', lines: ['Back'], type: 'image/webp' },
  { name: 'box.jpg', lines: ['Box'] },
];

const photosOf = (page: Page) => page.getByRole('region', { name: 'Photos' });
const tiles = (page: Page) => photosOf(page).getByRole('button', { name: /^Photo \d of/ });

async function added(page: Page, count: number) {
  await expect(tiles(page)).toHaveCount(count);
  await expect(photosOf(page).locator('progress:not([aria-label="Photos read"])')).toHaveCount(0);
}

async function signUp(page: Page, url: string) {
  await page.goto(`${url}/signup`);
  await page.getByLabel('Email').fill('photos@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm password', { exact: true }).fill('correct horse');
  await page.locator('form').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('link', { name: 'My Listings' })).toBeVisible();
}

test('from photos to a saved listing: dropped, read, filled in, saved, and seen again', async ({
  page,
  product,
}) => {
  test.setTimeout(360_000);
  await signUp(page, product.url);
  await page.getByLabel('Features').fill('Small scratch on the left cup');
  await dropFiles(page, await drawPhotos(page, LABELS));
  await added(page, 5);
  await expect(page.getByText(/^Reduced size by \d+ %/)).toBeVisible();

  const [sixth] = await drawPhotos(page, [{ name: 'sixth.jpg', lines: ['6'] }]);
  if (sixth) await dropFiles(page, [sixth]);
  await expect(page.getByText('You can upload a maximum of 5 images.')).toBeVisible();
  await expect(tiles(page)).toHaveCount(5);

  await tiles(page).nth(1).focus();
  await page.keyboard.press('Home');
  await expect(tiles(page).first()).toHaveAccessibleName(/plate\.jpg/);
  await expect(tiles(page).first()).toBeFocused();

  await expect(page.getByText(/details found, \d+ in the form/)).toBeVisible({ timeout: 300_000 });
  await expect(page.getByLabel('Make')).toHaveValue('Sony');
  await expect(page.getByLabel('Model number')).toHaveValue('WH-1000XM4');
  await expect(page.getByLabel('Item name')).toHaveValue(/Sony WH-1000XM4/);
  await expect(page.getByLabel('Platform')).toHaveValue('eBay');
  await expect(page.getByLabel('Condition')).toHaveValue('used-good');
  await expect(page.getByLabel('Features')).toHaveValue(/^Small scratch on the left cup\n/);

  await page.getByRole('button', { name: 'Review findings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Drop: Malaysia' }).click();
  await expect(dialog.getByRole('button', { name: 'Drop: Malaysia' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Features')).not.toHaveValue(/Malaysia/);

  await generate(page);
  await expect(titleOf(page)).toHaveValue(/Sony/);
  await page.getByText('Facts it rests on').click();
  await expect(page.getByText('seen on a photo (make)')).toBeVisible();
  await page.getByRole('button', { name: 'Save Listing' }).click();
  await expect(page.getByText('Listing saved.')).toBeVisible({ timeout: 30_000 });

  await page.getByRole('link', { name: 'My Listings' }).first().click();
  const cover = page.getByRole('img', { name: 'The first of 5 photos' });
  await expect(cover).toBeVisible();
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Load to Form' }).click();
  await added(page, 5);
  await expect(page.getByLabel('Make')).toHaveValue('Sony');
});

test('a file that only says that it is a photo is refused', async ({ page, product }) => {
  await page.goto(product.url);
  const text = {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<!doctype html><script>1</script>'),
  };
  await page.getByLabel('Photo files').setInputFiles(text);
  await expect(page.getByText('Please select valid image files (JPG, PNG, WEBP).')).toBeVisible();
  await expect(page.getByText('Start with photos')).toBeVisible();
});

test('a broken photo says so, and can be tried again or removed', async ({ page, product }) => {
  await page.goto(product.url);
  const [good] = await drawPhotos(page, [{ name: 'good.jpg', lines: ['Good'] }]);
  const broken = {
    name: 'broken.jpg',
    mimeType: 'image/jpeg',
    buffer: good?.buffer.subarray(0, 40) ?? Buffer.alloc(0),
  };
  await page.getByLabel('Photo files').setInputFiles(broken);
  await expect(photosOf(page).getByText('Failed to process images.')).toBeVisible();
  await photosOf(page).getByRole('button', { name: 'Try again: photo 1' }).click();
  await expect(photosOf(page).getByText('Failed to process images.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove: photo 1' }).click();
  await expect(page.getByText('Start with photos')).toBeVisible();
});

test('photos stay over a reload, a removed one comes back, and clearing the form takes them along', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await page.getByLabel('Photo files').setInputFiles(await drawPhotos(page, LABELS.slice(0, 3)));
  await added(page, 3);
  await page.getByRole('button', { name: 'Move later: photo 1' }).click();
  await expect(tiles(page).first()).toHaveAccessibleName(/plate\.jpg/);
  // Kept a moment after the change.
  await expect
    .poll(async () => (await keptPhotos(page)).map(({ name }) => name))
    .toEqual(['plate.jpg', 'front.jpg', 'side.png']);
  await page.reload();
  await added(page, 3);
  await expect(tiles(page).first()).toHaveAccessibleName(/plate\.jpg/);

  await page.getByRole('button', { name: 'Remove: photo 1' }).click();
  await added(page, 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await added(page, 3);
  await expect(tiles(page).first()).toHaveAccessibleName(/plate\.jpg/);

  await page.getByRole('button', { name: 'Clear form' }).click();
  await expect(page.getByText('Start with photos')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('listingPhotos'))).toBeNull();
});

test('a photo turned on its side by its camera stands upright, without its place', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  const [photo] = await drawPhotos(page, [{ name: 'side.jpg', lines: ['Up'], width: 1200, height: 800 }]);
  await page.getByLabel('Photo files').setInputFiles({
    ...photo,
    name: 'side.jpg',
    mimeType: 'image/jpeg',
    buffer: turned(photo?.buffer ?? Buffer.alloc(0)),
  });
  await added(page, 1);
  const image = tiles(page).locator('img');
  const shape = await image.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [
    naturalWidth,
    naturalHeight,
  ]);
  expect(shape).toEqual([720, 1080]);
  await expect.poll(() => keptPhotos(page)).toEqual([{ name: 'side.jpg', hasExif: false }]);
});

test('small print is read off the photo as it was taken, and the copy that is kept stays small', async ({
  page,
  product,
}) => {
  test.setTimeout(360_000);
  await page.goto(product.url);
  const print = { lines: ['SONY', 'Model: WH-1000XM4'], width: 4_000, height: 3_000, letters: 26 };
  await page.getByLabel('Photo files').setInputFiles(await drawPhotos(page, [{ name: 'far.jpg', ...print }]));
  await added(page, 1);
  const width = await tiles(page)
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(width).toBe(1_440);
  await expect(page.getByLabel('Model number')).toHaveValue('WH-1000XM4', { timeout: 300_000 });
});

/** What lies in the browser's database. */
function keptPhotos(page: Page): Promise<{ name: string; hasExif: boolean }[]> {
  return page.evaluate(async () => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await ask(indexedDB.open('smart-listings-photos', 1));
    const drafts = database.transaction('drafts').objectStore('drafts');
    const last = await ask(drafts.get('current'));
    const draft = await ask(drafts.get(last.draft));
    database.close();
    const read = async ({ name, blob }: { name: string; blob: Blob }) => ({
      name,
      hasExif: new TextDecoder('latin1').decode(await blob.arrayBuffer()).includes('Exif'),
    });
    return Promise.all((draft?.photos ?? []).map(read));
  });
}

/** The JPEG with an EXIF block that says: turned a quarter. */
function turned(jpeg: Buffer): Buffer {
  const exif = Buffer.from(
    'ffe1001c457869660000' + '4d4d002a00000008' + '0001' + '011200030000000100060000',
    'hex',
  );
  exif.writeUInt16BE(exif.length - 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}
