// What holds for every route of the app, whoever adds the next one: the table below says who may call it and
// what its body may weigh, and the tests hold it to that.
import { LIMITS, MAX_IMAGE_BASE64 } from '@smart-listings/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForm, buildSave } from './test/builders.ts';
import { createDatabaseApp, type DatabaseApp, signUp, signUpPro } from './test/create-database-app.ts';

type Who = 'anyone' | 'account' | 'pro';

/** A route that changes something, or may: who may call it, and how many bytes of a body it takes. */
interface Write {
  who: Who;
  bytes: number;
  type?: string;
  /** Only leads on to a page: other apps and sites may send here. */
  changesNothing?: true;
}

const KB = 1024;
const JSON_BODY = 256 * KB;
const NO_BODY = 0;
const FORM = { bytes: 16 * KB, type: 'application/x-www-form-urlencoded' };

const WRITES: Record<string, Write> = {
  'POST /api/gemini/generateListing': { who: 'anyone', bytes: JSON_BODY },
  'POST /api/gemini/rewordSentence': { who: 'anyone', bytes: JSON_BODY },
  'POST /api/gemini/analyzeCompetition': { who: 'pro', bytes: JSON_BODY },
  'POST /api/marketFields': { who: 'account', bytes: JSON_BODY },
  'POST /api/gemini/analyzeImage': { who: 'anyone', bytes: MAX_IMAGE_BASE64 + 4 * KB },
  'POST /api/gemini/synthesizeAnalysis': { who: 'anyone', bytes: 2048 * KB },
  'POST /api/gemini/getCurrency': { who: 'anyone', bytes: JSON_BODY },
  'POST /api/auth/sign-up/email': { who: 'anyone', bytes: JSON_BODY },
  'POST /api/auth/sign-in/email': { who: 'anyone', bytes: JSON_BODY },
  'POST /api/auth/sign-out': { who: 'anyone', bytes: NO_BODY },
  'POST /api/auth/request-password-reset': { who: 'anyone', bytes: JSON_BODY },
  'POST /api/auth/reset-password': { who: 'anyone', bytes: JSON_BODY },
  'PATCH /api/account': { who: 'account', bytes: JSON_BODY },
  'POST /api/account/password': { who: 'account', bytes: JSON_BODY },
  'POST /api/account/verification': { who: 'account', bytes: NO_BODY },
  'POST /api/account/email': { who: 'account', bytes: JSON_BODY },
  'DELETE /api/account/sessions/:id': { who: 'account', bytes: NO_BODY },
  'POST /api/account/sessions/end-others': { who: 'account', bytes: NO_BODY },
  'POST /api/account/keys': { who: 'account', bytes: JSON_BODY },
  'DELETE /api/account/keys/:id': { who: 'account', bytes: NO_BODY },
  // No session opens it, only a key: nothing is read of what comes without one.
  'POST /mcp': { who: 'account', bytes: LIMITS.dataUrlBytes + JSON_BODY + 16 * KB },
  'POST /api/checkListing': { who: 'account', bytes: JSON_BODY },
  'POST /api/priceHelp': { who: 'account', bytes: JSON_BODY },
  'POST /api/account/delete': { who: 'account', bytes: JSON_BODY },
  'POST /api/listings': {
    who: 'account',
    bytes: LIMITS.dataUrlBytes + JSON_BODY,
  },
  'PATCH /api/listings/:id': { who: 'account', bytes: JSON_BODY },
  'PATCH /api/listings/:id/work': { who: 'account', bytes: JSON_BODY },
  'POST /api/listings/:id/share': { who: 'account', bytes: NO_BODY },
  'DELETE /api/listings/:id/share': { who: 'account', bytes: NO_BODY },
  'DELETE /api/listings/:id': { who: 'account', bytes: NO_BODY },
  'POST /api/listings/bulk-delete': { who: 'pro', bytes: JSON_BODY },
  'POST /api/listings/restore': { who: 'account', bytes: JSON_BODY },
  'POST /api/sales/imports/check': { who: 'account', bytes: LIMITS.sales.bytes },
  'POST /api/sales/imports': { who: 'account', bytes: LIMITS.sales.bytes },
  'DELETE /api/sales/imports/:id': { who: 'account', bytes: NO_BODY },
  'POST /api/refreshPricing': { who: 'account', bytes: JSON_BODY },
  'POST /api/channels/:channel/connect': { who: 'account', bytes: NO_BODY },
  'DELETE /api/channels/:channel': { who: 'account', bytes: NO_BODY },
  'POST /api/channels/:channel/batches': { who: 'account', bytes: JSON_BODY },
  'POST /api/channels/batches/:id/publish': { who: 'account', bytes: JSON_BODY },
  'POST /api/channels/batches/:id/stop': { who: 'account', bytes: NO_BODY },
  'POST /api/listings/:id/channels/:channel/preview': { who: 'account', bytes: JSON_BODY },
  'POST /api/listings/:id/channels/:channel/publish': { who: 'account', bytes: JSON_BODY },
  'POST /api/listings/:id/channels/:channel/check': { who: 'account', bytes: NO_BODY },
  'POST /api/listings/:id/channels/:channel/end': { who: 'account', bytes: NO_BODY },
  'POST /api/photos': { who: 'account', bytes: LIMITS.imageBytes, type: 'image/jpeg' },
  'POST /api/pageviews': { who: 'anyone', bytes: 8 * KB },
  'POST /api/createCheckout': { who: 'account', bytes: JSON_BODY },
  'POST /api/createPortalLink': { who: 'account', bytes: JSON_BODY },
  // Signed by the provider, not by a session.
  'POST /api/billing/webhook': { who: 'anyone', bytes: 1024 * KB },
  // Whoever holds the link, as with a real checkout.
  'POST /sandbox/checkout': { who: 'anyone', ...FORM },
  'POST /sandbox/portal': { who: 'anyone', ...FORM },
  'POST /share': { who: 'anyone', bytes: NO_BODY, changesNothing: true },
  'POST /api/tray': { who: 'account', bytes: JSON_BODY },
  'POST /api/tray/stop': { who: 'account', bytes: NO_BODY },
  'POST /api/tray/resume': { who: 'account', bytes: NO_BODY },
  'POST /api/tray/forget': { who: 'account', bytes: JSON_BODY },
  'POST /api/templates': { who: 'pro', bytes: JSON_BODY },
  'PATCH /api/templates/:id': { who: 'pro', bytes: JSON_BODY },
  'DELETE /api/templates/:id': { who: 'pro', bytes: NO_BODY },
};

const READS: Record<string, Who> = {
  'GET /api/auth/verify-email': 'anyone',
  'GET /api/account/email/confirm': 'anyone',
  'GET /api/account/sessions': 'account',
  'GET /api/account/keys': 'account',
  'GET /api/account/data.zip': 'account',
  'GET /api/me': 'anyone',
  'GET /api/listings': 'account',
  'GET /api/listings/:id': 'account',
  'GET /api/listings/export.csv': 'pro',
  'GET /api/listings/upload-check': 'pro',
  'GET /api/listings/upload': 'pro',
  'GET /api/listings/stream': 'account',
  'GET /api/channels': 'account',
  'GET /api/channels/sold-elsewhere': 'account',
  'GET /api/channels/batches': 'account',
  'GET /api/channels/batches/:id': 'account',
  // Where a marketplace leads sellers back: the session decides, and what it began.
  'GET /api/channels/:channel/back': 'anyone',
  'GET /api/listings/:id/channels/:channel': 'account',
  'GET /api/sales/totals': 'account',
  'GET /api/sales/totals.csv': 'account',
  'GET /api/sales/imports': 'account',
  'GET /photos/listings/:owner/:name': 'anyone',
  'GET /api/shared/:id': 'anyone',
  'GET /api/shared/:id/photos/:name': 'anyone',
  'GET /shared/:id': 'anyone',
  'GET /api/operator/summary': 'account',
  'GET /api/operator/days.csv': 'account',
  'GET /sandbox/checkout': 'anyone',
  'GET /sandbox/portal': 'anyone',
  'GET /api/tray': 'account',
  'GET /api/templates': 'pro',
  'GET /api/config': 'anyone',
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'GET /metrics': 'anyone',
  'GET /api/openapi.json': 'anyone',
  'GET /api/docs': 'anyone',
  'GET /api/docs/start.js': 'anyone',
  'GET /api/docs/swagger-ui-bundle.js': 'anyone',
  'GET /api/docs/swagger-ui.css': 'anyone',
};

const EVERY = [...Object.keys(WRITES), ...Object.keys(READS)];
const CHUNK = new Uint8Array(64 * KB).fill(32);
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

describe('every route', () => {
  let test: DatabaseApp;
  let pro: { cookie: string };
  let free: { cookie: string };

  beforeAll(async () => {
    test = await createDatabaseApp('sqlite');
    pro = await signUpPro(test, 'pro@example.com');
    free = await signUp(test, 'free@example.com');
  });
  afterAll(() => test.close());

  /** Calls a route as its table names it, with ids that there are not. */
  function call(route: string, init: RequestInit & { duplex?: 'half' } = {}) {
    const [method = '', path = ''] = route.split(' ');
    const headers = new Headers(init.headers);
    if (!headers.has('content-type')) headers.set('content-type', WRITES[route]?.type ?? 'application/json');
    return test.app.request(path.replace(/:\w+/g, 'none'), { method, ...init, headers });
  }

  it('is in the table', () => {
    const served = test.app.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
      .map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(served)].toSorted()).toEqual(EVERY.toSorted());
  });

  const changing = Object.keys(WRITES).filter((route) => !WRITES[route]?.changesNothing);
  it.each(changing)('%s refuses the pages of other sites', async (route) => {
    const evil = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://localhost' },
      { origin: 'null' },
    ];
    for (const headers of evil) {
      const response = await call(route, { headers: { ...pro, ...headers }, body: '{}' });
      expect([headers, response.status]).toEqual([headers, 403]);
    }
  });

  it.each(Object.keys(WRITES))('%s reads no more of an endless body than it takes', async (route) => {
    const { bytes = 0, who } = WRITES[route] ?? {};
    let sent = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          sent += CHUNK.length;
          controller.enqueue(CHUNK);
        },
      },
      { highWaterMark: 0 },
    );
    const response = await call(route, {
      headers: who === 'anyone' ? {} : pro,
      body,
      duplex: 'half',
    });
    expect(sent).toBeLessThanOrEqual(bytes + 2 * CHUNK.length);
    if (sent > 0) expect(response.status).toBe(413);
    if (bytes > 0) expect(response.ok).toBe(false);
  });

  it.each(EVERY)('%s knows whom it answers', async (route) => {
    const who = WRITES[route]?.who ?? READS[route];
    const body = route.startsWith('GET') ? null : '{}';
    const signedOut = await call(route, { body });
    if (who === 'anyone') expect(signedOut.status).not.toBe(401);
    else expect(signedOut.status).toBe(401);
    if (who === 'pro') expect((await call(route, { headers: free, body })).status).toBe(403);
  });

  it.each(EVERY)('%s is answered with the headers of a safe answer', async (route) => {
    const { headers, body } = await call(route, { body: route.startsWith('GET') ? null : '{}' });
    await body?.cancel();
    expect(Object.fromEntries(headers)).toMatchObject(SECURITY_HEADERS);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src '(?:none|self)'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    for (const name of ['access-control-allow-origin', 'server', 'x-powered-by'])
      expect(headers.has(name)).toBe(false);
  });

  it.each([
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    '{"formData":{"__proto__":{"polluted":true}},"patch":{"__proto__":{"polluted":true}}}',
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    '{"id":1e999,"ids":[null],"email":{"$ne":1},"password":["a"]}',
    '"\\ud800\\u0000"',
    'null',
    '[]',
    '',
  ])('takes a hostile body for what it is (%#)', async (body) => {
    for (const [route, { who }] of Object.entries(WRITES)) {
      const response = await call(route, { headers: who === 'anyone' ? {} : free, body });
      expect(response.status, route).toBeLessThan(500);
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

const WITH_IDS = EVERY.filter((route) => route.includes(':'));
const NO_IDS = [
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '%00',
  '__proto__',
  'x'.repeat(5_000),
  '%27%20or%201=1--',
  '%E0%A4%A',
  '%F0%9F%92%A9',
];

describe('every route with an id', () => {
  let test: DatabaseApp;
  let owner: { cookie: string };
  let stranger: { cookie: string };

  beforeAll(async () => {
    test = await createDatabaseApp('sqlite');
    owner = await signUpPro(test, 'owner@example.com');
    stranger = await signUpPro(test, 'stranger@example.com');
  });
  afterAll(() => test.close());

  const request = (route: string, ids: string, init: RequestInit) => {
    const [method = '', path = ''] = route.split(' ');
    return test.app.request(
      path.replace(/:\w+/g, () => ids),
      { method, ...init },
    );
  };
  const json = async (response: Response) => (await response.json()) as Record<string, unknown>;

  it.each(WITH_IDS)('%s has nothing under an id that cannot be', async (route) => {
    const body = route.startsWith('PATCH') ? JSON.stringify({ name: 'x', title: 'x', revision: 1 }) : null;
    for (const id of NO_IDS) {
      const headers = { ...owner, 'content-type': 'application/json' };
      const { status } = await request(route, id, { headers, body });
      expect([id, status >= 400 && status < 500]).toEqual([id, true]);
    }
  });

  it('knows nothing of what is somebody else’s, and leaves it as it is', async () => {
    const saved = await json(await test.post('/api/listings', buildSave(), owner));
    const template = await json(
      await test.post('/api/templates', { name: 'Mine', formData: buildForm() }, owner),
    );
    const { sessions } = (await (await test.get('/api/account/sessions', owner)).json()) as {
      sessions: { id: string }[];
    };
    const sale = { title: 'Vase', price: 5, currency: 'GBP', soldOn: '2026-11-02', fees: null, key: '1' };
    const list = { platform: 'eBay', fileName: 'orders.csv', sales: [sale] };
    const imported = await json(await test.post('/api/sales/imports', list, owner));
    const { id: brought } = imported.import as { id: string };
    const [listing, form] = [String(saved.id), String(template.id)];
    const wanted = { name: 'Mine', scope: 'read', password: 'correct horse' };
    const { key } = (await json(await test.post('/api/account/keys', wanted, owner))) as {
      key: { id: string };
    };
    const before = await (await test.get('/api/listings', owner)).text();

    const tries: Record<string, Promise<Response>> = {
      'GET /api/listings/:id': test.get(`/api/listings/${listing}`, stranger),
      'PATCH /api/listings/:id': test.patch(
        `/api/listings/${listing}`,
        { revision: 1, title: 'Taken' },
        stranger,
      ),
      'PATCH /api/listings/:id/work': test.patch(
        `/api/listings/${listing}/work`,
        { state: 'listed' },
        stranger,
      ),
      'POST /api/listings/:id/share': test.post(`/api/listings/${listing}/share`, {}, stranger),
      'DELETE /api/listings/:id/share': test.delete(`/api/listings/${listing}/share`, stranger),
      // Without keys there is no marketplace to connect; with them, channels/routes.test.ts asks the same.
      'POST /api/channels/:channel/connect': test.post('/api/channels/ebay/connect', {}, stranger),
      'GET /api/channels/:channel/back': test.get('/api/channels/ebay/back', stranger),
      'DELETE /api/channels/:channel': test.delete('/api/channels/ebay', stranger),
      'POST /api/channels/:channel/batches': test.post('/api/channels/ebay/batches', {}, stranger),
      'GET /api/channels/batches/:id': test.get(`/api/channels/batches/${listing}`, stranger),
      'POST /api/channels/batches/:id/publish': test.post(
        `/api/channels/batches/${listing}/publish`,
        { digests: {} },
        stranger,
      ),
      'POST /api/channels/batches/:id/stop': test.post(`/api/channels/batches/${listing}/stop`, {}, stranger),
      'GET /api/listings/:id/channels/:channel': test.get(`/api/listings/${listing}/channels/ebay`, stranger),
      ...Object.fromEntries(
        ['preview', 'publish', 'check', 'end'].map((call) => [
          `POST /api/listings/:id/channels/:channel/${call}`,
          test.post(`/api/listings/${listing}/channels/ebay/${call}`, { digest: 'x' }, stranger),
        ]),
      ),
      // A listing's own id is no address of it.
      'GET /api/shared/:id': test.get(`/api/shared/${listing}`, stranger),
      'GET /api/shared/:id/photos/:name': test.get(`/api/shared/${listing}/photos/1`, stranger),
      'GET /shared/:id': test.get(`/shared/${listing}`, stranger),
      'DELETE /api/listings/:id': test.delete(`/api/listings/${listing}`, stranger),
      'PATCH /api/templates/:id': test.patch(`/api/templates/${form}`, { name: 'Taken' }, stranger),
      'DELETE /api/templates/:id': test.delete(`/api/templates/${form}`, stranger),
      'DELETE /api/sales/imports/:id': test.delete(`/api/sales/imports/${brought}`, stranger),
      'DELETE /api/account/sessions/:id': test.delete(`/api/account/sessions/${sessions[0]?.id}`, stranger),
      'DELETE /api/account/keys/:id': test.delete(`/api/account/keys/${key.id}`, stranger),
      // Whoever knows the address of a photo may see it; another name under the same owner is none.
      'GET /photos/listings/:owner/:name': test.get(
        `/photos/listings/owner/${crypto.randomUUID()}.jpg`,
        stranger,
      ),
    };
    expect(Object.keys(tries).toSorted()).toEqual(WITH_IDS.toSorted());
    for (const [route, response] of Object.entries(tries))
      expect([route, (await response).status]).toEqual([route, 404]);
    const listingData = { ...buildSave(), id: listing };
    const priced = await test.post('/api/refreshPricing', { listingId: listing, listingData }, stranger);
    expect(priced.status).toBe(404);
    for (const path of ['/api/listings/bulk-delete', '/api/listings/restore']) {
      const outcome = await json(await test.post(path, { ids: [listing] }, stranger));
      expect(outcome).toMatchObject({ done: [], failed: [listing] });
    }
    expect(await (await test.get('/api/listings', owner)).text()).toBe(before);
    expect((await test.get('/api/account/sessions', owner)).status).toBe(200);
  });
});
