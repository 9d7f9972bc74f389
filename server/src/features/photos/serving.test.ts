import { afterEach, describe, expect, it } from 'vitest';
import { createDatabaseApp, DATABASES, type DatabaseApp, signUp } from '../../test/create-database-app.ts';
import { memoryStore } from '../../test/memory-store.ts';
import { uploadPhoto } from '../../test/upload-photo.ts';

describe.each(DATABASES)('GET /photos on %s', (kind) => {
  const open: DatabaseApp[] = [];
  afterEach(async () => {
    for (const test of open.splice(0)) await test.close();
  });
  async function createApp() {
    const store = memoryStore();
    const test = await createDatabaseApp(kind, {}, { store });
    open.push(test);
    return { test, store, session: await signUp(test) };
  }

  it('serves a photo and its small copy to whoever has the address, as nothing but a picture', async () => {
    const { test, session } = await createApp();
    const { url, thumbnailUrl } = await uploadPhoto(test, session);
    for (const [address, type] of [
      [url, 'image/jpeg'],
      [thumbnailUrl, 'image/webp'],
    ] as const) {
      const response = await test.get(address);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=86400',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'content-length': String((await response.arrayBuffer()).byteLength),
      });
    }
  });

  it('sends nothing again that the browser has', async () => {
    const { test, session } = await createApp();
    const { url } = await uploadPhoto(test, session);
    const etag = (await test.get(url)).headers.get('etag') ?? '';
    const again = await test.get(url, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('tells whoever still has a photo that it is gone, once it was deleted', async () => {
    const { test, session } = await createApp();
    const { url } = await uploadPhoto(test, session);
    const headers = { 'if-none-match': (await test.get(url)).headers.get('etag') ?? '' };
    await test.db.updateTable('photo').set({ keepUntil: '2000-01-01' }).execute();
    await test.housekeep();
    const { status, headers: answered } = await test.get(url, headers);
    expect([status, answered.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('puts no address of a photo into the log', async () => {
    const { test, session } = await createApp();
    const { url, thumbnailUrl } = await uploadPhoto(test, session);
    await Promise.all([url, thumbnailUrl, `${url}x`].map((address) => test.get(address)));
    expect(test.logged()).toContain('"path":"/photos/listings/:owner/:name"');
    expect(test.logged()).not.toContain(url.slice(-20, -4));
  });

  it('tells nothing apart that it does not serve', async () => {
    const { test, session, store } = await createApp();
    const { url } = await uploadPhoto(test, session);
    await store.write({ path: 'listings/secret.jpg', bytes: Buffer.from('x'), type: 'image/jpeg' });
    const addresses = [
      url.replace(/\w{4}\.jpg$/, '0000.jpg'),
      url.replace('.jpg', '.png'),
      url.replace(/listings\/\w+/, 'listings/somebody'),
      url.replace(/listings\/\w+/, 'listings/..%2f..'),
      '/photos/listings/secret.jpg',
      '/photos/..%2fsmart-listings.db',
      '/photos/',
    ];
    const answers = await Promise.all(
      addresses.map(async (address) => {
        const response = await test.get(address, { 'if-none-match': '*' });
        return [response.status, await response.text()].join(' ');
      }),
    );
    expect(new Set(answers)).toEqual(
      new Set(['404 {"error":{"code":"not-found","message":"There is no such photo."}}']),
    );
  });
});
