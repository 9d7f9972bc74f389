// A seller of several shops, one of which is connected: what is up in the others is kept for when they are again.
import { channelFormSchema, listListingsResponseSchema } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { DATABASES } from '../../test/create-database-app.ts';
import { openShop } from '../../test/open-shop.ts';
import { SELLING_SERVICES } from '../../test/selling-services.ts';
import { type EtsyStandIn, startEtsy } from '../../test/stand-in-etsy.ts';
import { readBack } from './operations/read-back.ts';

const DAY_MS = 86_400_000;
const ETSY = SELLING_SERVICES.filter(({ code }) => code === 'etsy');
const CASES = ETSY.flatMap((service) => DATABASES.map((kind) => ({ service, kind })));

describe.each(CASES)('several shops, on $kind', ({ service, kind }) => {
  async function open() {
    let now = new Date('2026-11-21T12:00:00Z');
    const etsy: EtsyStandIn = await startEtsy();
    const shop = await openShop({ ...service, start: async () => etsy }, kind, { clock: () => now });
    const { test, session } = shop;
    const readForm = async ({ id }: { id: string }) =>
      channelFormSchema.parse(await (await test.get(`/api/listings/${id}/channels/etsy`, session)).json());
    const aDayLater = async () => {
      now = new Date(now.getTime() + DAY_MS);
      await readBack(test.context);
    };
    const connectAnother = () => {
      etsy.anotherShop();
      return shop.connect();
    };
    const connectFirst = () => {
      etsy.firstShop();
      return shop.connect();
    };
    const listWork = async () =>
      listListingsResponseSchema.parse(await (await test.get('/api/listings', session)).json()).work;
    return { ...shop, etsy, readForm, aDayLater, connectAnother, connectFirst, listWork };
  }

  it('knows what is live in the first when that is connected again, and tells what was sold there meanwhile', async () => {
    const { etsy, putUp, readForm, aDayLater, connectAnother, connectFirst, listWork, test } = await open();
    const listing = await putUp();
    await connectAnother();
    expect((await readForm(listing)).publication).toBeNull();
    etsy.sell(etsy.there()[0]?.sku ?? '', '85.00');
    const sold = etsy.receipts.splice(0);
    await aDayLater();
    expect(await listWork()).toMatchObject([{ state: 'listed' }]);
    await connectFirst();
    expect((await readForm(listing)).publication).toMatchObject({ state: 'live' });
    const { salesUntil } = await test.db
      .selectFrom('channel_connection')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(salesUntil.slice(0, 10)).toBe('2026-11-21');
    etsy.receipts.push(...sold);
    await aDayLater();
    expect(await listWork()).toMatchObject([{ state: 'sold', sale: { price: 85 } }]);
  });

  it('has the same listing in each of them once', async () => {
    const { etsy, ask, preview, putUp, readForm, connectAnother, connectFirst } = await open();
    const listing = await putUp();
    await connectAnother();
    await ask(listing, 'publish', { digest: (await preview(listing)).digest });
    await connectFirst();
    await ask(listing, 'publish', { digest: (await preview(listing)).digest });
    expect([etsy.there().length, etsy.published.length]).toEqual([2, 2]);
    await connectAnother();
    expect((await readForm(listing)).publication).toMatchObject({ state: 'live' });
  });

  it('sends nothing to another shop than the one that it was shown for', async () => {
    const { etsy, ask, preview, save, connectAnother } = await open();
    const listing = await save();
    const { digest } = await preview(listing);
    await connectAnother();
    expect((await ask(listing, 'publish', { digest })).status).toBe(404);
    expect(etsy.published).toEqual([]);
  });
});
