import { marketFieldsResponseSchema } from '@smart-listings/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildForm } from '../../test/builders.ts';
import { createDatabaseApp, type DatabaseApp, signUp } from '../../test/create-database-app.ts';
import { type EbayStandIn, startEbay, UNKNOWN_TO_EBAY } from '../../test/stand-in-ebay.ts';

const PATH = '/api/marketFields';
const FORM = {
  itemName: 'Barbour jacket',
  make: 'Barbour',
  modelNumber: '',
  features: 'Colour: dark navy\nSize: M\nOuter shell material: waxed cotton\nNot black.',
};
const BODY = { formData: buildForm(FORM), currency: 'GBP (£)' };

describe('the marketplace’s own fields', () => {
  let ebay: EbayStandIn;
  let test: DatabaseApp;
  let now: Date;
  beforeEach(async () => {
    ebay = await startEbay();
    now = new Date('2026-11-21T12:00:00Z');
    test = await createDatabaseApp('sqlite', ebay.env, { clock: () => now });
  });
  afterEach(async () => {
    await test.close();
    await ebay.close();
  });
  const ask = async (session: { cookie: string }, changes: object = {}) =>
    test.post(PATH, { ...BODY, ...changes }, session);
  const fieldsOf = async (session: { cookie: string }, changes: object = {}) =>
    marketFieldsResponseSchema.parse(await (await ask(session, changes)).json());

  it('are for accounts, and for the marketplace whose keys there are', async () => {
    expect((await test.post(PATH, BODY)).status).toBe(401);
    const session = await signUp(test);
    expect((await ask(session, { formData: buildForm({ ...FORM, platform: 'Vinted' }) })).status).toBe(404);
    expect((await ask(session, { categoryId: 'x' })).status).toBe(400);
    expect(ebay.taxonomyCalls).toEqual([]);
  });

  it('come with the category’s own id, filled from the form and with the entries of its pickers', async () => {
    const { categories, categoryId, specifics } = await fieldsOf(await signUp(test));
    expect(categories).toEqual([
      {
        id: '57988',
        path: "Clothes, Shoes & Accessories > Men's Clothing > Coats, Jackets & Waistcoats",
      },
    ]);
    expect(categoryId).toBe('57988');
    const values = specifics.map(({ label, values }) => [label, values.map(({ value }) => value)]);
    expect(Object.fromEntries(values)).toMatchObject({
      Brand: ['Barbour'],
      Colour: ['Navy'],
      'Outer Shell Material': ['Waxed cotton'],
      Size: ['M'],
    });
    expect(specifics.find(({ label }) => label === 'Colour')?.options).toEqual(['Black', 'Blue', 'Navy']);
    expect(specifics.find(({ label }) => label === 'Brand')?.hint).toBe('Required.');
    expect(ebay.taxonomyCalls).toEqual([
      'get_default_category_tree_id?marketplace_id=EBAY_GB',
      'category_tree/3/get_category_suggestions?q=Barbour+jacket',
      'category_tree/3/get_item_aspects_for_category?category_id=57988',
    ]);
  });

  it('are asked for once a day', async () => {
    const session = await signUp(test);
    await fieldsOf(session);
    now = new Date(now.getTime() + 23 * 3_600_000);
    await fieldsOf(session, { categoryId: '57988' });
    expect(ebay.taxonomyCalls).toHaveLength(3);
    now = new Date(now.getTime() + 2 * 3_600_000);
    await fieldsOf(session);
    expect(ebay.taxonomyCalls).toHaveLength(6);
  });

  it('are none where the marketplace suggests no category', async () => {
    const formData = buildForm({ ...FORM, itemName: UNKNOWN_TO_EBAY });
    const { categories, categoryId, specifics } = await fieldsOf(await signUp(test), { formData });
    expect([categories, categoryId, specifics.map(({ id }) => id)]).toEqual([[], null, ['condition']]);
  });

  it.each([
    [{ kind: 'status', status: 403 }, 502, 'misconfigured'],
    [{ kind: 'status', status: 429 }, 429, 'rate-limited'],
    [{ kind: 'status', status: 500 }, 502, 'unreachable'],
    [{ kind: 'status', status: 503 }, 503, 'overloaded'],
    [{ kind: 'raw', body: '<html>maintenance</html>' }, 502, 'bad-answer'],
    [{ kind: 'raw', body: '{"categoryTreeId": "../../x"}' }, 502, 'bad-answer'],
    [{ kind: 'cut' }, 502, 'unreachable'],
  ] as const)('fail with %j as %i %s, which is not kept', async (act, status, code) => {
    const session = await signUp(test);
    ebay.play(act);
    const response = await ask(session);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code, message: expect.stringMatching(/^eBay/) } });
    expect((await fieldsOf(session)).categoryId).toBe('57988');
  });
});
