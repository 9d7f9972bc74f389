import { type SavedListing, sayOwnPrice, totalsSchema } from '@smart-listings/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSave } from '../../test/builders.ts';
import { createDatabaseApp, DATABASES, type DatabaseApp, signUp } from '../../test/create-database-app.ts';
import { readZip } from '../../test/read-zip.ts';

const clock = () => new Date('2026-11-23T10:00:00Z');

describe.each(DATABASES)('the totals on %s', (kind) => {
  let test: DatabaseApp;
  afterEach(() => test.close());

  async function start() {
    test = await createDatabaseApp(kind, {}, { clock });
    const session = await signUp(test);
    const { listing: usual } = buildSave();
    const sell = async (soldOn: string, price: number, more = {}, currency = 'GBP (£)', listing = usual) => {
      const body = buildSave({ listing, origin: { currency } });
      const saved = (await (await test.post('/api/listings', body, session)).json()) as SavedListing;
      const path = `/api/listings/${saved.id}/work`;
      await test.patch(path, { state: 'listed', stateOn: '2026-09-30' }, session);
      const sale = { price, soldOn, platform: 'eBay', fees: null };
      await test.patch(path, { state: 'sold', cost: 5, sale: { ...sale, ...more } }, session);
      return saved;
    };
    return { session, sell };
  }

  it('sum what was listed, sold and kept by month and currency', async () => {
    const { session, sell } = await start();
    await sell('2026-10-01', 20.1, { fees: 2.05 });
    await sell('2026-10-31', 0.2);
    await sell('2026-11-02', 30, { fees: 0 }, 'EUR (€)');
    const totals = totalsSchema.parse(await (await test.get('/api/sales/totals', session)).json());
    expect(totals).toEqual({
      suggestions: { count: 3, medianError: null, below: 3 },
      listed: [{ month: '2026-09', count: 3 }],
      sold: [
        {
          ...{ month: '2026-10', currency: 'GBP', sold: 2, incomplete: 1 },
          ...{ price: 20.3, fees: 2.05, cost: 10, kept: 8.25 },
        },
        {
          ...{ month: '2026-11', currency: 'EUR', sold: 1, incomplete: 0 },
          ...{ price: 30, fees: 0, cost: 5, kept: 25 },
        },
      ],
    });
    const csv = await (await test.get('/api/sales/totals.csv', session)).text();
    expect(csv.replace('\uFEFF', '').split('\r\n')).toEqual([
      'month,listed,sold,currency,price,fees,cost,kept,sales_without_fees_or_cost',
      '2026-09,3,0,,,,,,',
      '2026-10,0,2,GBP,20.30,2.05,10.00,8.25,1',
      '2026-11,0,1,EUR,30.00,0.00,5.00,25.00,0',
      '',
    ]);
  });

  it('say how far off our suggestions were, from five sales on, whatever price the seller then chose', async () => {
    const { session, sell } = await start();
    const { listing } = buildSave();
    const suggested = {
      ...listing,
      suggestedPriceRange: '£40 – £60',
      priceJustification: 'Our own estimate.',
    };
    const own = { suggestedPriceRange: '£70', priceJustification: sayOwnPrice(suggested) };
    for (const price of [40, 50, 25, 100]) await sell('2026-11-02', price, {}, 'GBP (£)', suggested);
    const read = async () =>
      totalsSchema.parse(await (await test.get('/api/sales/totals', session)).json()).suggestions;
    expect(await read()).toEqual({ count: 4, medianError: null, below: 2 });
    await sell('2026-11-03', 62.5, {}, 'GBP (£)', { ...listing, ...own });
    expect(await read()).toEqual({ count: 5, medianError: 0.225, below: 2 });
  });

  it('hold a sale against what was suggested before it, also where it is told again after a new price', async () => {
    const { session, sell } = await start();
    const { listing } = buildSave();
    const before = { ...listing, suggestedPriceRange: '£40 – £60', priceJustification: 'Our own estimate.' };
    for (const price of [20, 20, 20, 20, 20]) {
      const { id, revision } = await sell('2026-11-02', price, {}, 'GBP (£)', before);
      const after = { suggestedPriceRange: '£19 – £21', priceJustification: 'Rests on 1 sold price.' };
      expect((await test.patch(`/api/listings/${id}`, { ...after, revision }, session)).status).toBe(200);
      const sale = { price, soldOn: '2026-11-02', platform: 'Vinted', fees: 1 };
      expect((await test.patch(`/api/listings/${id}/work`, { state: 'sold', sale }, session)).status).toBe(
        200,
      );
    }
    const { suggestions } = totalsSchema.parse(await (await test.get('/api/sales/totals', session)).json());
    expect(suggestions).toMatchObject({ count: 5, below: 5 });
    expect(suggestions.medianError).toBeGreaterThan(1);
  });

  it('keep a sale when its listing is deleted, and go with the account’s data', async () => {
    const { session, sell } = await start();
    const { id } = await sell('2026-10-01', 20);
    const download = async () =>
      readZip(Buffer.from(await (await test.get('/api/account/data.zip', session)).arrayBuffer()));
    expect((await download()).get('listings.json')?.toString()).toContain('"state": "sold"');
    await test.delete(`/api/listings/${id}`, session);
    await test.db.deleteFrom('listing').execute();
    const { sold } = totalsSchema.parse(await (await test.get('/api/sales/totals', session)).json());
    expect(sold).toMatchObject([{ sold: 1, price: 20 }]);
    expect((await download()).get('sales.json')?.toString()).toContain('"price": 20');
  });

  it('are nobody else’s', async () => {
    const { sell } = await start();
    await sell('2026-10-01', 20);
    const other = await signUp(test, 'other@example.com');
    expect(await (await test.get('/api/sales/totals', other)).json()).toEqual({
      suggestions: { count: 0, medianError: null, below: 0 },
      listed: [],
      sold: [],
    });
  });
});
