import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../contract/src/limits.ts';
import { saveListing, signUp } from './account.ts';
import { BOOTS, fillForm } from './forms.ts';
import { expect, test } from './test.ts';

// What is refused, the browser logs.
test.use({ expectedErrors: [/status of 403/] });

/** Every call that only Pro may make, made by the page itself. @returns how each was answered */
function callAll(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const calls = [
      ['POST', '/api/gemini/analyzeCompetition'],
      ['POST', '/api/listings/bulk-delete'],
      ['GET', '/api/listings/export.csv'],
      ['GET', '/api/templates'],
      ['POST', '/api/templates'],
      ['PATCH', '/api/templates/a'],
      ['DELETE', '/api/templates/a'],
    ] as const;
    const answers: string[] = [];
    for (const [method, path] of calls) {
      const body = method === 'GET' ? {} : { body: '{"planType":"premium"}' };
      const headers = { 'content-type': 'application/json' };
      const { status } = await fetch(path, { method, headers, ...body });
      answers.push(`${method} ${path} ${status}`);
    }
    return answers;
  });
}

test('all that a browser keeps, set to Pro, opens nothing', async ({ page, product }) => {
  await signUp(page, product);
  await saveListing(page, product, 'Coat');
  const names = [...Object.values(STORAGE_KEYS), 'plan', 'isPro', 'isOwner', 'user'];
  await page.context().addCookies(names.map((name) => ({ name, value: 'premium', url: product.url })));
  await page.addInitScript((keys) => {
    for (const key of keys) {
      localStorage.setItem(key, 'premium');
      sessionStorage.setItem(key, 'premium');
      Object.assign(window, { [key]: 'premium' });
    }
  }, names);
  await page.goto(product.url);
  await expect(page.getByRole('button', { name: 'Unlock with Pro' })).toBeVisible();
  await page.goto(`${product.url}/myListings`);
  await expect(page.getByRole('button', { name: 'Export CSV PRO' })).toBeVisible();
  await page.goto(`${product.url}/pricing`);
  await expect(page.getByRole('button', { name: 'Your Current Plan' })).toBeVisible();
  const answers = await callAll(page);
  expect(answers).toHaveLength(7);
  for (const answer of answers) expect(answer).toMatch(/ 403$/);
});

test('a page that is made to believe in Pro is refused at each of its doors', async ({ page, product }) => {
  await signUp(page, product);
  for (const name of ['Coat', 'Hat']) await saveListing(page, product, name);
  await page.route('**/api/me', async (route) => {
    // A page that is left while it asks takes the answer with it.
    const me = await route
      .fetch()
      .then((answer) => answer.json())
      .catch(() => null);
    if (me === null) await route.abort().catch(() => {});
    else await route.fulfill({ json: { ...me, user: { ...me.user, planType: 'premium' }, limits: null } });
  });
  const refused: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() === 403) refused.push(`${response.request().method()} ${pathname}`);
  });

  await page.goto(product.url);
  await fillForm(page, BOOTS);
  await page.getByRole('button', { name: 'Analyze competition' }).click();
  await expect.poll(() => refused).toContain('POST /api/gemini/analyzeCompetition');
  await page.getByRole('button', { name: 'Templates' }).click();
  await expect.poll(() => refused).toContain('GET /api/templates');
  await page.getByRole('button', { name: 'Save this form as a template' }).click();
  await page.getByRole('dialog').getByLabel('Template name').fill('Boots');
  await page.keyboard.press('Enter');
  await expect.poll(() => refused).toContain('POST /api/templates');

  await page.goto(`${product.url}/myListings`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect.poll(() => refused).toContain('GET /api/listings/export.csv');
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  await expect.poll(() => refused).toContain('POST /api/listings/bulk-delete');
  await expect(page.getByRole('heading', { level: 2, name: /^(?:Coat|Hat)$/ })).toHaveCount(2);
});
