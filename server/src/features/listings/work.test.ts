import {
  type ListListingsResponse,
  listingWorkSchema,
  listListingsResponseSchema,
  type PatchWorkRequest,
  type SavedListing,
} from '@smart-listings/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { buildForm, buildSave, GOOD_ANSWER } from '../../test/builders.ts';
import { checkCounters } from '../../test/check-counters.ts';
import {
  createDatabaseApp,
  DATABASES,
  type DatabaseApp,
  signUp,
  signUpPro,
} from '../../test/create-database-app.ts';

type Session = { cookie: string };
const SALE = { price: 40.5, fees: 4.05, soldOn: '2026-11-20', platform: 'Vinted' } as const;
const clock = () => new Date('2026-11-23T10:00:00Z');

describe.each(DATABASES)('the work on saved listings on %s', (kind) => {
  const open: DatabaseApp[] = [];
  afterEach(async () => {
    for (const test of open.splice(0)) await test.close();
  });
  async function start() {
    const test = await createDatabaseApp(kind, {}, { clock });
    open.push(test);
    return { test, session: await signUpPro(test) };
  }
  async function save(test: DatabaseApp, session: Session, title: string, changes = {}) {
    const listing = { ...GOOD_ANSWER, title, pricingSource: 'range' as const, ...changes };
    return (await (await test.post('/api/listings', buildSave({ listing }), session)).json()) as SavedListing;
  }
  const list = async (test: DatabaseApp, session: Session, query = ''): Promise<ListListingsResponse> =>
    listListingsResponseSchema.parse(await (await test.get(`/api/listings${query}`, session)).json());
  const titles = async (test: DatabaseApp, session: Session, query: string) =>
    (await list(test, session, query)).listings.map(({ title }) => title);
  const change = (test: DatabaseApp, session: Session, { id }: { id: string }, patch: PatchWorkRequest) =>
    test.patch(`/api/listings/${id}/work`, patch, session);

  it('begins as a draft of which nothing is noted', async () => {
    const { test, session } = await start();
    const { id } = await save(test, session, 'Drill');
    expect((await list(test, session)).work).toEqual([
      {
        ...{ id, state: 'draft', stateOn: null, sku: '', place: '', note: '', cost: null },
        ...{ sale: null, shareId: null, others: [] },
      },
    ]);
  });

  it('goes from listed to sold with price, day and marketplace, and back', async () => {
    const { test, session } = await start();
    const drill = await save(test, session, 'Drill');
    const listed = listingWorkSchema.parse(
      await (await change(test, session, drill, { state: 'listed' })).json(),
    );
    expect(listed).toMatchObject({ state: 'listed', stateOn: '2026-11-23' });
    const sold = await change(test, session, drill, { state: 'sold', sale: SALE, sku: ' A1 ', cost: 12 });
    expect(await sold.json()).toMatchObject({
      state: 'sold',
      stateOn: '2026-11-20',
      sale: SALE,
      sku: 'A1',
      cost: 12,
    });
    const kept = await test.db.selectFrom('sale').selectAll().execute();
    expect(kept).toMatchObject([
      { title: 'Drill', make: 'Makita', condition: 'used-good', currency: 'GBP', price: 4050, cost: 1200 },
    ]);
    await change(test, session, drill, { cost: 15 });
    expect(await test.db.selectFrom('sale').select('cost').execute()).toEqual([{ cost: 1500 }]);
    await change(test, session, drill, { state: 'listed', stateOn: '2026-11-01' });
    expect((await list(test, session)).work).toMatchObject([
      { state: 'listed', stateOn: '2026-11-01', sale: null },
    ]);
    expect(await test.db.selectFrom('sale').select('id').execute()).toEqual([]);
    await checkCounters(test.db);
  });

  it('keeps one sale when it is sold twice at once, and the text’s revision', async () => {
    const { test, session } = await start();
    const drill = await save(test, session, 'Drill');
    const answers = await Promise.all(
      [10, 20, 30].map((price) => change(test, session, drill, { state: 'sold', sale: { ...SALE, price } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await test.db.selectFrom('sale').select('id').execute()).toHaveLength(1);
    const edited = await test.patch(`/api/listings/${drill.id}`, { revision: 1, title: 'Saw' }, session);
    expect(edited.status).toBe(200);
    await checkCounters(test.db);
  });

  it('notes for the whole item, and withdraws the others when one is sold', async () => {
    const { test, session } = await start();
    const ebay = await save(test, session, 'On eBay');
    const other = async (platform: 'Vinted' | 'Etsy') => {
      const request = buildSave({
        originalFormInput: buildForm({ platform }),
        origin: { currency: 'GBP (£)', itemId: ebay.id },
      });
      return (await (await test.post('/api/listings', request, session)).json()) as SavedListing;
    };
    const vinted = await other('Vinted');
    await change(test, session, vinted, { state: 'listed', sku: 'B7', place: 'Shelf 2', cost: 3 });
    await change(test, session, ebay, { state: 'sold', sale: SALE, withdrawOthers: true });
    const etsy = await other('Etsy');
    const { work } = await list(test, session);
    expect(work.map(({ state, sku, place, cost }) => [state, sku, place, cost])).toEqual([
      ['draft', 'B7', 'Shelf 2', 3],
      ['withdrawn', 'B7', 'Shelf 2', 3],
      ['sold', 'B7', 'Shelf 2', 3],
    ]);
    expect(work[2]?.others).toEqual([
      { id: etsy.id, platform: 'Etsy', state: 'draft', stateOn: null },
      { id: vinted.id, platform: 'Vinted', state: 'withdrawn', stateOn: '2026-11-20' },
    ]);
  });

  it('is filtered by state and sorted by date, price and state, in a search too', async () => {
    const { test, session } = await start();
    for (const [title, suggestedPriceRange] of Object.entries({
      'Drill one': '£20 – £40',
      'Drill two': '£1,200',
      'Drill three': '',
      'Drill four': '£25',
    })) {
      const saved = await save(test, session, title, { suggestedPriceRange });
      if (title === 'Drill two') await change(test, session, saved, { state: 'withdrawn' });
      if (title === 'Drill four') await change(test, session, saved, { state: 'listed' });
    }
    for (const search of ['', '&search=drill']) {
      const order = async (query: string) =>
        (await titles(test, session, `?${query}${search}`)).map((title) => title.slice(6));
      expect(await order('sort=oldest')).toEqual(['one', 'two', 'three', 'four']);
      expect(await order('sort=price-high')).toEqual(['two', 'one', 'four', 'three']);
      expect(await order('sort=price-low')).toEqual(['three', 'four', 'one', 'two']);
      expect(await order('sort=state')).toEqual(['three', 'one', 'four', 'two']);
      expect(await order('state=draft')).toEqual(['three', 'one']);
      expect(await order('state=withdrawn&platform=eBay')).toEqual(['two']);
      expect(await order('state=sold')).toEqual([]);
    }
  });

  it('is sorted by the number that it shows, also after the reasons for it have changed', async () => {
    const { test, session } = await start();
    const inTheMiddle = (price: string) => ({
      suggestedPriceRange: '£20 – £80',
      priceJustification: `Half of them lie between £20 and £80, with ${price} in the middle.`,
    });
    // Half the sum of each range is £50, and what each shows is another number.
    await save(test, session, 'Thirty', inTheMiddle('£30'));
    await save(test, session, 'Forty', { suggestedPriceRange: '£20 – £80' });
    const last = await save(test, session, 'Sixty', inTheMiddle('£60'));
    expect(await titles(test, session, '?sort=price-low')).toEqual(['Thirty', 'Forty', 'Sixty']);
    const { priceJustification } = inTheMiddle('£22');
    const patch = { account: last.userId, revision: last.revision, priceJustification };
    await test.patch(`/api/listings/${last.id}`, patch, session);
    expect(await titles(test, session, '?sort=price-low')).toEqual(['Sixty', 'Thirty', 'Forty']);
  });

  it('pages through any order without losing or repeating a listing', async () => {
    const { test, session } = await start();
    for (let number = 1; number <= 23; number += 1) {
      const saved = await save(test, session, `Drill ${number}`, { suggestedPriceRange: `£${number % 5}` });
      if (number % 3 === 0) await change(test, session, saved, { state: 'listed' });
    }
    const walk = async (sort: string) => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => list(test, session, `?sort=${sort}&page=${page}`)),
      );
      return pages.flatMap(({ listings }) => listings);
    };
    const prices = (listings: SavedListing[]) =>
      listings.map(({ suggestedPriceRange }) => Number(suggestedPriceRange.slice(1)));
    const high = await walk('price-high');
    expect(prices(high)).toEqual(prices(high).toSorted((a, b) => b - a));
    expect((await walk('price-low')).map(({ id }) => id)).toEqual(high.map(({ id }) => id).toReversed());
    for (const sort of ['oldest', 'state'])
      expect(new Set((await walk(sort)).map(({ id }) => id)).size).toBe(23);
  });

  it('refuses what cannot be, and says why', async () => {
    const { test, session } = await start();
    const drill = await save(test, session, 'Drill');
    const bad: [PatchWorkRequest, RegExp][] = [
      [{ state: 'sold' }, /how much, when and where/],
      [{ state: 'listed', sale: SALE }, /Only a listing that is sold/],
      [{ state: 'listed', stateOn: '2026-12-24' }, /not come yet/],
      [{ state: 'sold', sale: { ...SALE, soldOn: '2027-01-01' } }, /not come yet/],
      [{ state: 'sold', sale: { ...SALE, soldOn: '2026-02-30' } }, /day of the calendar/],
      [{ cost: -1 }, /not below 0/],
      [{ cost: 1.234 }, /to the penny/],
      [{ sku: 'x'.repeat(61) }, /./],
    ];
    for (const [patch, reason] of bad) {
      const response = await change(test, session, drill, patch);
      expect([patch, response.status]).toEqual([patch, 400]);
      expect(JSON.stringify(await response.json())).toMatch(reason);
    }
    const stranger = await signUp(test, 'stranger@example.com');
    expect((await change(test, stranger, drill, { state: 'listed' })).status).toBe(404);
    await test.delete(`/api/listings/${drill.id}`, session);
    expect((await change(test, session, drill, { state: 'listed' })).status).toBe(404);
  });
});
