// The photo tools: on the original, each step to be taken back, by keyboard and by finger.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './no-violations.ts';
import { drawPhotos } from './photos.ts';
import { expect, test } from './test.ts';

const photosOf = (page: Page) => page.getByRole('region', { name: 'Photos' });
const toolsOf = (page: Page) => page.getByRole('dialog', { name: 'Edit photo 1' });
const tileOf = (page: Page) => photosOf(page).getByRole('button', { name: /^Photo 1 of/ });

async function addOne(page: Page) {
  await page.route('**/api/gemini/analyzeImage', (route) =>
    route.fulfill({
      json: {
        ...{ itemName: '', features: '', keywords: '' },
        findings: [{ id: '0-0', photos: [0], kind: 'type', value: 'Lamp', confidence: 0.9 }],
      },
    }),
  );
  const [photo] = await drawPhotos(page, [{ name: 'lamp.jpg', lines: ['SECRET 1234567', 'LAMP'] }]);
  if (!photo) throw new Error('no photo');
  await page.getByLabel('Photo files').setInputFiles(photo);
  await expect(page.getByLabel('Item name')).toHaveValue('Lamp');
}

/** Somebody who holds up what is for sale, drawn by the browser. */
async function drawPerson(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1_024, 1_024];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#9aa4ad';
    context.fillRect(0, 0, 1_024, 1_024);
    type Part = readonly [x: number, y: number, across: number, down: number, colour: string];
    const parts: readonly Part[] = [
      [400, 852, 196, 240, '#34495e'],
      [400, 596, 44, 80, '#b97f5c'],
      [400, 400, 136, 168, '#3b2a1e'],
      [400, 440, 116, 152, '#e6b894'],
      ...[352, 448].flatMap((x): Part[] => [
        [x, 388, 32, 8, '#3b2a1e'],
        [x, 420, 24, 13, '#ffffff'],
        [x, 420, 11, 11, '#3b2a1e'],
      ]),
      [400, 468, 8, 40, '#b07a58'],
      [400, 536, 48, 16, '#a5423f'],
    ];
    for (const [x, y, across, down, colour] of parts) {
      context.fillStyle = colour;
      context.beginPath();
      context.ellipse(x, y, across, down, 0, 0, 2 * Math.PI);
      context.fill();
    }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  });
  return { name: 'person.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

async function openTools(page: Page) {
  await tileOf(page).click();
  await page.getByRole('button', { name: 'Edit photo' }).click();
  await expect(toolsOf(page).getByRole('img', { name: 'The photo as it will be' })).toBeVisible();
}

/** Size and darkest red of the copy that is kept. */
function keptOf(tile: Locator) {
  return tile.locator('img').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    let darkest = 255;
    for (let at = 0; at < data.length; at += 4) darkest = Math.min(darkest, data[at] ?? 255);
    return { width, height, darkest };
  });
}

test('a photo is cropped, turned, lit and blurred, and is what it was again', async ({ page, product }) => {
  await page.goto(product.url);
  await addOne(page);
  const before = await keptOf(tileOf(page));
  expect(before).toMatchObject({ width: 1440, height: 1080 });
  await openTools(page);
  const tools = toolsOf(page);
  await expect(tools.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expectNoViolations(page);

  await tools.getByRole('button', { name: 'Square' }).click();
  await tools.getByRole('group', { name: /^What stays/ }).press('ArrowLeft');
  await tools.getByRole('button', { name: 'Turn', exact: true }).click();
  await tools.getByRole('button', { name: 'Turn right' }).click();
  await tools.getByRole('slider', { name: 'Straighten' }).press('ArrowRight');
  await expectNoViolations(page);
  await tools.getByRole('button', { name: 'Light' }).click();
  await tools.getByRole('slider', { name: 'Brightness' }).press('PageUp');
  await tools.getByRole('slider', { name: 'White balance' }).press('ArrowRight');
  // The drawn paper lies on cloth.
  await expect(tools.getByRole('button', { name: 'White ground' })).toHaveCount(0);
  await expectNoViolations(page);
  await tools.getByRole('button', { name: 'Blur', exact: true }).click();
  await tools.getByRole('button', { name: 'Blur this part' }).click();
  await expect(tools.getByRole('list', { name: 'Blurred parts' }).getByRole('listitem')).toHaveCount(1);
  await expectNoViolations(page);
  await tools.getByRole('button', { name: 'Undo' }).click();
  await expect(tools.getByRole('list', { name: 'Blurred parts' })).toHaveCount(0);
  await tools.getByRole('button', { name: 'Use this photo' }).click();
  await expect(tools).toHaveCount(0);
  await expect(photosOf(page).getByText('Photo 1: changed since the reading.')).toBeVisible();
  expect(await keptOf(tileOf(page))).toMatchObject({ width: 1080, height: 1080 });

  const download = page.waitForEvent('download');
  await photosOf(page).getByRole('button', { name: 'Download photos' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('lamp-photos.zip');
  const zip = await readFile(await file.path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.includes('01-lamp.jpg')).toBe(true);

  // The original outlives a reload, and with it the way back.
  await page.reload();
  await expect(photosOf(page).getByText('Photo 1: changed since the reading.')).toBeVisible();
  await openTools(page);
  await tools.getByRole('button', { name: 'Back to the original' }).click();
  await tools.getByRole('button', { name: 'Use this photo' }).click();
  await expect(tools).toHaveCount(0);
  expect(await keptOf(tileOf(page))).toEqual(before);
});

test('what is blurred is not in the file any more', async ({ page, product }) => {
  await page.goto(product.url);
  await addOne(page);
  expect((await keptOf(tileOf(page))).darkest).toBeLessThan(40);
  await openTools(page);
  const tools = toolsOf(page);
  await tools.getByRole('button', { name: 'Blur', exact: true }).click();
  const frame = tools.getByRole('group', { name: /^What is blurred/ });
  const corners: [string, string][] = [
    ['upper left corner', 'Left'],
    ['lower right corner', 'Right'],
  ];
  for (const [corner, side] of corners) {
    const handle = frame.getByRole('button', { name: new RegExp(corner) });
    const box = await handle.boundingBox();
    const stage = await tools.getByRole('img', { name: 'The photo as it will be' }).boundingBox();
    if (!box || !stage) throw new Error('nothing to draw on');
    const to =
      side === 'Left'
        ? { x: stage.x + 1, y: stage.y + 1 }
        : { x: stage.x + stage.width - 1, y: stage.y + stage.height - 1 };
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  }
  await tools.getByRole('button', { name: 'Blur this part' }).click();
  await tools.getByRole('button', { name: 'Use this photo' }).click();
  await expect(tools).toHaveCount(0);
  // The letters were nearly black: of the mean of their neighbours none is.
  expect((await keptOf(tileOf(page))).darkest).toBeGreaterThan(60);
});

test('a plain, light ground becomes white, in one step that goes back', async ({ page, product }) => {
  await page.goto(product.url);
  await addOne(page);
  await tileOf(page).press('Delete');
  await page.getByLabel('Photo files').setInputFiles(await drawPerson(page));
  await openTools(page);
  const tools = toolsOf(page);
  await tools.getByRole('button', { name: 'Light' }).click();
  const white = tools.getByRole('button', { name: 'White ground' });
  await white.press('Enter');
  await expect(white).toHaveAttribute('aria-pressed', 'true');
  await expectNoViolations(page);
  await tools.getByRole('button', { name: 'Undo' }).click();
  await expect(white).toHaveAttribute('aria-pressed', 'false');
  await white.click();
  await tools.getByRole('button', { name: 'Use this photo' }).click();
  await expect(tools).toHaveCount(0);
  const corner = () =>
    tileOf(page)
      .locator('img')
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        context?.drawImage(image, -5, -5);
        return Math.min(...(context?.getImageData(0, 0, 1, 1).data ?? [0]));
      });
  await expect.poll(corner).toBeGreaterThan(245);
});

test('a face on a photo is offered to be blurred', async ({ page, product }) => {
  await page.goto(product.url);
  await page.route('**/api/gemini/analyzeImage', (route) =>
    route.fulfill({ json: { itemName: '', features: '', keywords: '', findings: [] } }),
  );
  await page.getByLabel('Photo files').setInputFiles(await drawPerson(page));
  await openTools(page);
  const tools = toolsOf(page);
  await tools.getByRole('button', { name: 'Blur', exact: true }).click();
  await tools.getByRole('button', { name: 'Blur: face' }).press('Enter');
  await expect(tools.getByRole('list', { name: 'Blurred parts' }).getByRole('listitem')).toHaveCount(1);
  await expect(tools.getByRole('button', { name: 'Blur: face' })).toHaveCount(0);
  await expectNoViolations(page);
});
