// What is saved and edited without a connection: it waits on the device, and arrives once.
import type { BrowserContext, Page } from '@playwright/test';
import { saveListing, signUp } from './account.ts';
import { BOOTS, fillForm, generate, titleOf } from './forms.ts';
import { expectNoViolations } from './no-violations.ts';
import { drawPhotos, dropFiles } from './photos.ts';
import type { Product } from './product.ts';
import { expect, test } from './test.ts';

test.use({
  serviceWorkers: 'allow',
  // What a browser says of requests that cannot be made, or are refused.
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (?:401|403|404|409)/],
});

const WAITING = 'Waiting for a connection';

/** Opens the app with everything of it on the device, logged in. */
async function openApp(page: Page, product: Product, path = '/'): Promise<void> {
  await page.goto(product.url + path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('link', { name: 'My Listings' }).waitFor();
}

async function writeListing(page: Page, title: string): Promise<void> {
  await fillForm(page, BOOTS);
  await generate(page);
  await titleOf(page).fill(title);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Listing' }).click();
const onDevice = (page: Page) => page.getByRole('region', { name: 'Only on this device' });
const openListings = (page: Page) => page.getByRole('link', { name: 'My Listings' }).first().click();

/** What the account holds, as the server knows it. */
async function listingsOf(page: Page, product: Product) {
  const answer = await page.request.get(`${product.url}/api/listings`);
  const { listings }: { listings: { id: string; title: string; revision: number; imageUrls: string[] }[] } =
    await answer.json();
  return listings;
}

async function titlesOf(page: Page, product: Product): Promise<string[]> {
  return (await listingsOf(page, product)).map(({ title }) => title);
}

async function logIn(context: BrowserContext, product: Product, email: string): Promise<void> {
  const data = { email, password: 'correct horse' };
  await context.clearCookies();
  expect((await context.request.post(`${product.url}/api/auth/sign-in/email`, { data })).ok()).toBe(true);
}

test('a listing saved without a connection waits, with its photos, over a reload, and arrives once', async ({
  page,
  context,
  product,
}) => {
  await signUp(page, product);
  await openApp(page, product);
  await dropFiles(page, await drawPhotos(page, [{ name: 'boots.jpg', lines: ['DR MARTENS'] }]));
  await expect(page.getByRole('button', { name: /^Photo 1 of 1.*boots/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Photos' }).locator('progress')).toHaveCount(0);
  // A moment after the last change the photos lie in the browser's database.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('listingPhotos'))).toBe('1');
  await context.setOffline(true);
  await page.reload();

  await writeListing(page, 'Boots from the cellar');
  await save(page);
  await expect(page.getByRole('region', { name: 'Waiting listing' })).toContainText(WAITING);
  await page.getByRole('button', { name: 'Waiting' }).click();
  await expect(page.getByText('This listing waits for a connection already.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('region', { name: 'Waiting listing' })).toContainText(WAITING);
  await openListings(page);
  await expect(onDevice(page)).toContainText('Boots from the cellar');
  await expect(onDevice(page).getByRole('img', { name: 'Photo' })).toBeVisible();
  await expectNoViolations(page);

  const second = await context.newPage();
  await second.goto(`${product.url}/myListings`);
  await expect(onDevice(second)).toContainText(WAITING);
  await context.setOffline(false);
  await expect(onDevice(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Boots from the cellar' })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Boots from the cellar' })).toBeVisible();
  const [listing, ...others] = await listingsOf(page, product);
  expect([listing?.imageUrls.length, others.length]).toEqual([1, 0]);

  await page.getByRole('link', { name: 'Smart Listings' }).first().click();
  await expect(page.getByRole('region', { name: 'Saved listing' })).toContainText('saved');
});

test('an answer that got lost saves nothing twice', async ({ page, context, product }) => {
  await signUp(page, product);
  await openApp(page, product);
  await writeListing(page, 'Answered into the void');
  let isLost = false;
  await context.route('**/api/listings', async (route) => {
    if (isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await save(page);
  await expect(page.getByText('“Answered into the void” is in your account now.')).toBeVisible();
  expect(await titlesOf(page, product)).toEqual(['Answered into the void']);
});

test('what the account has no room for stays on the device until there is room', async ({
  page,
  context,
  product,
}) => {
  await signUp(page, product);
  for (const title of ['One', 'Two', 'Three', 'Four']) await saveListing(page, product, title);
  await openApp(page, product, '/myListings');
  await openApp(page, product);
  await context.setOffline(true);
  await writeListing(page, 'One too many');
  await save(page);
  await expect(page.getByRole('region', { name: 'Waiting listing' })).toContainText(WAITING);
  await saveListing(page, product, 'Five, from elsewhere');
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Waiting listing' })).toContainText(
    'Not taken: You have reached your limit of 5 saved listings.',
  );

  await openListings(page);
  await page.getByRole('listitem', { name: 'Two' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('listitem', { name: 'Two' })).toHaveCount(0);
  await onDevice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(onDevice(page)).toHaveCount(0);
  expect(await titlesOf(page, product)).toContain('One too many');
});

test('without a connection My Listings shows what was seen last, and an edit waits', async ({
  page,
  context,
  product,
}) => {
  await signUp(page, product);
  await saveListing(page, product, 'Blue coat');
  await saveListing(page, product, 'Green coat');
  await openApp(page, product, '/myListings');
  await expect(page.getByRole('heading', { name: 'Blue coat' })).toBeVisible();
  await context.setOffline(true);
  await page.reload();

  await expect(page.getByText('These are the listings that this device has seen last')).toBeVisible();
  await page.getByRole('searchbox').fill('blue');
  await expect(page.getByRole('heading', { name: 'Green coat' })).toHaveCount(0);
  await page
    .getByRole('listitem', { name: 'Blue coat' })
    .getByRole('button', { name: 'Delete' })
    .click({ force: true });
  await expect(page.getByText('That needs a connection.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Navy coat');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem', { name: 'Navy coat' })).toContainText(`Your edit: ${WAITING}`);

  // Meanwhile it changes in another place.
  const before = (await listingsOf(page, product)).find(({ title }) => title === 'Blue coat');
  await page.request.patch(`${product.url}/api/listings/${before?.id}`, {
    data: { revision: before?.revision, title: 'Teal coat' },
  });
  await context.setOffline(false);
  await expect(onDevice(page)).toContainText('This listing was changed in another place.');
  expect(await titlesOf(page, product)).toContain('Teal coat');
  await onDevice(page).getByRole('button', { name: 'Keep my version' }).click();
  await expect(onDevice(page)).toHaveCount(0);
  // It stands there for what was refused; an edit that is on its way is shown at its listing.
  await expect.poll(() => titlesOf(page, product)).toContain('Navy coat');
});

test('what waits is for its account alone, and logging out asks before it goes', async ({
  page,
  context,
  product,
}) => {
  const ben = await signUp(page, product);
  const anna = await signUp(page, product);
  await openApp(page, product);
  await context.setOffline(true);
  await writeListing(page, 'For Anna only');
  await save(page);
  await expect(page.getByRole('region', { name: 'Waiting listing' })).toContainText(WAITING);

  await logIn(context, product, ben);
  await context.setOffline(false);
  await page.goto(`${product.url}/myListings`);
  await expect(page.getByText('No saved listings yet')).toBeVisible();
  await expect(onDevice(page)).toHaveCount(0);
  expect(await titlesOf(page, product)).toEqual([]);

  await logIn(context, product, anna);
  // Nothing is taken just now: it waits on.
  await context.route('**/api/listings', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.reload();
  await expect(onDevice(page)).toContainText('For Anna only');
  const logOut = () => page.getByRole('button', { name: 'Logout' }).click();
  await logOut();
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(onDevice(page)).toContainText('For Anna only');
  await logOut();
  await page.getByRole('button', { name: 'Log out and delete' }).click();
  await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible();
  await context.unroute('**/api/listings');
  await logIn(context, product, anna);
  await page.goto(`${product.url}/myListings`);
  await expect(page.getByText('No saved listings yet')).toBeVisible();
});
