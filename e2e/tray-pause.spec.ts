// A provider that wants a pause in the middle of a tray, and what becomes of the items meanwhile.
import type { Page } from '@playwright/test';
import { answer, type StandIn } from '../server/src/test/stand-in.ts';
import { signUp } from './account.ts';
import { expect, test } from './test.ts';

const ITEMS = ['Navy wool coat, size 12', 'Oak side table, 50 cm', 'Red ceramic mug, 0.3 l'];
/** What is not of the item is no answer. */
const WRITTEN = [
  ['Navy wool coat, size 12', ['navy coat', 'wool coat', 'size 12']],
  ['Oak side table, 50 cm', ['oak table', 'side table', '50 cm table']],
  ['Red ceramic mug, 0.3 l', ['red mug', 'ceramic mug', '0.3 l mug']],
].map(([title, tags]) =>
  answer(
    JSON.stringify({ title, description: `${title}, used and in good condition. See the photos.`, tags }),
  ),
);
const PAUSE = { kind: 'status', status: 429, headers: { 'retry-after': '10' } } as const;
const IN_TIME = { timeout: 90_000 };

const items = (page: Page) => page.getByRole('list', { name: 'Items' }).locator('> li');
const states = (page: Page) =>
  items(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-state')));

async function addItems(page: Page, list: readonly string[]) {
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByLabel('Your list').fill(list.join('\n'));
  await page
    .getByRole('button', { name: list.length === 1 ? 'Add 1 item' : `Add ${list.length} items` })
    .click();
}

/** How often the provider was asked for each item. */
function countAsked({ requests }: StandIn): number[] {
  const names = ['wool coat', 'side table', 'ceramic mug'];
  return names.map((name) => requests.filter(({ body }) => JSON.stringify(body).includes(name)).length);
}

test('a provider that asks for a pause in the middle gets it, and each item is written and counted once', async ({
  page,
  productWithAi: product,
  provider,
}) => {
  const [first, ...others] = WRITTEN;
  if (!first) throw new Error('nothing is written');
  provider.play(first, PAUSE, ...others);
  await page.goto(product.url);
  await signUp(page, product);
  await page.goto(`${product.url}/tray`);
  await page.getByLabel('Where you sell them').selectOption('eBay');
  await page.getByLabel('Condition').selectOption('used-good');
  await addItems(page, ITEMS);
  await page.getByRole('button', { name: 'Write 3' }).click();
  await expect(page.getByText(/Goes on by itself in \d+ seconds/)).toBeVisible();
  expect(await states(page)).toEqual(['ready', 'waiting', 'waiting']);
  await expect.poll(() => states(page), IN_TIME).toEqual(['ready', 'ready', 'ready']);
  // The one that had to wait was asked for twice, and no other.
  expect(countAsked(provider)).toEqual([1, 2, 1]);
  await page.reload();
  await expect.poll(() => states(page)).toEqual(['ready', 'ready', 'ready']);
  await addItems(page, ['Brass lamp, 40 cm']);
  await expect(page.getByText('2 of 5 are left this month')).toBeVisible();
});
