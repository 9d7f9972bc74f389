// What is true of Etsy alone: a shop in each call, photos that belong to a listing, a text that carries our number for a moment.
import {
  previewSchema,
  publicationSchema,
  type SavedListing,
  type SaveListingRequest,
} from '@smart-listings/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildSave, GOOD_ANSWER } from '../../test/builders.ts';
import { createDatabaseApp, type DatabaseApp, signUp } from '../../test/create-database-app.ts';
import { SELLING_SERVICES } from '../../test/selling-services.ts';
import { type EtsyStandIn, startEtsy } from '../../test/stand-in-etsy.ts';
import { uploadPhoto } from '../../test/upload-photo.ts';
import { readBack } from './operations/read-back.ts';

let etsy: EtsyStandIn;
let test: DatabaseApp;
let session: { cookie: string };

beforeEach(async () => {
  etsy = await startEtsy();
  test = await createDatabaseApp('sqlite', etsy.env);
  session = await signUp(test);
});

afterEach(async () => {
  await test.close();
  await etsy.close();
});

const json = async (response: Response) => (await response.json()) as Record<string, unknown>;

async function comeBack(): Promise<string | null> {
  const { url } = await json(await test.post('/api/channels/etsy/connect', {}, session));
  const query = new URLSearchParams(etsy.allow(String(url)));
  return (await test.get(`/api/channels/etsy/back?${query}`, session)).headers.get('location');
}

const service = SELLING_SERVICES.find(({ code }) => code === 'etsy');
async function save(changes: Partial<SaveListingRequest> = {}, photos = 1) {
  const imageUrls: string[] = [];
  for (let count = 0; count < photos; count += 1) imageUrls.push((await uploadPhoto(test, session)).url);
  const body = buildSave({ ...(service && { originalFormInput: service.form }), imageUrls, ...changes });
  return (await json(await test.post('/api/listings', body, session))) as unknown as SavedListing;
}

const ask = ({ id }: SavedListing, call: string, body: object = {}) =>
  test.post(`/api/listings/${id}/channels/etsy/${call}`, body, session);
const preview = async (listing: SavedListing) =>
  previewSchema.parse(await json(await ask(listing, 'preview', service?.decisions)));

it('connects no account without a shop', async () => {
  etsy.withoutShop();
  expect(await comeBack()).toBe('/account?marketplace=shopless#channels');
});

it('fills the listing: who, when, sizes of their scale, photos in order, and no trace of our number in the text', async () => {
  await comeBack();
  const listing = await save({}, 3);
  const { digest } = await preview(listing);
  await ask(listing, 'publish', { digest });
  const [there] = [...etsy.listings.values()];
  expect(there).toMatchObject({
    state: 'active',
    fields: {
      ...{ who_made: 'someone_else', when_made: '1980s', is_supply: 'false', should_auto_renew: 'false' },
      ...{ description: GOOD_ANSWER.description, materials: 'Waxed cotton', return_policy_id: '73' },
    },
  });
  expect([...(there?.properties ?? [])]).toContainEqual([62_809_790_503, 'M']);
  expect(there?.images).toEqual(there?.images.toSorted());
  expect(there?.images).toHaveLength(3);
});

it.each([
  ['/seller-taxonomy/nodes$', () => {}],
  ['/oauth/token', () => etsy.endTokens()],
])(
  'tells the seller that the server’s own keys were refused at %s, and keeps the connection',
  async (call, before) => {
    await comeBack();
    const path = `/api/listings/${(await save()).id}/channels/etsy`;
    before();
    etsy.play(call, { kind: 'status', status: 401 });
    expect(await json(await test.get(path, session))).toMatchObject({ error: { code: 'misconfigured' } });
    expect((await test.get(path, session)).status).toBe(200);
  },
);

it('knows nothing of what is up in another shop once that one is not connected any more', async () => {
  await comeBack();
  const listing = await save();
  await ask(listing, 'publish', { digest: (await preview(listing)).digest });
  const read = async () =>
    (await json(await test.get(`/api/listings/${listing.id}/channels/etsy`, session))).publication;
  await comeBack();
  expect(await read()).toMatchObject({ state: 'live' });
  etsy.anotherShop();
  await comeBack();
  expect(await read()).toBeNull();
  await ask(listing, 'publish', { digest: (await preview(listing)).digest });
  expect(etsy.there()).toHaveLength(2);
});

it.each(['Colour: navy\nSize: M', 'Colour: turquoise, navy\nSize: 38/40\nMaterial: 80% wool, 20% nylon'])(
  'shows of “%s” what Etsy gets, and nothing else',
  async (features) => {
    await comeBack();
    const form = service && { ...service.form, features };
    const listing = await save({ ...(form && { originalFormInput: form }) });
    const { specifics } = await preview(listing);
    const [there] = [...etsy.listings.values()];
    const sent = [...(there?.properties.values() ?? []), ...(there?.fields.materials?.split(',') ?? [])];
    expect(specifics.flatMap(({ values }) => values).toSorted()).toEqual(sent.toSorted());
    expect(sent.length).toBeGreaterThan(0);
  },
);

it('waits a moment where Etsy says so, and goes on', async () => {
  await comeBack();
  const listing = await save();
  for (const call of ['POST .*/listings$', 'POST .*/images', 'PATCH'])
    etsy.play(call, { kind: 'status', status: 429, headers: { 'retry-after': '0' } });
  const { digest } = await preview(listing);
  expect((await ask(listing, 'publish', { digest })).status).toBe(200);
  expect(etsy.there()).toHaveLength(1);
});

it('puts up anew what was deleted there, with its photos', async () => {
  await comeBack();
  const listing = await save();
  const { digest } = await preview(listing);
  await ask(listing, 'publish', { digest });
  for (const id of etsy.listings.keys()) etsy.remove(id);
  expect(publicationSchema.parse(await json(await ask(listing, 'check'))).state).toBe('ended');
  await ask(listing, 'publish', { digest: (await preview(listing)).digest });
  expect(etsy.there()).toMatchObject([{ photos: 1 }]);
});

it('says that a text was changed there', async () => {
  await comeBack();
  const listing = await save();
  await ask(listing, 'publish', { digest: (await preview(listing)).digest });
  etsy.retitle('A better title');
  const checked = publicationSchema.parse(await json(await ask(listing, 'check')));
  expect(checked).toMatchObject({ state: 'live', isChanged: true, changedPrice: null });
});

it('is asked for all that is live in one call', async () => {
  await comeBack();
  for (let count = 0; count < 3; count += 1) {
    const listing = await save();
    await ask(listing, 'publish', { digest: (await preview(listing)).digest });
  }
  const before = etsy.calls.length;
  await readBack(test.context);
  expect(etsy.calls.slice(before)).toEqual([
    expect.stringMatching(/receipts$/),
    'GET /v3/application/listings/batch',
  ]);
});

it.each([
  ['none of several is found', { kind: 'status', status: 404 }],
  ['Etsy does not take the question', { kind: 'status', status: 400 }],
  ['the answer is empty', { kind: 'raw', body: '' }],
] as const)('asks for each by itself where %s', async (_case, act) => {
  await comeBack();
  const listing = await save();
  await ask(listing, 'publish', { digest: (await preview(listing)).digest });
  etsy.reprice('70.00');
  etsy.play('/listings/batch$', act);
  await readBack(test.context);
  const form = await json(await test.get(`/api/listings/${listing.id}/channels/etsy`, session));
  expect(form.publication).toMatchObject({ state: 'live', changedPrice: 70 });
});

it('takes an empty answer for no word that the listing is gone', async () => {
  await comeBack();
  const listing = await save();
  await ask(listing, 'publish', { digest: (await preview(listing)).digest });
  etsy.play('GET .*/listings/\\d+$', { kind: 'raw', body: '' });
  expect((await ask(listing, 'check')).status).toBe(502);
  const checked = publicationSchema.parse(await json(await ask(listing, 'check')));
  expect(checked.state).toBe('live');
});

it.each([
  ['the hourly reading', '/listings/batch$', (one: object) => ({ results: [one] })],
  ['a look', 'GET .*/listings/\\d+$', (one: object) => one],
])('does not put the older answer of %s over what the seller did meanwhile', async (by, call, bodyOf) => {
  await comeBack();
  const listing = await save();
  await ask(listing, 'publish', { digest: (await preview(listing)).digest });
  const [there] = [...etsy.listings.values()];
  if (there) there.state = 'expired';
  const pressed = Promise.withResolvers<void>();
  const body = bodyOf({ listing_id: there?.listing_id, state: 'expired' });
  etsy.play(call, { kind: 'status', status: 200, body, when: pressed.promise });
  const looking = by === 'a look' ? ask(listing, 'check') : readBack(test.context);
  await expect.poll(() => etsy.calls.at(-1)).toMatch(new RegExp(call));
  await ask(listing, 'publish', { digest: (await preview(listing)).digest });
  pressed.resolve();
  await looking;
  const form = await json(await test.get(`/api/listings/${listing.id}/channels/etsy`, session));
  expect(form.publication).toMatchObject({ state: 'live' });
});

it('sells in the currency of the shop alone', async () => {
  await comeBack();
  const listing = await save({ origin: { currency: 'USD ($)' } });
  const answer = await ask(listing, 'preview', service?.decisions);
  expect(await json(answer)).toMatchObject({
    error: { fields: { price: 'Your shop on Etsy sells in GBP, this listing is in USD.' } },
  });
});

it('finds a category by other words', async () => {
  await comeBack();
  const { id } = await save();
  const form = await json(await test.get(`/api/listings/${id}/channels/etsy?words=skirt`, session));
  expect(form).toMatchObject({ categories: [{ id: '2203', name: "Clothing > Women's Clothing > Skirts" }] });
});
