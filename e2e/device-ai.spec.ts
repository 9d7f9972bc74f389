// The AI of the browser itself: offered, fetched, remembered; it writes without a byte leaving the page.
import type { Page } from '@playwright/test';
import { saveListing, signUp } from './account.ts';
import { BOOTS, fillForm, generate } from './forms.ts';
import { type DevicePlay, letModelCome, playDevice, readDeviceLog } from './language-model.ts';
import { expectNoViolations } from './no-violations.ts';
import { drawPhotos, dropFiles } from './photos.ts';
import { expect, test } from './test.ts';

const WRITTEN = JSON.stringify({
  title: 'Dr Martens 1460 Boots Cherry Red UK 6',
  description:
    'Dr Martens 1460 boots in Cherry Red smooth leather, UK 6 / EU 39.\n\nFully waterproof.\n\nCreasing across the toes and a scuff on the right heel.',
  tags: ['dr martens', '1460 boots', 'cherry red'],
});
const offer = (page: Page) => page.getByRole('region', { name: 'AI of this browser' });
const byDevice = (page: Page) => page.getByText('Written by AI: the model of this browser, on this device');
const byBuiltin = (page: Page) => page.getByText('Written by the built-in writer');

/** The result itself says who wrote it, and why it was not who was asked. */
async function expectInstead(page: Page, reason: string) {
  const result = page.getByRole('region', { name: /^Your .* listing$/ });
  await expect(result).toContainText('Written by the built-in writer');
  await expect(result).toContainText(
    `The AI of this browser ${reason}: the built-in writer wrote this instead.`,
  );
}

/** What the page sends from now on that is no file of its own, no page view and no question who is signed in. */
function watchSending(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    const isOwn = origin === new URL(page.url()).origin;
    const body = request.postData() ?? '';
    const isHarmless =
      /^\/(?:assets\/|favicon\.svg$|api\/(?:me|config|pageviews)$)/.test(pathname) &&
      !/boots|creasing/i.test(body);
    // What the page made itself, and holds.
    if (protocol === 'blob:') return;
    if (!isOwn || !isHarmless) sent.push(`${request.method()} ${request.url()} ${body}`);
  });
  return sent;
}

/** Opens the page with such a browser and chooses its AI. */
async function choose(page: Page, url: string, play: DevicePlay) {
  await playDevice(page, play);
  await page.goto(url);
  await fillForm(page, BOOTS);
  await offer(page).getByRole('button', { name: 'Write with it' }).click();
  await expect(offer(page)).toContainText('It writes your listings now');
}

/** Opens the page as a seller who has chosen its AI before. */
async function comeBack(page: Page, url: string, play: DevicePlay) {
  await playDevice(page, play);
  await page.goto(url);
  await page.evaluate(() => localStorage.setItem('writer', 'device'));
  await page.reload();
}

test('a browser without one offers nothing', async ({ page, product }) => {
  await playDevice(page, { availability: 'unavailable' });
  await page.goto(product.url);
  await fillForm(page, BOOTS);
  await expect(offer(page)).toHaveCount(0);
});

test('it writes, nothing of it leaves, and what it made up is marked', async ({
  page,
  productWithAi,
  provider,
}) => {
  const asked = provider.requests.length;
  await choose(page, productWithAi.url, {
    answers: [`Here you go:\n${WRITTEN}`, JSON.stringify({ sentence: 'Smooth leather.' })],
  });
  const sent = watchSending(page);
  await generate(page);
  await expect(byDevice(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Optimized Title' })).toHaveValue(/Dr Martens 1460/);
  await expect(page.locator('mark.mark-claim').filter({ hasText: 'waterproof' }).first()).toBeAttached();
  expect(sent).toEqual([]);
  expect(provider.requests.length).toBe(asked);
  const claims = page.getByRole('list', { name: 'Statements to check' });
  await claims.getByRole('button', { name: 'waterproof' }).click();
  await page.getByRole('button', { name: 'Say it another way' }).click();
  await page.getByRole('button', { name: /^Use this instead/ }).click();
  await expect(claims).toHaveCount(0);
  expect(sent).toEqual([]);
  const { questions, sessions, destroyed } = await readDeviceLog(page);
  expect(questions).toHaveLength(2);
  expect(questions[0]?.prompt).toContain('Creasing across the toes');
  expect(JSON.stringify(questions[0]?.schema)).not.toContain('suggestedPriceRange');
  // It was asked whether it is ready, too.
  expect([sessions, destroyed]).toEqual([3, 3]);
});

test('it writes for another marketplace, which counts nothing', async ({ page, product }) => {
  await choose(page, product.url, { answers: [WRITTEN] });
  await generate(page);
  await expect(byDevice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Also for…' }).click();
  await page.getByRole('menuitem', { name: 'Gumtree' }).click();
  await expect(page.getByText('The AI of this browser writes it from the same details')).toBeVisible();
  await expect(page.getByText('Like the built-in writer it counts nothing.')).toBeVisible();
  await page.getByRole('button', { name: 'Write it with AI' }).click();
  await expect(page.getByRole('heading', { name: 'Your Gumtree listing' })).toBeVisible();
  await expect(byDevice(page)).toBeVisible();
});

test('it writes saved listings anew, all of them here', async ({ page, productWithAi, provider }) => {
  const asked = provider.requests.length;
  const coat = (title: string) =>
    JSON.stringify({ title, description: 'Navy wool coat, size 12. Small hole in the lining.', tags: [] });
  await playDevice(page, { answers: [coat('Navy Wool Coat One'), coat('Navy Wool Coat Two')] });
  await signUp(page, productWithAi, 'premium');
  for (const title of ['Old', 'Older']) await saveListing(page, productWithAi, title);
  await page.goto(productWithAi.url);
  await page.evaluate(() => localStorage.setItem('writer', 'device'));
  await page.goto(`${productWithAi.url}/myListings`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(page.getByText('2 listings regenerated successfully.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /Navy Wool Coat/ })).toHaveCount(2);
  expect((await readDeviceLog(page)).questions).toHaveLength(2);
  expect(provider.requests.length).toBe(asked);
});

for (const width of [390, 1440]) {
  test(`a fallback is told with the saved listing too, wherever it is shown, at ${width} px`, async ({
    page,
    product,
  }) => {
    const why = 'The AI of this browser gave no listing: the built-in writer wrote this instead.';
    await page.setViewportSize({ width, height: 900 });
    await playDevice(page, { answers: ['Boots! Lovely boots.'] });
    await signUp(page, product, 'premium');
    await saveListing(page, product, 'Old');
    await page.goto(product.url);
    await page.evaluate(() => localStorage.setItem('writer', 'device'));
    await page.goto(`${product.url}/myListings`);
    await page.getByRole('checkbox', { name: 'Select Old' }).check();
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await expect(page.getByText('1 listings regenerated successfully.')).toBeVisible();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(row).toContainText(why);
    await page.reload();
    await expect(row).toContainText(why);
    await row.getByRole('button', { name: /coat/i }).first().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText('Written by the built-in writer, without AI');
    await expect(sheet).toContainText(why);
    await sheet.getByRole('button', { name: 'Load to Form' }).click();
    await expectInstead(page, 'gave no listing');
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
}

test('it is fetched with its progress in view, and remembered', async ({ page, product }) => {
  await playDevice(page, { availability: 'downloadable', answers: [WRITTEN] });
  await page.goto(product.url);
  await page.getByLabel('Item name').focus();
  await expect(offer(page)).toContainText('some gigabytes');
  await expectNoViolations(page);
  await offer(page).getByRole('button', { name: 'Download and write with it' }).press('Enter');
  await expect(offer(page).getByRole('progressbar')).toHaveAttribute('value', '40');
  await expect(offer(page).getByRole('button', { name: 'Do not use it' })).toBeFocused();
  await letModelCome(page);
  await expect(offer(page).getByRole('status')).toContainText('It writes your listings now');
  await expect(offer(page).getByRole('button', { name: 'Write as usual' })).toBeFocused();
  await page.reload();
  await expect(offer(page)).toContainText('It writes your listings now');
  await fillForm(page, BOOTS);
  await generate(page);
  await expect(byDevice(page)).toBeVisible();
});

test('who declines is not asked again, and can think better of it', async ({ page, product }) => {
  await playDevice(page, { availability: 'downloadable' });
  await page.goto(product.url);
  await page.getByLabel('Item name').focus();
  await offer(page).getByRole('button', { name: 'No, thanks' }).press('Enter');
  await expect(page.getByRole('button', { name: 'AI of this browser…' })).toBeFocused();
  await page.reload();
  await page.getByLabel('Item name').focus();
  await page.getByRole('button', { name: 'AI of this browser…' }).click();
  await offer(page).getByRole('button', { name: 'Download and write with it' }).click();
  await offer(page).getByRole('button', { name: 'Do not use it' }).click();
  await expect(offer(page)).toHaveCount(0);
});

test('a download that fails says so', async ({ page, product }) => {
  await playDevice(page, { availability: 'downloadable', download: [0, 0.2] });
  await page.goto(product.url);
  await page.getByLabel('Item name').focus();
  await offer(page).getByRole('button', { name: 'Download and write with it' }).click();
  await letModelCome(page);
  await expect(offer(page)).toContainText('could not download its AI');
  await expect(offer(page).getByRole('button', { name: 'Try again' })).toBeVisible();
});

for (const [what, play] of [
  [
    'hands questions back',
    { readiness: 'No model here, this echoes:\nAnswer with an object whose only field is called ready.' },
  ],
  ['has no room for a listing', { contextWindow: 1_000 }],
] as const)
  test(`one that ${what} is not chosen, and the listing is written as usual`, async ({ page, product }) => {
    await playDevice(page, { availability: 'downloadable', ...play });
    await page.goto(product.url);
    await fillForm(page, BOOTS);
    await offer(page).getByRole('button', { name: 'Download and write with it' }).press('Enter');
    await letModelCome(page);
    await expect(offer(page).getByRole('status')).toContainText('gives no answer, or has no room');
    await expect(offer(page).getByRole('button', { name: 'Try again' })).toBeFocused();
    await generate(page);
    await expect(byBuiltin(page)).toBeVisible();
    await expect(page.getByText('wrote this instead')).toHaveCount(0);
    expect((await readDeviceLog(page)).questions).toEqual([]);
    await page.reload();
    await page.getByLabel('Item name').focus();
    await expect(offer(page)).toContainText('Write with the AI of this browser');
  });

const FAULTS: [what: string, play: DevicePlay, word: string, questions: number][] = [
  ['busy', { fails: 'OperationError' }, 'is busy or failed', 1],
  ['out of room while it reads', { fails: 'QuotaExceededError' }, 'cannot read as much as that', 1],
  ['too small for the form', { contextWindow: 1_200 }, 'cannot read as much as that', 0],
  ['without a listing in its answers', { answers: ['Boots! Lovely boots.'] }, 'gave no listing', 2],
  [
    'polite, and unwilling',
    { answers: ['I am sorry, but I cannot write this listing.'] },
    'declined to write this listing',
    2,
  ],
  [
    'curious instead of writing',
    { answers: [JSON.stringify({ ...JSON.parse(WRITTEN), description: 'Which size are the boots?' })] },
    'declined to write this listing',
    2,
  ],
  [
    'at home in another language',
    {
      answers: [JSON.stringify({ ...JSON.parse(WRITTEN), title: 'Dr Martens Stiefel aus Leder, kirschrot' })],
    },
    'wrote in another language than yours',
    2,
  ],
];

for (const [what, play, word, questions] of FAULTS) {
  test(`where it is ${what}, the built-in writer writes here, and says why`, async ({ page, product }) => {
    await comeBack(page, product.url, play);
    await fillForm(page, BOOTS);
    const sent = watchSending(page);
    await generate(page);
    await expectInstead(page, word);
    const log = await readDeviceLog(page);
    expect(log.questions).toHaveLength(questions);
    expect(log.destroyed).toBe(log.sessions);
    expect(sent).toEqual([]);
    // It is said with the listing for as long as that is there.
    await page.reload();
    await expectInstead(page, word);
  });
}

test('an answer that is no listing is asked for once more, with its fault', async ({ page, product }) => {
  await choose(page, product.url, { answers: ['Boots!', WRITTEN] });
  await generate(page);
  await expect(byDevice(page)).toBeVisible();
  const { questions } = await readDeviceLog(page);
  expect(questions[1]?.prompt).toContain('there was no JSON object in it');
});

test('one that heeds nobody is waited for 45 seconds, and then the built-in writer writes here', async ({
  page,
  product,
}) => {
  await page.clock.install();
  await choose(page, product.url, { hangs: true, isDeaf: true });
  const sent = watchSending(page);
  // The browser's own timeouts run by no clock of the page's.
  await page.evaluate(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);
      return controller.signal;
    };
  });
  await generate(page);
  await expect.poll(async () => (await readDeviceLog(page)).questions.length).toBe(1);
  await page.clock.runFor(46_000);
  await expectInstead(page, 'took too long');
  const log = await readDeviceLog(page);
  expect([log.destroyed, sent]).toEqual([log.sessions, []]);
});

test('while it says nothing the built-in writer is on offer, here too', async ({ page, product }) => {
  await choose(page, product.url, { hangs: true });
  const sent = watchSending(page);
  await generate(page);
  await page.getByRole('button', { name: 'Use the built-in writer instead' }).click();
  await expect(byBuiltin(page)).toBeVisible();
  await expect(
    page.getByText('The AI had not answered yet. The built-in writer wrote this instead.'),
  ).toBeVisible();
  expect(sent).toEqual([]);
});

test('a language that it does not know is the built-in writer’s', async ({ page, product }) => {
  await playDevice(page, { languages: ['de'] });
  await page.goto(product.url);
  await fillForm(page, {
    ...BOOTS,
    itemName: 'Stövlar i läder',
    features:
      'Röda stövlar i läder, storlek 39. En repa på höger häl, annars hela och rena. Kartongen följer med.',
  });
  await offer(page).getByRole('button', { name: 'Write with it' }).click();
  await generate(page);
  await expectInstead(page, 'does not write in your language');
});

test('one that is gone leaves the built-in writer here, until the seller says otherwise', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await page.evaluate(() => localStorage.setItem('writer', 'device'));
  await page.reload();
  await expect(offer(page)).toContainText('is not there any more');
  await fillForm(page, BOOTS);
  await generate(page);
  await expectInstead(page, 'is not there any more');
  await offer(page).getByRole('button', { name: 'Write as usual' }).click();
  await expect(offer(page)).toHaveCount(0);
});

/** Opens the page with its AI chosen, and puts two photos in. */
async function takePhotos(page: Page, url: string, play: DevicePlay): Promise<string[]> {
  await comeBack(page, url, play);
  const sent = watchSending(page);
  const drawn = [
    { name: 'left.jpg', lines: ['Left boot'] },
    { name: 'right.jpg', lines: ['Right boot'] },
  ];
  await dropFiles(page, await drawPhotos(page, drawn));
  return sent;
}

test('it looks at photos, nothing of them leaves, and what it sees is never certain', async ({
  page,
  product,
}) => {
  const look = { kind: 'ankle boots', colours: ['cherry red'], flaws: ['scuff on the right heel'] };
  const sent = await takePhotos(page, product.url, { takesImages: true, answers: [JSON.stringify(look)] });
  await expect(page.getByText('3 details found, 0 in the form.')).toBeVisible();
  await expect(page.getByLabel('Item name')).toHaveValue('');
  await page.getByRole('button', { name: 'Review findings' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Kind of item, photo 1, 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept: scuff on the right heel' }).click();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Features')).toHaveValue('Flaw: scuff on the right heel');
  const { questions, sessions, destroyed } = await readDeviceLog(page);
  expect(questions.map(({ pictures }) => pictures)).toEqual([1, 1]);
  expect([sessions, destroyed, sent]).toEqual([2, 2, []]);
});

test('where it cannot look at photos it says so, and sends none', async ({ page, product }) => {
  const sent = await takePhotos(page, product.url, { takesImages: true, fails: 'OperationError' });
  await expect(
    page.getByText('The AI of this browser is busy or failed. Choose “Write as usual”'),
  ).toBeVisible();
  expect(sent).toEqual([]);
});

test('one that takes no pictures leaves photos to our own reader, never to a provider', async ({
  page,
  productWithAi,
  provider,
}) => {
  const asked = provider.requests.length;
  await takePhotos(page, productWithAi.url, {});
  await expect(
    page.getByRole('button', { name: 'Review findings' }).or(page.getByText('Nothing could be read')),
  ).toBeVisible({
    timeout: 100_000,
  });
  expect((await readDeviceLog(page)).questions).toEqual([]);
  expect(provider.requests.length).toBe(asked);
});
