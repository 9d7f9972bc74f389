// Photos and words that another app shares: posted to the installed app, taken by its service worker.
import type { BrowserContext, Page } from '@playwright/test';
import { generate, titleOf } from './forms.ts';
import { drawPhotos, type PhotoFile } from './photos.ts';
import type { Product } from './product.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const tiles = (page: Page) =>
  page.getByRole('region', { name: 'Photos' }).getByRole('button', { name: /^Photo \d of/ });

/** The app on the device, as after its first visit. */
async function install(context: BrowserContext, product: Product): Promise<Page> {
  const page = await context.newPage();
  await page.goto(product.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  return page;
}

interface Share {
  title?: string;
  text?: string;
  photos?: readonly PhotoFile[];
}

/** Posts what the device's share sheet would, by a form of the manifest's fields. */
async function share(page: Page, product: Product, { title = '', text = '', photos = [] }: Share) {
  await page.setContent(
    `<form method="post" action="${product.url}/share" enctype="multipart/form-data">
       <input name="title"><textarea name="text"></textarea><input name="url">
       <input name="photos" type="file" multiple><button>Share</button>
     </form>`,
  );
  await page.locator('[name=title]').fill(title);
  await page.locator('[name=text]').fill(text);
  await page.locator('[name=photos]').setInputFiles([...photos]);
  await page.getByRole('button', { name: 'Share' }).click();
}

test('photos and words that are shared land in the form, which keeps what it has', async ({
  context,
  product,
}) => {
  // What is read on photos is another journey's: here nothing is, so that the form holds what was shared.
  await context.route('**/api/gemini/analyzeImage', (route) =>
    route.fulfill({ json: { itemName: '', features: '', keywords: '', findings: [] } }),
  );
  const app = await install(context, product);
  const photos = await drawPhotos(app, [
    { name: 'front.jpg', lines: ['SONY'] },
    { name: 'plate.png', lines: ['WH-1000XM4'], type: 'image/png' },
  ]);
  await app.close();

  const page = await context.newPage();
  await share(page, product, {
    title: 'Sony headphones',
    text: 'Left cup scratched\nhttps://example.com/1',
    photos,
  });
  // Toasts go by themselves: they are looked for from the start.
  await Promise.all([
    expect(page.getByText('The link was left out')).toBeVisible(),
    expect(tiles(page)).toHaveCount(2),
  ]);
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByLabel('Item name')).toHaveValue('Sony headphones');
  await expect(page.getByLabel('Features')).toHaveValue('Left cup scratched');
  await expect(page.getByRole('region', { name: 'Photos' }).locator('progress')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('listingPhotos'))).toBe('2');

  // Shared again, into the form as it stands.
  const [third] = photos;
  await page.goto(product.url);
  await share(page, product, { text: 'With case', photos: third ? [{ ...third, name: 'case.jpg' }] : [] });
  await expect(tiles(page)).toHaveCount(3);
  await expect(page.getByLabel('Features')).toHaveValue('Left cup scratched\nWith case');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Features')).toHaveValue('Left cup scratched');

  await page.reload();
  await expect(tiles(page)).toHaveCount(3);
  expect(await page.evaluate(() => caches.has('shared'))).toBe(false);
});

test('words that come to an item with its listing are the next item', async ({ context, product }) => {
  const page = await install(context, product);
  const box = page.getByLabel('Say what it is, as you would tell a friend');
  await box.fill('Navy wool coat, size 12, like new, for Vinted');
  await generate(page);
  await expect(titleOf(page)).toHaveValue(/wool coat/i);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('listingSession')))
    .toContain('wool coat');
  await page.goto(product.url);
  await expect(titleOf(page)).toHaveValue(/wool coat/i);
  await share(page, product, { text: 'Oak bookcase, five shelves' });
  await expect(box).toHaveValue('Oak bookcase, five shelves');
  await expect(page.getByLabel('Item name')).toHaveValue('Oak bookcase');
  await expect(page.getByLabel('Features')).not.toHaveValue(/coat/);
  await expect(page.getByLabel('Platform')).toHaveValue('Vinted');
  await page.getByRole('button', { name: 'Earlier items (1)' }).click();
  await page.getByRole('menuitem', { name: 'Navy wool coat' }).click();
  await expect(titleOf(page)).toHaveValue(/wool coat/i);
});

test('of more photos than fit, and of what is none, the usual sentences tell', async ({
  context,
  product,
}) => {
  const app = await install(context, product);
  const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg'];
  const photos = await drawPhotos(
    app,
    names.map((name) => ({ name, lines: [name], width: 400, height: 300 })),
  );
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') };
  await share(app, product, { photos: [note, ...photos] });
  await Promise.all([
    expect(tiles(app)).toHaveCount(5),
    expect(app.getByText('You can upload a maximum of 5 images.')).toBeVisible(),
    expect(app.getByText('Please select valid image files (JPG, PNG, WEBP).')).toBeVisible(),
  ]);
});

test('without a service worker the page says that nothing came', async ({ browser, product }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await share(page, product, { title: 'Lost' });
  await expect(page.getByText('Nothing of what you shared has arrived.')).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
  await context.close();
});
