// From photos alone to a listing: nothing typed, a few taps.
import type { Page } from '@playwright/test';
import { titleOf } from './forms.ts';
import { expectNoViolations } from './no-violations.ts';
import { drawPhotos } from './photos.ts';
import { expect, test } from './test.ts';

const photosOf = (page: Page) => page.getByRole('region', { name: 'Photos' });
const questionsOf = (page: Page) => page.getByRole('region', { name: 'What the photos do not say' });

/** A reading as the server sends it, of a photo on which these findings are. */
async function answerWith(page: Page, findings: readonly object[]) {
  const all = findings.map((finding, at) => ({ id: `0-${at}`, photos: [0], ...finding }));
  await page.route('**/api/gemini/analyzeImage', (route) =>
    route.fulfill({ json: { itemName: '', features: '', keywords: '', findings: all } }),
  );
}

async function addOne(page: Page) {
  await page
    .getByLabel('Photo files')
    .setInputFiles(await drawPhotos(page, [{ name: 'one.jpg', lines: [] }]));
}

test('a photo that says nothing becomes a listing in three taps', async ({ page, product }) => {
  await answerWith(page, []);
  await page.goto(product.url);
  await addOne(page);
  const questions = questionsOf(page);
  await expect(questions.getByRole('group', { name: 'What is it?' })).toBeVisible();
  await expect(page.getByText('Nothing could be read')).toHaveCount(0);
  await expect(page.getByLabel('Platform')).toHaveValue('eBay');
  await expect(page.getByText('Set for you.')).toBeVisible();
  await expectNoViolations(page);
  await questions.getByRole('searchbox', { name: 'Another kind of item' }).fill('t-sh');
  await questions.getByRole('button', { name: 'T-shirt' }).click();
  await expect(page.getByLabel('Item name')).toHaveValue('T-shirt');
  await questions.getByRole('button', { name: 'M', exact: true }).click();
  await page.getByRole('button', { name: 'Generate My Listing' }).click();
  await expect(titleOf(page)).toHaveValue(/T-shirt/);
  const asked = page.getByRole('region', { name: 'Questions about your item' });
  await expect(asked.getByText('Nobody has said so yet')).toBeVisible();
});

test('whatever it is, four taps are enough', async ({ page, product }) => {
  await answerWith(page, []);
  await page.goto(product.url);
  await addOne(page);
  const question = questionsOf(page).getByRole('group', { name: 'What is it?' });
  await question.getByRole('button', { name: 'All kinds…' }).click();
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Instruments' }).click();
  await expect(question.getByRole('button', { name: 'All kinds…' })).toBeVisible();
  await question.getByRole('button', { name: 'harmonica' }).click();
  await expect(page.getByLabel('Item name')).toHaveValue('harmonica');
  await page.getByRole('button', { name: 'Generate My Listing' }).click();
  await expect(titleOf(page)).toHaveValue(/harmonica/i);
});

test('a condition that nobody chose is in no text, and one tap says it', async ({ page, product }) => {
  await answerWith(page, [{ kind: 'type', value: 'lamp', confidence: 0.9 }]);
  await page.goto(product.url);
  await addOne(page);
  await expect(page.getByLabel('Item name')).toHaveValue('lamp');
  await expect(page.getByLabel('Condition')).toHaveValue('used-good');
  const condition = page.getByRole('group', { name: /^Which is true\?/ });
  await condition.getByRole('button', { name: 'Like new' }).click();
  await expect(condition).toHaveCount(0);
  await expect(page.getByLabel('Condition')).toHaveValue('used-like-new');
  // With photos, nothing else has to be typed.
  await page.getByRole('button', { name: 'Generate My Listing' }).click();
  await expect(titleOf(page)).toHaveValue(/lamp/i);
  await expect(page.getByText('Nobody has said so yet')).toHaveCount(0);
});

test('what is likely stands beside its field, one tap each', async ({ page, product }) => {
  await answerWith(page, [
    { kind: 'brand', value: 'NORDMENDE', confidence: 0.6 },
    { kind: 'brand', value: 'ROWENTA', confidence: 0.5 },
    { kind: 'colour', label: 'Colour', value: 'navy', confidence: 0.7 },
  ]);
  await page.goto(product.url);
  await addOne(page);
  const make = page.getByRole('group', { name: 'Is this the make?' });
  await expect(make.getByRole('button')).toHaveText(['NORDMENDE', 'ROWENTA']);
  await expectNoViolations(page);
  await make.getByRole('button', { name: 'NORDMENDE' }).press('Enter');
  await expect(page.getByLabel('Make')).toHaveValue('NORDMENDE');
  await expect(make).toHaveCount(0);
  await page.getByRole('button', { name: 'Colour: navy' }).click();
  await expect(page.getByLabel('Features')).toHaveValue('Colour: navy');
});

test('the last used platform comes before eBay', async ({ page, product }) => {
  await answerWith(page, []);
  await page.addInitScript(() => localStorage.setItem('lastPlatform', 'Vinted'));
  await page.goto(product.url);
  await addOne(page);
  await expect(page.getByLabel('Platform')).toHaveValue('Vinted');
  await expect(photosOf(page).getByRole('button', { name: 'dress' })).toBeVisible();
});

test('photos of different things are noticed, put right, and become a draft each', async ({
  page,
  product,
}) => {
  const makes = ['Sony', 'Canon'];
  await page.route('**/api/gemini/analyzeImage', (route) => {
    const value = makes[route.request().postDataJSON().photo] ?? '';
    const finding = { id: '0-brand', kind: 'brand', value, confidence: 0.95, photos: [0] };
    return route.fulfill({ json: { itemName: '', features: '', keywords: '', findings: [finding] } });
  });
  await page.goto(product.url);
  const two = ['one', 'two'].map((name) => ({ name: `${name}.jpg`, lines: [] }));
  await page.getByLabel('Photo files').setInputFiles(await drawPhotos(page, two));
  const notice = page.getByRole('region', { name: 'Different items' });
  await expect(notice.getByText('These look like 2 items: one draft for each?')).toBeVisible();
  await expect(page.getByLabel('Make')).toHaveValue('');
  await expectNoViolations(page);
  const tiles = photosOf(page).getByRole('button', { name: /^Photo \d of/ });
  await notice.getByRole('button', { name: 'Photo 2: to item 1' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Make 2 drafts' }).click();
  await expect(notice).toHaveCount(0);
  await expect(tiles).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Make 2 drafts' }).click();
  const later = page.getByRole('region', { name: 'Photos for the next drafts' });
  await expect(later.getByText('two.jpg')).toBeVisible();
  await expectNoViolations(page);
  // Kept over a reload, and there for the next item.
  await page.reload();
  await tiles.press('Delete');
  await later.getByRole('button', { name: 'Start with these' }).click();
  await expect(page.getByLabel('Make')).toHaveValue('Sony');
  await expect(later).toHaveCount(0);
});
