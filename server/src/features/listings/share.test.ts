import { randomUUID } from 'node:crypto';
import { type SavedListing, sharedListingSchema } from '@smart-listings/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { createRateLimit } from '../../lib/rate-limit.ts';
import { buildSave, GOOD_ANSWER } from '../../test/builders.ts';
import { createDatabaseApp, DATABASES, type DatabaseApp, signUp } from '../../test/create-database-app.ts';
import { uploadPhoto } from '../../test/upload-photo.ts';

describe.each(DATABASES)('sharing a listing on %s', (kind) => {
  const open: DatabaseApp[] = [];
  afterEach(async () => {
    for (const test of open.splice(0)) await test.close();
  });
  async function start({ photos = 0, openings = 100 } = {}) {
    const sharedLimit = createRateLimit(openings, 3_600);
    const test = await createDatabaseApp(kind, {}, { sharedLimit });
    open.push(test);
    const session = await signUp(test);
    const imageUrls: string[] = [];
    while (imageUrls.length < photos) imageUrls.push((await uploadPhoto(test, session)).url);
    const listing = { ...GOOD_ANSWER, suggestedPriceRange: '£45', pricingSource: 'range' as const };
    const saved = (await (
      await test.post('/api/listings', buildSave({ listing, imageUrls }), session)
    ).json()) as SavedListing;
    const share = async () =>
      (
        (await (await test.post(`/api/listings/${saved.id}/share`, {}, session)).json()) as {
          shareId: string;
        }
      ).shareId;
    return { test, session, saved, share };
  }

  it('shows text and photos to anyone, and nothing of the account', async () => {
    const { test, session, saved, share } = await start({ photos: 1 });
    const shareId = await share();
    expect(await share()).toBe(shareId);
    const response = await test.get(`/api/shared/${shareId}`);
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    const body = await response.text();
    const shared = sharedListingSchema.parse(JSON.parse(body));
    expect(shared).toMatchObject({ title: GOOD_ANSWER.title, price: '£45', isSold: false });
    const { user } = (await (await test.get('/api/me', session)).json()) as { user: Record<string, string> };
    for (const secret of [user.uid, user.email, saved.id]) expect(body).not.toContain(secret);
    expect(body).not.toContain('DIY');
    for (const { url, thumbnailUrl } of shared.photos) {
      for (const address of [url, thumbnailUrl]) {
        const image = await test.get(address);
        expect([image.status, image.headers.get('content-type')?.startsWith('image/')]).toEqual([200, true]);
        expect(JSON.stringify([...image.headers])).not.toContain(user.uid);
      }
    }
    expect((await test.get(`/api/shared/${shareId}/photos/2`)).status).toBe(404);
    expect((await test.get(`/api/shared/${shareId}/photos/1/..`)).status).toBe(404);
  });

  it('ends when it is told to, and then is nowhere; shared again it has another address', async () => {
    const { test, session, saved, share } = await start({ photos: 1 });
    const shareId = await share();
    expect((await test.delete(`/api/listings/${saved.id}/share`, session)).status).toBe(200);
    const gone = [`/api/shared/${shareId}`, `/api/shared/${shareId}/photos/1`, `/shared/${shareId}`];
    for (const path of gone) expect([path, (await test.get(path)).status]).toEqual([path, 404]);
    expect(await share()).not.toBe(shareId);
  });

  it('ends with the listing, and with the account', async () => {
    const { test, session, saved, share } = await start();
    const shareId = await share();
    await test.delete(`/api/listings/${saved.id}`, session);
    expect((await test.get(`/api/shared/${shareId}`)).status).toBe(404);
    await test.post('/api/listings/restore', { ids: [saved.id] }, session);
    expect((await test.get(`/api/shared/${shareId}`)).status).toBe(200);
    const left = await test.post('/api/account/delete', { password: 'correct horse' }, session);
    expect(left.status).toBe(200);
    expect((await test.get(`/api/shared/${shareId}`)).status).toBe(404);
    expect(await test.db.selectFrom('listing_share').selectAll().execute()).toEqual([]);
  });

  it('has one address when it is shared twice at once', async () => {
    const { share } = await start();
    const [first, second] = await Promise.all([share(), share()]);
    expect(first).toBe(second);
    expect(first).toMatch(/^[\w-]{24}$/);
  });

  it('stops whoever tries addresses out', async () => {
    const { test } = await start({ openings: 3 });
    const path = () => `/api/shared/${randomUUID().slice(0, 24)}`;
    const statuses = [];
    for (const next of [path(), `${path()}/photos/1`, path().slice(4), path()])
      statuses.push((await test.get(next)).status);
    expect(statuses).toEqual([404, 404, 404, 429]);
  });
});
