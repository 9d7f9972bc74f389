import {
  checkedSalesSchema,
  importedSalesSchema,
  LIMITS,
  type ReportedSale,
  saleImportsSchema,
  totalsSchema,
} from '@smart-listings/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSave } from '../../test/builders.ts';
import { createDatabaseApp, DATABASES, type DatabaseApp, signUp } from '../../test/create-database-app.ts';
import { readZip } from '../../test/read-zip.ts';

const clock = () => new Date('2026-11-23T10:00:00Z');
const PATH = '/api/sales/imports';

const buildSale = (key: string, more: Partial<ReportedSale> = {}): ReportedSale => ({
  ...{ title: 'Brown leather satchel', price: 45.5, currency: 'GBP', soldOn: '2026-11-02', fees: null, key },
  ...more,
});
const buildList = (sales: ReportedSale[]) => ({ platform: 'eBay' as const, fileName: 'orders.csv', sales });

describe.each(DATABASES)('an import of sales on %s', (kind) => {
  let test: DatabaseApp;
  let session: { cookie: string };
  afterEach(() => test.close());

  async function start() {
    test = await createDatabaseApp(kind, {}, { clock });
    session = await signUp(test);
  }
  const send = async (sales: ReportedSale[], who = session) =>
    importedSalesSchema.parse(await (await test.post(PATH, buildList(sales), who)).json());
  const check = async (sales: ReportedSale[]) =>
    checkedSalesSchema.parse(await (await test.post(`${PATH}/check`, buildList(sales), session)).json());
  const list = async (who = session) =>
    saleImportsSchema.parse(await (await test.get(PATH, who)).json()).imports;
  const readSold = async (who = session) =>
    totalsSchema.parse(await (await test.get('/api/sales/totals', who)).json()).sold;

  /** Saves a listing and marks it as sold. @returns its id */
  async function mark(title: string, fees: number | null = 0): Promise<string> {
    const { listing } = buildSave();
    const body = buildSave({ listing: { ...listing, title } });
    const { id } = (await (await test.post('/api/listings', body, session)).json()) as { id: string };
    const sale = { price: 45.5, soldOn: '2026-11-04', platform: 'eBay', fees };
    await test.patch(`/api/listings/${id}/work`, { state: 'sold', sale }, session);
    return id;
  }

  it('counts in the totals, and is undone as a whole', async () => {
    await start();
    const outcome = await send([buildSale('1'), buildSale('2', { price: 4.5, fees: 0.5 })]);
    expect(outcome).toMatchObject({
      import: { platform: 'eBay', fileName: 'orders.csv', sales: 2 },
      known: 0,
    });
    expect(await readSold()).toMatchObject([
      { month: '2026-11', sold: 2, price: 50, fees: 0.5, incomplete: 2 },
    ]);
    expect(await list()).toEqual([outcome.import]);
    const undone = await test.delete(`${PATH}/${outcome.import?.id}`, session);
    expect(await undone.json()).toEqual({ removed: 2 });
    expect([await readSold(), await list()]).toEqual([[], []]);
  });

  it('has what came with an earlier one only once, also from two tabs at once', async () => {
    await start();
    const both = [buildSale('1'), buildSale('2')];
    const outcomes = await Promise.all([send(both), send(both)]);
    expect(outcomes.map(({ known }) => known).toSorted()).toEqual([0, 2]);
    const more = [buildSale('2'), buildSale('3')];
    expect(await check(more)).toEqual({ known: [{ at: 0, why: 'imported' }] });
    expect(await send(more)).toMatchObject({ import: { sales: 1 }, known: 1 });
    expect(await send(more)).toEqual({ import: null, known: 2 });
    expect(await readSold()).toMatchObject([{ sold: 3 }]);
    expect(await list()).toHaveLength(2);
  });

  it('leaves out what the seller marked as sold already, once for each', async () => {
    await start();
    await mark('Satchel, brown leather, 1970s');
    const sales = [
      buildSale('other thing', { title: 'Blue vase' }),
      buildSale('same'),
      buildSale('another one'),
      buildSale('long ago', { soldOn: '2026-09-02' }),
    ];
    expect(await check(sales)).toEqual({ known: [{ at: 1, why: 'noted' }] });
    expect(await send(sales)).toMatchObject({ import: { sales: 3 }, known: 1 });
  });

  it('takes one that was marked for one sale, in the lists that come later too', async () => {
    await start();
    await mark('Satchel, brown leather, 1970s');
    expect(await send([buildSale('first')])).toMatchObject({ import: { sales: 0 }, known: 1 });
    expect(await send([buildSale('first'), buildSale('second')])).toMatchObject({
      import: { sales: 1 },
      known: 1,
    });
    expect(await readSold()).toMatchObject([{ sold: 2, price: 91 }]);
  });

  it('is the sale of the listing that is marked afterwards, and of one listing only', async () => {
    await start();
    const { import: list } = await send([
      buildSale('1', { fees: 4.5 }),
      buildSale('2', { title: 'Blue vase' }),
    ]);
    const id = await mark('Satchel, brown leather, 1970s', null);
    expect(await readSold()).toMatchObject([{ sold: 2, price: 91, fees: 4.5 }]);
    await mark('Satchel, brown leather, 1970s', null);
    expect(await readSold()).toMatchObject([{ sold: 3 }]);
    // Not sold after all, as far as the listing goes: the list still says so.
    await test.patch(`/api/listings/${id}/work`, { state: 'listed' }, session);
    expect(await readSold()).toMatchObject([{ sold: 3, fees: 4.5 }]);
    const sale = { price: 45.5, soldOn: '2026-11-04', platform: 'eBay', fees: 5 };
    await test.patch(`/api/listings/${id}/work`, { state: 'sold', sale }, session);
    expect(await readSold()).toMatchObject([{ sold: 3, fees: 5 }]);
    // Sold somewhere else, it is not the one of the list.
    await test.patch(
      `/api/listings/${id}/work`,
      { state: 'sold', sale: { ...sale, platform: 'Vinted' } },
      session,
    );
    expect(await readSold()).toMatchObject([{ sold: 4 }]);
    await test.patch(`/api/listings/${id}/work`, { state: 'sold', sale }, session);
    expect(await readSold()).toMatchObject([{ sold: 3, fees: 5 }]);
    const undone = await test.delete(`${PATH}/${list?.id}`, session);
    expect([await undone.json(), await readSold()]).toMatchObject([{ removed: 1 }, [{ sold: 2 }]]);
  });

  it('is the list’s whatever its seller says of it meanwhile, and as the list told it when the seller says no more', async () => {
    await start();
    await send([buildSale('1', { fees: 4.5 })]);
    const id = await mark('Satchel, brown leather, 1970s', null);
    const sale = { price: 40, soldOn: '2026-10-28', platform: 'eBay', fees: 9 };
    await test.patch(`/api/listings/${id}/work`, { state: 'sold', sale }, session);
    expect(await readSold()).toMatchObject([{ month: '2026-10', sold: 1, price: 40, fees: 9 }]);
    await test.patch(`/api/listings/${id}/work`, { state: 'listed' }, session);
    expect(await readSold()).toMatchObject([{ month: '2026-11', sold: 1, price: 45.5, fees: 4.5 }]);
    const { title, itemName } = await test.db.selectFrom('sale').selectAll().executeTakeFirstOrThrow();
    expect([title, itemName]).toEqual(['Brown leather satchel', '']);
  });

  it('takes number and fees back that it gave to what was marked, when it is undone', async () => {
    await start();
    const id = await mark('Satchel, brown leather, 1970s', null);
    const sales = [buildSale('1', { fees: 4.5 })];
    const { import: brought } = await send(sales);
    expect(await readSold()).toMatchObject([{ sold: 1, fees: 4.5 }]);
    const undone = await test.delete(`${PATH}/${brought?.id}`, session);
    expect(await undone.json()).toEqual({ removed: 0 });
    expect(await readSold()).toMatchObject([{ sold: 1, fees: 0, incomplete: 1 }]);
    expect(await check(sales)).toEqual({ known: [{ at: 0, why: 'noted' }] });
    await send(sales);
    await test.patch(`/api/listings/${id}/work`, { state: 'draft' }, session);
    expect(await readSold()).toMatchObject([{ sold: 1, price: 45.5, fees: 4.5 }]);
  });

  it('has one number twice as one sale, however many were marked', async () => {
    await start();
    await mark('Satchel, brown leather, 1970s');
    await mark('Satchel, brown leather, 1980s');
    expect(await send([buildSale('1'), buildSale('1')])).toMatchObject({ known: 2 });
    expect(await readSold()).toMatchObject([{ sold: 2 }]);
  });

  it('finds the one that was marked that week among hundreds of that price', async () => {
    await start();
    await mark('Satchel, brown leather, 1970s');
    const one = await test.db.selectFrom('sale').selectAll().executeTakeFirstOrThrow();
    const older = { ...one, listingId: null, soldOn: '2026-10-03' };
    const many = Array.from({ length: 250 }, (_, at) => ({ ...older, id: `0-${at}` }));
    await test.db.deleteFrom('sale').execute();
    await test.db
      .insertInto('sale')
      .values([...many, one])
      .execute();
    const sales = [buildSale('1', { title: 'Blue vase', soldOn: '2026-10-10' }), buildSale('2')];
    expect(await check(sales)).toEqual({ known: [{ at: 1, why: 'noted' }] });
  });

  it('refuses the whole list for one row that is no sale', async () => {
    await start();
    const lists = [
      [buildSale('1'), buildSale('2', { soldOn: '2026-02-30' })],
      [buildSale('1'), buildSale('2', { soldOn: '2026-12-30' })],
      [buildSale('1'), buildSale('2', { price: 0 })],
      [],
      Array.from({ length: LIMITS.sales.atOnce + 1 }, (_, at) => buildSale(String(at))),
    ];
    for (const sales of lists) expect((await test.post(PATH, buildList(sales), session)).status).toBe(400);
    expect([await readSold(), await list()]).toEqual([[], []]);
  });

  it('takes as many as one may have, and its sales go with the account’s data', async () => {
    await start();
    const all = Array.from({ length: LIMITS.sales.atOnce }, (_, at) => buildSale(`order/${at}`));
    expect(await send(all)).toMatchObject({ import: { sales: LIMITS.sales.atOnce } });
    expect(await readSold()).toMatchObject([{ sold: LIMITS.sales.atOnce }]);
    const zip = readZip(Buffer.from(await (await test.get('/api/account/data.zip', session)).arrayBuffer()));
    expect(JSON.parse(String(zip.get('imports.json')))).toMatchObject([
      { fileName: 'orders.csv', sales: LIMITS.sales.atOnce },
    ]);
  });

  it('refuses what would be too many, and not a list that is there already', async () => {
    await start();
    const sales = Array.from({ length: 320 }, (_, at) => buildSale(`order/${at}`));
    await send(sales);
    await sql`
      insert into sale (id, "userId", platform, title, currency, "soldOn", price, "createdAt", "itemName", make, "modelNumber")
      select one.id || other.id, one."userId", one.platform, one.title, one.currency, '2020-01-01', 1, one."createdAt", '', '', ''
      from sale as one cross join sale as other limit ${LIMITS.sales.all - sales.length}`.execute(test.db);
    expect(await send(sales)).toEqual({ import: null, known: 320 });
    const refused = await test.post(PATH, buildList([buildSale('one more')]), session);
    expect(await refused.json()).toMatchObject({ error: { code: 'limit-reached' } });
    expect(await list()).toHaveLength(1);
  });

  it('gives its fees to a marked sale for as long as its seller names none', async () => {
    await start();
    const id = await mark('Satchel, brown leather, 1970s', null);
    const { import: brought } = await send([buildSale('1', { fees: 4.5 })]);
    const sale = { price: 44, soldOn: '2026-11-04', platform: 'eBay', fees: null };
    await test.patch(`/api/listings/${id}/work`, { state: 'sold', sale }, session);
    expect(await readSold()).toMatchObject([{ sold: 1, price: 44, fees: 4.5 }]);
    await test.delete(`${PATH}/${brought?.id}`, session);
    expect(await readSold()).toMatchObject([{ sold: 1, price: 44, fees: 0, incomplete: 1 }]);
  });

  it('is nobody else’s: not to be seen, undone, or in the way', async () => {
    await start();
    const { import: mine } = await send([buildSale('1')]);
    const other = await signUp(test, 'other@example.com');
    expect(await list(other)).toEqual([]);
    expect((await test.delete(`${PATH}/${mine?.id}`, other)).status).toBe(404);
    expect(await send([buildSale('1')], other)).toMatchObject({ import: { sales: 1 }, known: 0 });
    expect(await readSold()).toMatchObject([{ sold: 1 }]);
  });
});
