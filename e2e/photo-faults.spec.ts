// Files that are no photos, or photos of an odd kind, as sellers have them: a sentence each, and nothing is lost.
import type { Page } from '@playwright/test';
import { sharp } from '../server/src/test/draw-label.ts';
import { drawPhoto } from '../server/src/test/hostile-files.ts';
import { expect, test } from './test.ts';

const photosOf = (page: Page) => page.getByRole('region', { name: 'Photos' });
const tilesOf = (page: Page) => photosOf(page).getByRole('button', { name: /^Photo \d of/ });

/** What the server is sent to read, as it comes. */
async function noteSent(page: Page): Promise<Buffer[]> {
  const sent: Buffer[] = [];
  await page.route('**/api/gemini/analyzeImage', (route) => {
    sent.push(Buffer.from(route.request().postDataJSON().image.base64, 'base64'));
    return route.fulfill({ json: { itemName: '', features: '', keywords: '' } });
  });
  return sent;
}

const give = (page: Page, files: readonly (readonly [name: string, mimeType: string, buffer: Buffer])[]) =>
  page
    .getByLabel('Photo files')
    .setInputFiles(files.map(([name, mimeType, buffer]) => ({ name, mimeType, buffer })));

test('what is no whole photo gets a sentence, and words and photos of before stay', async ({
  page,
  product,
}) => {
  await noteSent(page);
  await page.goto(product.url);
  await page.getByLabel('Features').fill('Small scratch');
  const jpeg = await drawPhoto(900, 700).jpeg().toBuffer();
  await give(page, [['good.jpg', 'image/jpeg', jpeg]]);
  await expect(tilesOf(page)).toHaveCount(1);
  await give(page, [
    ['turn.mp4', 'video/mp4', Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2mp41', 'latin1')],
    ['scan.pdf', 'application/pdf', Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj')],
    ['gone.jpg', 'image/jpeg', Buffer.alloc(0)],
    ['cut.jpg', 'image/jpeg', jpeg.subarray(0, 300)],
  ]);
  await expect(page.getByText('“turn.mp4” is a video')).toBeVisible();
  await expect(page.getByText('“scan.pdf” is a PDF')).toBeVisible();
  await expect(page.getByText('“gone.jpg” is empty')).toBeVisible();
  await expect(photosOf(page).getByText(/^Photo 2 .*\(cut\.jpg\): Failed to process images\./)).toBeVisible();
  await expect(tilesOf(page).first()).toHaveAccessibleName(/good\.jpg/);
  await expect(page.getByLabel('Features')).toHaveValue('Small scratch');
});

test('photos in print’s colours, clear, on their head and of 48 megapixels are read as they were taken', async ({
  page,
  product,
}) => {
  const sent = await noteSent(page);
  await page.goto(product.url);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  await give(page, [
    ['print.jpg', 'image/jpeg', await drawPhoto(1_200, 900).toColourspace('cmyk').jpeg().toBuffer()],
    [
      'clear.png',
      'image/png',
      await sharp({ create: { width: 2_400, height: 1_000, channels: 4, background: clear } })
        .png()
        .toBuffer(),
    ],
    [
      'head.jpg',
      'image/jpeg',
      await drawPhoto(3_000, 2_000).withMetadata({ orientation: 3 }).jpeg().toBuffer(),
    ],
    ['large.jpg', 'image/jpeg', await drawPhoto(8_000, 6_000).jpeg().toBuffer()],
  ]);
  await expect.poll(() => sent.length, { timeout: 120_000 }).toBe(4);
  const read = await Promise.all(sent.map((photo) => sharp(photo).metadata()));
  const sizes = read.map(({ width, height, exif }) => [width, height, exif]);
  expect(sizes.toSorted()).toEqual([
    [1_200, 900, undefined],
    [2_400, 1_000, undefined],
    [3_000, 2_000, undefined],
    [4_096, 3_072, undefined],
  ]);
  for (const { length } of sent) expect(length).toBeLessThanOrEqual(2 * 1024 * 1024);
  await expect(photosOf(page).locator('progress')).toHaveCount(0);
  await expect(photosOf(page).getByText(/^Photo \d .*:/)).toHaveCount(0);
});
