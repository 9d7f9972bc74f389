// Whoever puts a listing up is killed in the middle of each call: the next one finds what is there.
import { previewSchema, publicationSchema, type SavedListing } from '@smart-listings/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildForm, buildSave } from '../../test/builders.ts';
import { createDatabaseApp, DATABASES, signUpPro } from '../../test/create-database-app.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { startEbaySelling } from '../../test/stand-in-ebay-selling.ts';
import { uploadPhoto } from '../../test/upload-photo.ts';

const FORM = buildForm({
  ...{ itemName: 'Barbour jacket', make: 'Barbour', modelNumber: '' },
  features: 'Colour: navy\nSize: M\nOuter shell material: waxed cotton',
});
const DECISIONS = {
  ...{ categoryId: '57988', price: 89.5, postageId: '61', paymentId: '62', returnsId: '63' },
  ...{ placeId: '', postcode: 'LS1 4AP' },
};
const CALLS = [
  'create_image_from_file',
  'PUT /sell/inventory/v1/inventory_item',
  'POST /sell/inventory/v1/offer',
  '/get_listing_fees',
  '/publish/',
];
const KILLS = 20;
const MORE_THAN_A_CLAIM_MS = 4 * 60_000;

describe.each(DATABASES)('twenty kills in the middle of putting listings up, on %s', (kind) => {
  it('leave each of them on eBay once', { timeout: 300_000 }, async () => {
    const ebay = await startEbaySelling();
    let now = new Date('2026-11-21T12:00:00Z');
    const clock = () => now;
    const env = { ...ebay.env, AUTH_SECRET: 'the same secret in both processes, 0123456789' };
    const test = await createDatabaseApp(kind, env, { clock });
    onTestFinished(async () => {
      await ebay.close();
      await test.close();
    });
    const session = await signUpPro(test);
    const { url: toEbay } = (await (await test.post('/api/channels/ebay/connect', {}, session)).json()) as {
      url: string;
    };
    await test.get(`/api/channels/ebay/back?${new URLSearchParams(ebay.allow(toEbay))}`, session);

    const pathOf = ({ id }: SavedListing, call: string) => `/api/listings/${id}/channels/ebay/${call}`;
    const putUp = async (app: TestApp, listing: SavedListing) => {
      const seen = await app.post(pathOf(listing, 'preview'), DECISIONS, session);
      const { digest } = previewSchema.parse(await seen.json());
      const live = await app.post(pathOf(listing, 'publish'), { digest }, session);
      return publicationSchema.parse(await live.json());
    };
    for (let turn = 0; turn < KILLS; turn += 1) {
      const { url } = await uploadPhoto(test, session);
      const body = buildSave({ originalFormInput: FORM, imageUrls: [url] });
      const listing = (await (await test.post('/api/listings', body, session)).json()) as SavedListing;
      const call = CALLS[turn % CALLS.length] ?? '';
      const heard = ebay.calls.length;
      ebay.play(call, { kind: 'stuck' });
      // A process of its own that is never heard of again.
      const killed = createTestApp(
        { ...test.env, ...env },
        { db: test.db, clock, store: test.context.store },
      );
      void putUp(killed, listing).catch(() => {});
      await expect
        .poll(() => ebay.calls.slice(heard).some((one) => one.includes(call)), { timeout: 60_000 })
        .toBe(true);
      now = new Date(now.getTime() + MORE_THAN_A_CLAIM_MS);
      expect(await putUp(test, listing)).toMatchObject({ state: 'live' });
    }
    expect([ebay.published.length, ebay.offers.size, ebay.items.size]).toEqual([KILLS, KILLS, KILLS]);
    expect(ebay.violations).toEqual([]);
  });
});
