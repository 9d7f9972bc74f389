import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_OUTSIDERS } from '../../lib/security-headers.ts';
import { loadSite, siteFinder } from '../../lib/site.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';

const THEME = "document.documentElement.dataset.theme = 'dark';";
const SCRIPT = 'export const answer = 42;\n'.repeat(50);

describe('the web app', () => {
  let folder: string;
  let test: TestApp;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'));
    const dist = join(folder, 'dist');
    write(folder, 'secret.txt', 'secret');
    write(
      dist,
      'index.html',
      `<title>Home</title><script>${THEME}</script><script src="/assets/app-1.js"></script>`,
    );
    write(dist, 'pricing/index.html', '<title>Pricing</title>');
    write(dist, 'app.html', '<title>App</title>');
    write(dist, 'assets/app-1.js', SCRIPT);
    writeFileSync(join(dist, 'assets/app-1.js.gz'), gzipSync(SCRIPT));
    write(dist, 'favicon.svg', '<svg/>');
    write(dist, '.finished', '');
    const site = loadSite(dist);
    test = createTestApp({}, { findSite: () => site });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['/', 'Home', 200],
    ['/pricing', 'Pricing', 200],
    ['/pricing/', 'Pricing', 200],
    ['/login', 'App', 200],
    ['/myListings', 'App', 200],
    ['/no-such-page', 'App', 404],
  ])('serves %s from %s with %i', async (path, title, status) => {
    const response = await test.get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  it('leads what was shared, where no service worker took it, to a page that says so', async () => {
    const response = await test.post('/share', 'photos');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/?shared']);
  });

  it.each([
    '/missing.js',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/%00',
    '/%E0%A4%A',
  ])('has nothing at %s', async (path) => {
    const response = await test.get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });

  it('lets pages be asked for again and hashed files be kept for ever', async () => {
    const page = await test.get('/');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await test.get('/', { 'if-none-match': page.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect((await test.get('/assets/app-1.js')).headers.get('cache-control')).toContain('immutable');
  });

  it('sends what the build compressed to whom it suits', async () => {
    const zipped = await test.get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(SCRIPT);
    const plain = await test.get('/assets/app-1.js', { 'accept-encoding': 'gzip;q=0' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('allows the page its own inline scripts and no others', async () => {
    const { headers } = await test.get('/');
    const hash = createHash('sha256').update(THEME).digest('base64');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
  });

  it('asks browsers to stay on https only where there is https', async () => {
    const name = 'strict-transport-security';
    const findSite = siteFinder(join(folder, 'dist'), NO_OUTSIDERS);
    expect((await test.get('/')).headers.get(name)).toBeNull();
    const secure = createTestApp({ APP_URL: 'https://listings.example' }, { findSite });
    expect((await secure.get('/')).headers.get(name)).toContain('max-age=');
    const proxied = createTestApp({ TRUST_PROXY: 'true' }, { findSite });
    expect((await proxied.get('/', { 'x-forwarded-proto': 'https' })).headers.get(name)).toContain(
      'max-age=',
    );
    expect((await proxied.get('/')).headers.get(name)).toBeNull();
  });

  it('says in a sentence when it has not been built', async () => {
    const response = await createTestApp({}, { findSite: () => null }).get('/');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm start');
  });

  it('serves pages that are built after it was started, as soon as they are whole', async () => {
    const dist = join(folder, 'later');
    const late = createTestApp({}, { findSite: siteFinder(dist, NO_OUTSIDERS) });
    const statuses = async () => [(await late.get('/')).status, (await late.get('/readyz')).status];
    expect(await statuses()).toEqual([503, 503]);
    write(dist, 'index.html', '<title>Half</title>');
    expect(await statuses()).toEqual([503, 503]);
    write(dist, 'index.html', '<title>Home</title>');
    write(dist, '.finished', '');
    expect(await (await late.get('/')).text()).toContain('Home');
    expect(await (await late.get('/readyz')).text()).not.toContain('built');
  });
});

function write(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
