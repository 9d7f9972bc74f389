// Files that are made to harm, through the browser: it answers with a sentence, and goes on.
import { animation, brokenExif, drawPhoto, PAGE, pngBomb } from '../server/src/test/hostile-files.ts';
import { expect, test } from './test.ts';

test('hostile files are refused one by one, and a sound photo among them is taken', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  const photos = page.getByRole('region', { name: 'Photos' });
  const tiles = photos.getByRole('button', { name: /^Photo \d of/ });
  const jpeg = await drawPhoto(2_000, 1_500).jpeg().toBuffer();
  const give = (name: string, buffer: Buffer) =>
    page.getByLabel('Photo files').setInputFiles({ name, mimeType: 'image/jpeg', buffer });

  for (const [name, buffer] of [
    ['page.jpg', Buffer.from(PAGE)],
    ['vector.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['program.webp', Buffer.from('MZ\u0090\0\u0003'.repeat(1_000))],
  ] as const) {
    await give(name, buffer);
    await expect(page.getByText('Please select valid image files (JPG, PNG, WEBP).').last()).toBeVisible();
    await expect(tiles).toHaveCount(0);
  }

  const begun = Buffer.concat([jpeg.subarray(0, 20), Buffer.from(PAGE)]);
  for (const [name, buffer] of [
    ['bomb.png', await pngBomb(50_000)],
    ['begun.jpg', begun],
    ['heavy.jpg', Buffer.concat([jpeg.subarray(0, 600), Buffer.alloc(30_000_000, 0xff)])],
  ] as const) {
    await give(name, buffer);
    await expect(photos.getByText(`(${name}):`)).toBeVisible();
    await expect(photos.getByText(/^Photo 1 .*Failed to process images\./)).toBeVisible();
    await page.getByRole('button', { name: 'Remove: photo 1' }).click();
    await expect(tiles).toHaveCount(0);
  }

  await page.getByLabel('Photo files').setInputFiles([
    { name: 'odd.jpg', mimeType: 'image/jpeg', buffer: await brokenExif() },
    { name: 'moving.webp', mimeType: 'image/webp', buffer: await animation() },
    { name: 'tail.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([jpeg, Buffer.from(PAGE)]) },
  ]);
  await expect(tiles).toHaveCount(3);
  await expect(photos.locator('progress:not([aria-label="Photos read"])')).toHaveCount(0);
  await expect(page).toHaveTitle(/Smart Listings/);
  await expect(page.getByRole('progressbar', { name: 'Photos read' })).toHaveCount(0, { timeout: 60_000 });
  await expect(photos.getByText('What is it?')).toBeVisible();
});
