import {
  API_KEY_LIMITS,
  createApiKeyResponseSchema,
  listApiKeysResponseSchema,
} from '@smart-listings/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createToldLimit } from '../../lib/rate-limit.ts';
import { buildRequest, buildSave } from '../../test/builders.ts';
import {
  createDatabaseApp,
  DATABASES,
  type DatabaseApp,
  signUp,
  waitForLink,
} from '../../test/create-database-app.ts';
import { makeKey } from '../../test/make-key.ts';

const KEYS = '/api/account/keys';
const WANTED = { name: 'My assistant', scope: 'read', password: 'correct horse' };
const SCOPES = ['read', 'write'] as const;

describe.each(DATABASES)('keys on %s', (kind) => {
  let test: DatabaseApp;
  let session: { cookie: string };
  beforeEach(async () => {
    test = await createDatabaseApp(kind);
    session = await signUp(test);
  });
  afterEach(() => test.close());

  const listKeys = async () =>
    listApiKeysResponseSchema.parse(await (await test.get(KEYS, session)).json()).keys;
  const codeOf = async (response: Response) =>
    ((await response.json()) as { error: { code: string } }).error.code;

  it('are shown once, and only their hash is kept', async () => {
    const made = createApiKeyResponseSchema.parse(await (await test.post(KEYS, WANTED, session)).json());
    expect(made.secret).toMatch(/^slk_[\w-]{43}$/);
    expect(await listKeys()).toEqual([made.key]);
    expect(made.key).toMatchObject({ name: 'My assistant', scope: 'read', lastUsedAt: null });
    expect(made.secret.startsWith(made.key.prefix)).toBe(true);
    const kept = JSON.stringify(await test.db.selectFrom('api_key').selectAll().execute());
    expect(kept).not.toContain(made.secret.slice(made.key.prefix.length));
  });

  it.each([
    ['a blank name', { ...WANTED, name: ' ' }, 400, 'bad-request'],
    ['another scope', { ...WANTED, scope: 'admin' }, 400, 'bad-request'],
    ['another password', { ...WANTED, password: 'wrong' }, 400, 'bad-request'],
  ])('refuses %s', async (_what, body, status, code) => {
    const response = await test.post(KEYS, body, session);
    expect([response.status, await codeOf(response)]).toEqual([status, code]);
    expect(await listKeys()).toEqual([]);
  });

  it('are ten an account at most', async () => {
    for (let made = 0; made < API_KEY_LIMITS.keys; made += 1) await makeKey(test, session, 'read');
    const response = await test.post(KEYS, WANTED, session);
    expect([response.status, await codeOf(response)]).toEqual([403, 'limit-reached']);
  });

  it('open what they are made for, and nothing of somebody else', async () => {
    const stranger = await signUp(test, 'ben@example.com');
    const { id } = (await (await test.post('/api/listings', buildSave(), stranger)).json()) as { id: string };
    const { bearer } = await makeKey(test, session, 'write');
    const saved = await test.post('/api/listings', buildSave(), bearer);
    const found = (await (await test.get('/api/listings', bearer)).json()) as { total: number };
    expect([saved.status, found.total]).toEqual([201, 1]);
    expect((await test.get(`/api/listings/${id}`, bearer)).status).toBe(404);
  });

  it('that may only read change nothing', async () => {
    const { bearer } = await makeKey(test, session, 'read');
    const response = await test.post('/api/listings', buildSave(), bearer);
    expect([response.status, await codeOf(response)]).toEqual([403, 'forbidden']);
    expect(response.headers.get('www-authenticate')).toContain('insufficient_scope');
    expect((await test.get('/api/listings', bearer)).status).toBe(200);
  });

  it('open nothing once they are revoked', async () => {
    const { id, bearer } = await makeKey(test, session, 'write');
    expect((await test.delete(`${KEYS}/${id}`, session)).status).toBe(200);
    const response = await test.get('/api/listings', bearer);
    expect([response.status, await codeOf(response)]).toEqual([401, 'signed-out']);
    expect(response.headers.get('www-authenticate')).toContain('invalid_token');
    expect(await listKeys()).toEqual([]);
  });

  it.each(['Bearer slk_none', `Bearer slk_${'x'.repeat(43)}`])(
    'that nobody made are refused, also where no account is needed: %s',
    async (authorization) => {
      const response = await test.post('/api/gemini/generateListing', buildRequest(), { authorization });
      expect(response.status).toBe(401);
    },
  );

  it('count against the account’s month as its owner’s own', async () => {
    const { bearer } = await makeKey(test, session, 'write');
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await test.post('/api/gemini/generateListing', buildRequest(), bearer)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 403]);
    expect((await test.post('/api/gemini/generateListing', buildRequest(), session)).status).toBe(403);
  });

  it('win over a session that comes along', async () => {
    const { bearer } = await makeKey(test, session, 'write');
    const stranger = await signUp(test, 'ben@example.com');
    await test.post('/api/listings', buildSave(), { ...stranger, ...bearer });
    expect(await (await test.get('/api/listings', session)).json()).toMatchObject({ total: 1 });
  });

  it('are not for the pages of other sites', async () => {
    const { bearer } = await makeKey(test, session, 'write');
    const headers = { ...bearer, origin: 'https://evil.example' };
    expect((await test.post('/api/listings', buildSave(), headers)).status).toBe(403);
  });

  it('say when they were last used, to the minute', async () => {
    const { bearer } = await makeKey(test, session, 'read');
    await test.get('/api/listings', bearer);
    await test.background.settled();
    const [used] = await listKeys();
    expect(Date.parse(used?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('go with the account', async () => {
    const { bearer } = await makeKey(test, session, 'write');
    await test.post('/api/account/delete', { password: 'correct horse' }, session);
    expect((await test.get('/api/listings', bearer)).status).toBe(401);
    expect(await test.db.selectFrom('api_key').selectAll().execute()).toEqual([]);
  });

  it('go when a new password is chosen through the mailbox, whose owner may not have made them', async () => {
    const { bearer } = await makeKey(test, session, 'write');
    await test.post('/api/auth/request-password-reset', { email: 'anna@example.com' });
    const token = await waitForLink(test, /reset-password\?token=(\S+)/);
    const reset = await test.post('/api/auth/reset-password', { token, newPassword: 'a new password' });
    expect([reset.status, (await test.get('/api/listings', bearer)).status]).toEqual([200, 401]);
  });

  it('have what programs may ask said with every answer, and end in 429', async () => {
    await test.close();
    test = await createDatabaseApp(kind, {}, { keyLimit: createToldLimit(2, 3600) });
    const { bearer } = await makeKey(test, await signUp(test), 'read');
    const first = await test.get('/api/listings', bearer);
    await test.get('/api/listings/none', bearer);
    const third = await test.get('/api/listings', bearer);
    expect([first, third].map(({ headers }) => headers.get('ratelimit-remaining'))).toEqual(['1', '0']);
    expect([third.status, third.headers.get('ratelimit-limit')]).toEqual([429, '2']);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(3_500);
  });
});

interface Operation {
  security?: Record<string, string[]>[];
}

describe('a key', () => {
  it('opens what the document says and nothing else', async () => {
    const test = await createDatabaseApp('sqlite');
    const session = await signUp(test);
    const bearers = {
      read: await makeKey(test, session, 'read'),
      write: await makeKey(test, session, 'write'),
    };
    const { paths } = (await (await test.get('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, Operation>>;
    };
    const wrong: string[] = [];
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { security = [] }] of Object.entries(methods)) {
        if (security.length === 0) continue;
        const isFree = security.some((scheme) => Object.keys(scheme).length === 0);
        const [wanted] = security.flatMap((scheme) => scheme.key ?? []);
        for (const scope of SCOPES) {
          const { status } = await test.app.request(path.replace(/\{\w+\}/g, 'none'), {
            method: method.toUpperCase(),
            headers: { ...bearers[scope].bearer, 'content-type': 'application/json' },
            ...(method !== 'get' && { body: '{}' }),
          });
          const isOpen = wanted !== undefined || isFree;
          const isNarrow = wanted === 'write' && scope === 'read';
          if ((status === 401) === isOpen || (isNarrow && status !== 403)) {
            wrong.push(`${method} ${path} ${scope}: ${status}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    await test.close();
  });
});
