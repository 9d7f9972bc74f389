import { answer } from '../server/src/test/stand-in.ts';
import { BOOTS, descriptionOf, fillForm, generate } from './forms.ts';
import { drawPhotos, dropFiles } from './photos.ts';
import { expect, test } from './test.ts';

const LYING = JSON.stringify({
  title: 'Dr Martens 1460 Cherry Red Smooth Leather Boots UK 6 EU 39',
  description:
    'Dr Martens 1460 boots in Cherry Red smooth leather, UK 6 / EU 39.\n\nThese boots are fully waterproof and come with a lifetime warranty.\n\nCreasing across the toes and a scuff on the right heel.',
  tags: ['dr martens', '1460 boots', 'cherry red'],
});

test('the text streams in, and what the model made up is marked', async ({
  page,
  productWithAi,
  provider,
}) => {
  provider.play({ kind: 'stall', answer: { text: LYING } });
  await page.goto(productWithAi.url);
  await fillForm(page, BOOTS);
  await generate(page);
  // The provider has stopped half-way: what has come is on the page, and the job can be cancelled.
  await expect(page.getByText('Dr Martens 1460 Cherry Red Smooth Leather Boots UK 6 EU 39')).toBeVisible();
  await expect(page.locator('form').getByRole('button', { name: 'Generating...' })).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await provider.requests.at(-1)?.closedEarly;

  provider.play(answer(LYING));
  await generate(page);
  await expect(page.getByText('Written by AI: openai/test-model')).toBeVisible();
  const claims = page.getByRole('list', { name: 'Statements to check' });
  await expect(claims).toContainText('waterproof');
  await expect(claims).toContainText('warranty');

  // The AI says the sentence another way; what it says now is shown before it is taken.
  provider.play(answer(JSON.stringify({ sentence: 'These boots are of smooth leather.' })));
  await claims.getByRole('button', { name: 'waterproof' }).click();
  const card = page.getByRole('dialog', { name: 'waterproof' });
  await card.getByRole('button', { name: 'Say it another way' }).click();
  await card.getByRole('button', { name: /^Use this instead/ }).click();
  await expect(descriptionOf(page)).toHaveValue(/These boots are of smooth leather\.\s+Creasing/);
  await expect(claims).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Take out all that is unsupported' }).click();
  await expect(claims).toHaveCount(0);
  await expect(descriptionOf(page)).not.toHaveValue(/waterproof|warranty/);
  await expect(descriptionOf(page)).toHaveValue(/Creasing across the toes/);
});

test.describe('a provider that stays down', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('is asked five times, then the built-in writer is offered and labelled', async ({
    page,
    productWithAi,
    provider,
  }) => {
    await page.clock.install();
    provider.play({ kind: 'status', status: 503 });
    const before = provider.requests.length;
    await page.goto(productWithAi.url);
    await fillForm(page, BOOTS);
    await generate(page);
    for (const [attempt, delayMs] of [1_000, 2_000, 4_000, 8_000].entries()) {
      await expect.poll(() => provider.requests.length - before).toBe(attempt + 1);
      await page.waitForTimeout(50).catch(() => undefined);
      await page.clock.fastForward(delayMs);
    }
    const panel = page.getByRole('alert').filter({ hasText: 'Analysis Failed' });
    await expect(panel).toContainText(
      'Failed to generate listing (variant: v1). Failed after 4 retries: The AI server is currently overloaded. Please try again in a few moments.',
    );
    expect(provider.requests.length - before).toBe(5);
    await page.getByRole('button', { name: 'Use the built-in writer instead' }).click();
    await expect(page.getByText('Written by the built-in writer')).toBeVisible();
  });
});

test.describe('a provider that is down for a moment', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('is asked again by itself', async ({ page, productWithAi, provider }) => {
    provider.play({ kind: 'status', status: 503 }, answer(LYING));
    await page.goto(productWithAi.url);
    await fillForm(page, BOOTS);
    await generate(page);
    await expect(page.getByText('Trying again (2 of 5)').first()).toBeVisible();
    await expect(page.getByText('Written by AI: openai/test-model')).toBeVisible();
  });
});

test('photos are read whether the AI looks at them or not', async ({ page, productWithAi, provider }) => {
  provider.play({ kind: 'status', status: 503 });
  await page.goto(productWithAi.url);
  await dropFiles(page, await drawPhotos(page, [{ name: 'plate.jpg', lines: ['MAKITA', 'DHP482'] }]));
  await expect(page.getByText('The AI did not answer, so it has not looked at every photo.')).toBeVisible({
    timeout: 90_000,
  });
  await expect(page.getByLabel('Make')).toHaveValue('Makita');
});
