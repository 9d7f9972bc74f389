// One item on two marketplaces: sold on the one, it is offered to be ended on the other.
import { listSoldElsewhereResponseSchema, previewSchema, type SavedListing } from '@smart-listings/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildSave } from '../../test/builders.ts';
import { createDatabaseApp, DATABASES, signUp } from '../../test/create-database-app.ts';
import { SELLING_SERVICES } from '../../test/selling-services.ts';
import { uploadPhoto } from '../../test/upload-photo.ts';
import { readBack } from './operations/read-back.ts';

describe.each(DATABASES)('an item on two marketplaces, on %s', (kind) => {
  async function start() {
    let now = new Date('2026-11-21T12:00:00Z');
    const stands = await Promise.all(SELLING_SERVICES.map((service) => service.start()));
    const env = Object.assign({}, ...stands.map((stand) => stand.env));
    const test = await createDatabaseApp(kind, env, { clock: () => now });
    onTestFinished(async () => {
      await test.close();
      await Promise.all(stands.map((stand) => stand.close()));
    });
    const session = await signUp(test);
    const listings: SavedListing[] = [];
    for (const [index, { code, form, decisions }] of SELLING_SERVICES.entries()) {
      const asked = await test.post(`/api/channels/${code}/connect`, {}, session);
      const { url: to } = (await asked.json()) as { url: string };
      const back = new URLSearchParams(stands[index]?.allow(to));
      await test.get(`/api/channels/${code}/back?${back}`, session);
      const { url } = await uploadPhoto(test, session);
      const origin = { currency: 'GBP (£)', itemId: listings[0]?.id };
      const body = buildSave({ originalFormInput: form, imageUrls: [url], origin });
      const listing = (await (await test.post('/api/listings', body, session)).json()) as SavedListing;
      listings.push(listing);
      const path = `/api/listings/${listing.id}/channels/${code}`;
      const seen = await test.post(`${path}/preview`, decisions, session);
      const { digest } = previewSchema.parse(await seen.json());
      expect((await test.post(`${path}/publish`, { digest }, session)).status).toBe(200);
    }
    const ask = async (who = session) => {
      const answer = await test.get('/api/channels/sold-elsewhere', who);
      return listSoldElsewhereResponseSchema.parse(await answer.json()).items;
    };
    const anHourLater = async () => {
      now = new Date(now.getTime() + 3_700_000);
      await readBack(test.context);
    };
    return { test, session, stands, listings, ask, anHourLater };
  }

  it.each([
    [0, 1],
    [1, 0],
  ])('sold on one of them, it is offered to be ended on the other (%i, %i)', async (soldAt, liveAt) => {
    const { test, session, stands, listings, ask, anHourLater } = await start();
    expect(await ask()).toEqual([]);
    stands[soldAt]?.sell(stands[soldAt]?.there()[0]?.sku ?? '', '80.00');
    await anHourLater();
    const [sold, live] = [SELLING_SERVICES[soldAt], SELLING_SERVICES[liveAt]];
    const { id: listingId, title } = listings[liveAt] ?? { id: '', title: '' };
    expect(await ask()).toEqual([
      { listingId, title, code: live?.code, name: live?.name, soldOn: sold?.name },
    ]);
    expect(await ask(await signUp(test, 'stranger@example.com'))).toEqual([]);
    await test.post(`/api/listings/${listingId}/channels/${live?.code}/end`, {}, session);
    expect(await ask()).toEqual([]);
  });

  it('sold by hand, it is offered as well', async () => {
    const { test, session, listings, ask, anHourLater } = await start();
    const sale = { price: 70, soldOn: '2026-11-22', platform: 'Vinted', fees: null };
    await test.patch(`/api/listings/${listings[0]?.id}/work`, { state: 'sold', sale }, session);
    expect((await ask()).map(({ name, soldOn }) => `${name}, ${soldOn}`).toSorted()).toEqual([
      'Etsy, Vinted',
      'eBay, Vinted',
    ]);
    // Ended where it was still up, it stays sold, and its sale is counted.
    const [first] = SELLING_SERVICES;
    const path = `/api/listings/${listings[0]?.id}/channels/${first?.code}`;
    expect((await test.post(`${path}/end`, {}, session)).status).toBe(200);
    await anHourLater();
    const { work } = (await (await test.get('/api/listings', session)).json()) as {
      work: { state: string; sale: { price: number } | null }[];
    };
    expect(work.filter(({ state }) => state === 'sold')).toEqual([
      expect.objectContaining({ sale: expect.objectContaining({ price: 70 }) }),
    ]);
    const again = await test.post(`${path}/preview`, first?.decisions, session);
    expect([again.status, await again.json()]).toEqual([
      409,
      { error: expect.objectContaining({ message: expect.stringContaining('marked as sold') }) },
    ]);
  });
});
