// What is read back every hour: sales that are kept whatever fails after them, and listings each by itself.
import {
  channelFormSchema,
  importedSalesSchema,
  listListingsResponseSchema,
  totalsSchema,
} from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { DATABASES, signUp } from '../../test/create-database-app.ts';
import { dump } from '../../test/dump.ts';
import { openShop } from '../../test/open-shop.ts';
import { SELLING_SERVICES } from '../../test/selling-services.ts';
import { readBack } from './operations/read-back.ts';

const AN_HOUR_MS = 3_600_000;
const START = '2026-11-21T12:00:00.000Z';
const CASES = SELLING_SERVICES.flatMap((service) => DATABASES.map((kind) => ({ service, kind })));

describe.each(CASES)('what is read back from $service.name, on $kind', ({ service, kind }) => {
  const { calls } = service;

  let now: Date;

  async function open() {
    now = new Date(START);
    const shop = await openShop(service, kind, { clock: () => now });
    const { test, session } = shop;
    const connection = () => test.db.selectFrom('channel_connection').selectAll().executeTakeFirstOrThrow();
    const later = async (hours: number) => {
      now = new Date(now.getTime() + hours * AN_HOUR_MS);
      return readBack(test.context);
    };
    const readWork = async () =>
      listListingsResponseSchema.parse(await (await test.get('/api/listings', session)).json()).work;
    return { ...shop, connection, later, readWork };
  }

  it('marks what was sold, with price and day, once, and keeps nothing of the buyer', async () => {
    const { there, test, ask, putUp, later, readWork } = await open();
    const listing = await putUp();
    there.sell(there.there()[0]?.sku ?? '', '85.00');
    expect(await later(1)).toBe(1);
    const sale = { price: 85, soldOn: '2026-11-21', platform: service.name };
    expect(await readWork()).toMatchObject([{ state: 'sold', sale }]);
    await later(1);
    expect((await ask(listing, 'preview', service.decisions)).status).toBe(409);
    expect((await test.db.selectFrom('sale').selectAll().execute()).length).toBe(1);
    expect(await dump(test.db)).not.toContain('canary-buyer');
  });

  it('marks what was sold behind thousands of other orders', async () => {
    const { there, putUp, later, readWork } = await open();
    await putUp();
    for (let count = 0; count < 2_100; count += 1) there.sell('of another program', '5.00');
    there.sell(there.there()[0]?.sku ?? '', '85.00');
    await later(1);
    expect(await readWork()).toMatchObject([{ state: 'sold', sale: { price: 85 } }]);
  });

  it('reads another seller’s while the marketplace keeps one waiting', async () => {
    const { there, test, connect, later } = await open();
    await connect(await signUp(test, 'other@example.com'));
    const waited = Promise.withResolvers<void>();
    there.play(calls.sales, { kind: 'status', status: 500, when: waited.promise });
    const reading = later(1);
    const listRead = () =>
      test.db.selectFrom('channel_connection').select('id').where('salesUntil', '>', START).execute();
    await expect.poll(listRead).toHaveLength(1);
    waited.resolve();
    expect(await reading).toBe(2);
  });

  it('marks the others when a listing was deleted that is still there', async () => {
    const { there, test, session, putUp, connection, later, readWork } = await open();
    const [{ id }, other] = [await putUp(), await putUp()];
    for (const { sku } of there.there()) there.sell(sku, '85.00');
    await test.delete(`/api/listings/${id}`, session);
    await later(1);
    expect(await readWork()).toMatchObject([{ id: other.id, state: 'sold' }]);
    expect((await connection()).failures).toBe(0);
  });

  it('tries less and less often what cannot be read', async () => {
    const { there, connection, later } = await open();
    const hours: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      there.play(calls.sales, { kind: 'status', status: 500 });
      await later(hours.at(-1) ?? 0);
      const { checkAt } = await connection();
      hours.push((Date.parse(checkAt) - now.getTime()) / AN_HOUR_MS);
    }
    expect(hours).toEqual([2, 4, 8, 16, 24, 24]);
    expect(await later(24)).toBe(1);
    expect((await connection()).isRefused).toBe(0);
  });

  it('keeps how far sales are known when the listings cannot be looked at', async () => {
    const { there, putUp, connection, later } = await open();
    await putUp();
    const before = await connection();
    there.play(calls.looking, { kind: 'status', status: 503 });
    await later(1);
    const after = await connection();
    expect([after.failures, after.salesUntil > before.salesUntil]).toEqual([1, true]);
  });

  it('looks at the others when one of them cannot be read', async () => {
    const { there, test, session, putUp, connection, later } = await open();
    const listings = [await putUp(), await putUp()];
    there.reprice('70.00');
    for (const [call, body] of calls.unreadable) there.play(call, { kind: 'raw', body });
    await later(1);
    expect((await connection()).failures).toBe(0);
    const seen = await Promise.all(
      listings.map(async ({ id }) => {
        const form = await test.get(`/api/listings/${id}/channels/${service.code}`, session);
        return channelFormSchema.parse(await form.json()).publication?.changedPrice;
      }),
    );
    expect(seen.toSorted()).toEqual([70, null]);
  });

  it('looks for a day at what nobody pressed for, and then no more', async () => {
    const { there, save, preview, later } = await open();
    await preview(await save());
    const looks = () => there.calls.filter((call) => new RegExp(calls.looking).test(call)).length;
    const before = looks();
    await later(23);
    const seen = looks();
    await later(2);
    expect([seen > before, looks()]).toEqual([true, seen]);
  });

  it('finds what a press put live whose answer was lost, however long nothing could be read', async () => {
    const { there, save, preview, ask, later, readWork } = await open();
    const listing = await save();
    const { digest } = await preview(listing);
    there.play(calls.publish, { kind: 'lost' });
    expect((await ask(listing, 'publish', { digest })).status).not.toBe(200);
    await later(72);
    expect(await readWork()).toMatchObject([{ state: 'listed' }]);
  });

  it('looks no more at what was sold, though the answer of its press was lost', async () => {
    const { there, save, preview, ask, later, readWork } = await open();
    const listing = await save();
    const { digest } = await preview(listing);
    there.play(calls.publish, { kind: 'lost' });
    await ask(listing, 'publish', { digest });
    there.sell(there.there()[0]?.sku ?? '', '85.00');
    await later(1);
    expect(await readWork()).toMatchObject([{ state: 'sold' }]);
    const heard = there.calls.length;
    await later(25);
    const isNoLook = new RegExp(`oauth|${calls.sales}`);
    expect(there.calls.slice(heard).filter((call) => !isNoLook.test(call))).toEqual([]);
  });

  it('does not take a press that is in hand for one that came to nothing', async () => {
    const { there, test, save, preview, ask } = await open();
    const listing = await save();
    const { digest } = await preview(listing);
    const looked = Promise.withResolvers<void>();
    there.play(calls.publish, { kind: 'status', status: 500, when: looked.promise });
    const pressing = ask(listing, 'publish', { digest });
    await expect.poll(() => there.calls.at(-1)).toMatch(new RegExp(calls.publish));
    expect((await ask(listing, 'check')).status).toBe(200);
    looked.resolve();
    await pressing;
    expect(await test.db.selectFrom('publication').select('isPressed').execute()).toEqual([{ isPressed: 1 }]);
  });

  it('knows a sale by its order that came with the seller’s own list before', async () => {
    const { there, test, session, putUp, later, readWork } = await open();
    await putUp();
    const key = `${there.sell(there.there()[0]?.sku ?? '', '85.00')}/901`;
    const other = { title: 'A jacket', currency: 'GBP', soldOn: '2026-11-21', fees: 3 };
    const sales = [
      { ...other, price: 85, key: 'another/1' },
      { ...other, price: 85, key },
    ];
    const list = { platform: service.name, fileName: 'orders.csv', sales };
    await test.post('/api/sales/imports', list, session);
    await later(1);
    expect(await readWork()).toMatchObject([{ state: 'sold', sale: { price: 85, fees: 3 } }]);
    const kept = await test.db.selectFrom('sale').select(['orderNumber', 'listingId']).execute();
    expect(kept.map(({ orderNumber, listingId }) => [orderNumber === key, listingId !== null])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('gives up the fees of a list that is undone, though an order has told of the sale meanwhile', async () => {
    const { there, test, session, putUp, later } = await open();
    const { id } = await putUp();
    const sale = { price: 85, soldOn: '2026-11-21', platform: service.name, fees: null };
    await test.patch(`/api/listings/${id}/work`, { state: 'sold', sale }, session);
    const { title } = await test.db.selectFrom('sale').select('title').executeTakeFirstOrThrow();
    const told = { title, currency: 'GBP', soldOn: '2026-11-21', price: 85, fees: 3, key: 'order/1' };
    const list = { platform: service.name, fileName: 'orders.csv', sales: [told] };
    const brought = importedSalesSchema.parse(
      await (await test.post('/api/sales/imports', list, session)).json(),
    );
    there.sell(there.there()[0]?.sku ?? '', '85.00');
    await later(1);
    await test.delete(`/api/sales/imports/${brought.import?.id}`, session);
    const totals = await (await test.get('/api/sales/totals', session)).json();
    expect(totals).toMatchObject({ sold: [{ sold: 1, price: 85, fees: 0 }] });
  });

  it.each(['before', 'after'])(
    'keeps a sale of a listing that its seller marked %s it, and then as a draft',
    async (order) => {
      const { there, test, session, ask, putUp, later } = await open();
      const { id } = await putUp();
      const work = (patch: object) => test.patch(`/api/listings/${id}/work`, patch, session);
      const sale = { price: 80, soldOn: '2026-11-20', platform: service.name, fees: 9.5 };
      const steps = [
        () => work({ state: 'sold', sale }),
        async () => {
          there.sell(there.there()[0]?.sku ?? '', '85.00');
          await later(1);
        },
      ];
      for (const step of order === 'before' ? steps : steps.toReversed()) await step();
      await work({ state: 'draft' });
      const kept = await test.db.selectFrom('sale').selectAll().execute();
      expect(kept).toMatchObject([{ listingId: null, price: 8500, fees: null, soldOn: '2026-11-21' }]);
      const again = await ask({ id }, 'preview', service.decisions);
      expect([again.status, await again.text()]).toEqual([
        409,
        expect.stringContaining(`sold on ${service.name}`),
      ]);
      await work({ state: 'sold', sale: { ...sale, price: 85 } });
      const totals = await (await test.get('/api/sales/totals', session)).json();
      expect(totals).toMatchObject({ sold: [{ sold: 1, price: 85, fees: 9.5 }] });
    },
  );

  it('takes a sale back when nothing came of its order, and another one may buy it', async () => {
    const { there, test, session, ask, preview, putUp, later, readWork } = await open();
    const listing = await putUp();
    const readTotals = async () =>
      totalsSchema.parse(await (await test.get('/api/sales/totals', session)).json()).sold;
    const order = there.sell(there.there()[0]?.sku ?? '', '85.00');
    await later(1);
    there.cancel(order);
    await later(1);
    expect([await readWork(), await readTotals()]).toMatchObject([[{ state: 'withdrawn' }], []]);
    expect((await ask(listing, 'publish', { digest: (await preview(listing)).digest })).status).toBe(200);
    there.sell(there.there()[0]?.sku ?? '', '80.00');
    await later(1);
    expect(await readWork()).toMatchObject([{ state: 'sold', sale: { price: 80 } }]);
    await later(1);
    expect(await readTotals()).toMatchObject([{ sold: 1, price: 80 }]);
  });

  it.each([
    ['that is a draft again by its seller’s word', 'draft', 0],
    ['that its seller’s own list has told of too', 'list', 1],
  ])('takes what an order told back of a listing %s', async (_case, what, left) => {
    const { there, test, session, ask, putUp, later } = await open();
    const { id } = await putUp();
    const order = there.sell(there.there()[0]?.sku ?? '', '85.00');
    await later(1);
    if (what === 'draft') await test.patch(`/api/listings/${id}/work`, { state: 'draft' }, session);
    const { title } = await test.db.selectFrom('sale').select('title').executeTakeFirstOrThrow();
    const told = { title, currency: 'GBP', soldOn: '2026-11-21', price: 85, fees: 3, key: `${order}/1` };
    const list = { platform: service.name, fileName: 'orders.csv', sales: [told] };
    if (what === 'list') await test.post('/api/sales/imports', list, session);
    there.cancel(order);
    await later(1);
    const kept = await test.db.selectFrom('sale').selectAll().execute();
    expect(kept.map(({ listingId, told: words, fees }) => [listingId, words, fees])).toEqual(
      Array.from({ length: left }, () => [null, null, 300]),
    );
    expect((await ask({ id }, 'preview', service.decisions)).status).toBe(200);
  });

  it('leaves a sale as its seller noted it, with its fees', async () => {
    const { there, test, session, putUp, later, readWork } = await open();
    const { id } = await putUp();
    const sale = { price: 80, soldOn: '2026-11-21', platform: service.name, fees: 9.5 };
    await test.patch(`/api/listings/${id}/work`, { state: 'sold', sale }, session);
    there.sell(there.there()[0]?.sku ?? '', '85.00');
    await later(1);
    expect(await readWork()).toMatchObject([{ state: 'sold', sale: { price: 80, fees: 9.5 } }]);
  });
});
