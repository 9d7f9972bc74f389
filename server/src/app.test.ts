import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicConfigSchema } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { createFolderStore } from './storage/folder-store.ts';
import { buildRequest } from './test/builders.ts';
import { createDatabaseApp } from './test/create-database-app.ts';
import { createTestApp } from './test/create-test-app.ts';

const GENERATE = '/api/gemini/generateListing';

describe('the API', () => {
  const test = createTestApp();

  it.each([
    ['an unknown address', 'GET', '/api/nothing', 404, 'not-found'],
    ['a wrong method', 'GET', GENERATE, 405, 'method-not-allowed'],
    ['a wrong method', 'DELETE', '/api/config', 405, 'method-not-allowed'],
  ])('answers %s (%s %s) with %i as JSON', async (_what, method, path, status, code) => {
    const response = await test.app.request(path, { method });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code, message: expect.any(String) } });
  });

  it('names the method that a path takes', async () => {
    expect((await test.get(GENERATE)).headers.get('allow')).toBe('POST');
  });

  it.each([
    ['another content type', 'x', { 'content-type': 'text/plain' }, 415, 'unsupported-type'],
    ['no JSON', '{"formData":', {}, 400, 'bad-request'],
    ['a body beyond 256 kB', JSON.stringify({ a: 'x'.repeat(256 * 1024) }), {}, 413, 'too-large'],
    ['a body that announces too much', '{}', { 'content-length': '300000' }, 413, 'too-large'],
  ])('refuses %s', async (_what, body, headers, status, code) => {
    const response = await test.post(GENERATE, body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code } });
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ origin: 'http://localhost' }, 200],
    [{ origin: 'https://listings.example' }, 200],
    [{}, 200],
  ])('takes writes from its own pages and from tools only: %j → %i', async (headers, status) => {
    const { post } = createTestApp({ APP_URL: 'https://listings.example' });
    expect((await post(GENERATE, buildRequest(), headers)).status).toBe(status);
  });

  it('tells the page how it is set up, without a secret', async () => {
    const { get } = createTestApp({ GEMINI_API_KEY: 'very-secret', SUPPORT_EMAIL: 'help@listings.example' });
    const body = await (await get('/api/config')).text();
    expect(publicConfigSchema.parse(JSON.parse(body))).toMatchObject({
      engine: 'gemini/gemini-flash-latest',
      supportEmail: 'help@listings.example',
      anonymousGenerationsPerHour: 60,
    });
    expect(body).not.toContain('very-secret');
  });

  it('describes itself in OpenAPI 3.1, every route of it', async () => {
    const document = (await (await test.get('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    };
    expect(document.openapi).toBe('3.1.0');
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'parameters')
        .map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    // A phone's share sheet posts to the address of a page, and a shared listing's page is one too.
    const served = test.app.routes
      .filter(
        ({ method, path }) =>
          method !== 'ALL' &&
          !path.includes('*') &&
          !/openapi|docs|^\/sandbox\/|^\/share$|^\/shared\//.test(path),
      )
      .map(({ method, path }) => `${method} ${path}`);
    expect(described.toSorted()).toEqual([...new Set(served)].toSorted());
  });

  it('shows its description without another host', async () => {
    const page = await (await test.get('/api/docs')).text();
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    for (const [, path = ''] of page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)) {
      expect((await test.get(path)).status).toBe(200);
    }
  });

  it('answers what nobody expected without details, and logs where it happened', async () => {
    const limits = { ai: { take: explode }, builtin: { take: explode } };
    const broken = createTestApp({}, { limits });
    const response = await broken.post(GENERATE, buildRequest());
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret of a visitor');
    expect(broken.logged()).toContain('unexpected error');
    expect(broken.logged()).not.toContain('secret of a visitor');
  });
});

async function explode(): Promise<never> {
  throw new TypeError('secret of a visitor');
}

describe('health', () => {
  it('is alive without a web app, but not ready, and says why', async () => {
    const { get } = createTestApp({}, { findSite: () => null });
    expect((await get('/healthz')).status).toBe(200);
    const response = await get('/readyz');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('web app has not been built');
  });

  it('is not ready without its database, and says so', async () => {
    const test = await createDatabaseApp('sqlite');
    expect((await test.get('/readyz')).status).toBe(200);
    await test.close();
    const response = await test.get('/readyz');
    expect([response.status, await response.text()]).toEqual([
      503,
      expect.stringContaining('The database does not answer.'),
    ]);
  });

  it('is ready without its photo storage, which the rest does not need, and says why that is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'smart-listings-ready-'));
    const noFolder = join(folder, 'file');
    writeFileSync(noFolder, '');
    const response = await createTestApp({}, { store: createFolderStore(noFolder) }).get('/readyz');
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'ready', without: [expect.stringContaining('The photo storage cannot be used: ')] },
    ]);
    rmSync(folder, { recursive: true });
  });

  it('is ready with one', async () => {
    expect((await createTestApp().get('/readyz')).status).toBe(200);
  });
});
