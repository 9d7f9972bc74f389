import { LIMITS, listListingsResponseSchema, STORAGE_KEYS } from '@smart-listings/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { buildForm, buildRequest, buildSave } from './test/builders.ts';
import {
  createDatabaseApp,
  DATABASES,
  type DatabaseApp,
  signUp,
  signUpPro,
} from './test/create-database-app.ts';

interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
}

const COMPETITION = { platform: 'eBay', itemName: 'Makita DHP482', currency: 'GBP (£)' };

/** Every call that only Pro may make. */
const PRO_CALLS: readonly Call[] = [
  { method: 'POST', path: '/api/gemini/analyzeCompetition', body: COMPETITION },
  { method: 'POST', path: '/api/listings/bulk-delete', body: { ids: ['a'] } },
  { method: 'GET', path: '/api/listings/export.csv' },
  { method: 'GET', path: '/api/listings/upload?file=ebay-drafts' },
  { method: 'GET', path: '/api/listings/upload-check?file=ebay-drafts' },
  { method: 'GET', path: '/api/templates' },
  { method: 'POST', path: '/api/templates', body: { name: 'Drills', formData: buildForm() } },
  { method: 'PATCH', path: '/api/templates/a', body: { name: 'Drills' } },
  { method: 'DELETE', path: '/api/templates/a' },
];

/** What a browser can say of itself without anybody having paid. */
const CLAIMS = {
  planType: 'premium',
  plan: 'premium',
  isOwner: true,
  planUntil: '2999-01-01T00:00:00.000Z',
  user: { planType: 'premium', isOwner: true },
};
const CLAIMED_QUERY = '?planType=premium&plan=premium&isOwner=true';
const CLAIMED_COOKIES = [...Object.values(STORAGE_KEYS), 'planType', 'plan']
  .map((name) => `${name}=premium`)
  // What better-auth would read if it kept the account in the cookie itself.
  .concat(`better-auth.session_data=${Buffer.from(JSON.stringify(CLAIMS)).toString('base64url')}`)
  .join('; ');
const CLAIMED_HEADERS = {
  'x-plan-type': 'premium',
  'x-user-plan': 'premium',
  authorization: 'Bearer premium',
};

describe.each(DATABASES)('on %s, whatever the browser says of itself', (kind) => {
  const open: DatabaseApp[] = [];
  afterEach(async () => {
    for (const test of open.splice(0)) await test.close();
  });
  async function createApp(): Promise<DatabaseApp> {
    const test = await createDatabaseApp(kind);
    open.push(test);
    return test;
  }

  function send(
    test: DatabaseApp,
    { method, path, body }: Call,
    session: { cookie: string },
  ): Promise<Response> {
    const cookie = `${session.cookie}; ${CLAIMED_COOKIES}`;
    return Promise.resolve(
      test.app.request(`${path}${CLAIMED_QUERY}`, {
        method,
        headers: { 'content-type': 'application/json', ...CLAIMED_HEADERS, cookie },
        ...(body && { body: JSON.stringify({ ...body, ...CLAIMS }) }),
      }),
    );
  }

  it('no call that is Pro opens to a free account', async () => {
    const test = await createApp();
    const session = await signUp(test);
    for (const call of PRO_CALLS) {
      const response = await send(test, call, session);
      expect(`${call.method} ${call.path} ${response.status}`).toBe(`${call.method} ${call.path} 403`);
      expect(await response.json()).toMatchObject({ error: { code: 'forbidden' } });
    }
  });

  it('each of them opens to an account that has paid', async () => {
    const test = await createApp();
    const session = await signUpPro(test);
    for (const call of PRO_CALLS) expect((await send(test, call, session)).status).not.toBe(403);
  });

  it('an account cannot make itself Pro', async () => {
    const test = await createApp();
    const email = 'anna@example.com';
    await test.post('/api/auth/sign-up/email', { email, password: 'correct horse', ...CLAIMS });
    const signIn = await test.post('/api/auth/sign-in/email', {
      email,
      password: 'correct horse',
      ...CLAIMS,
    });
    const cookie = signIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    await test.post('/api/auth/update-user', CLAIMS, { cookie });
    await test.patch('/api/account', { displayName: 'Anna', ...CLAIMS }, { cookie });
    const me = await (await test.get('/api/me', { cookie: `${cookie}; ${CLAIMED_COOKIES}` })).json();
    expect(me).toMatchObject({ user: { planType: 'free', isOwner: false } });
  });

  it('the limits of a free account hold', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const generate = { method: 'POST', path: '/api/gemini/generateListing', body: buildRequest() } as const;
    // A thing whose price can be estimated: a refresh that finds none is given back.
    const coat = buildForm({
      platform: 'Vinted',
      ...{ itemName: 'Barbour wool coat', make: 'Barbour', modelNumber: '' },
    });
    const save = {
      method: 'POST',
      path: '/api/listings',
      body: buildSave({ originalFormInput: coat }),
    } as const;
    for (let n = 0; n < LIMITS.freeGenerationsPerMonth; n += 1) await send(test, generate, session);
    for (let n = 0; n < LIMITS.freeSavedListings; n += 1) await send(test, save, session);
    expect((await send(test, generate, session)).status).toBe(403);
    expect((await send(test, save, session)).status).toBe(403);
    const list = await (await test.get('/api/listings', session)).json();
    const listing = listListingsResponseSchema.parse(list).listings[0];
    const refresh = {
      method: 'POST',
      path: '/api/refreshPricing',
      body: { listingId: listing?.id, listingData: listing },
    } as const;
    expect((await send(test, refresh, session)).status).toBe(200);
    expect((await send(test, refresh, session)).status).toBe(403);
  });
});
