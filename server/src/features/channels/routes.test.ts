import {
  type ChannelPreview,
  channelFormSchema,
  listChannelsResponseSchema,
  listListingsResponseSchema,
  previewSchema,
  publicationSchema,
  type SavedListing,
} from '@smart-listings/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { buildForm, buildSave, GOOD_ANSWER } from '../../test/builders.ts';
import { createDatabaseApp, DATABASES, type DatabaseApp, signUp } from '../../test/create-database-app.ts';
import { readZip } from '../../test/read-zip.ts';
import { type EbaySellingStandIn, startEbaySelling } from '../../test/stand-in-ebay-selling.ts';
import { uploadPhoto } from '../../test/upload-photo.ts';
import { readBack } from './operations/read-back.ts';

const FORM = buildForm({
  itemName: 'Barbour jacket',
  make: 'Barbour',
  modelNumber: '',
  features: 'Colour: navy\nSize: M\nOuter shell material: waxed cotton',
});
const DECISIONS = {
  ...{ categoryId: '57988', price: 89.5, postageId: '61', paymentId: '62', returnsId: '63' },
  ...{ placeId: '', postcode: 'LS1 4AP' },
};

describe.each(DATABASES)('selling on eBay, on %s', (kind) => {
  let ebay: EbaySellingStandIn;
  let test: DatabaseApp;
  let now = new Date('2026-11-21T12:00:00Z');
  afterEach(async () => {
    // Nothing that eBay's documents do not let in has ever been sent.
    expect(ebay.violations).toEqual([]);
    await test.close();
    await ebay.close();
  });

  async function start() {
    ebay = await startEbaySelling();
    now = new Date('2026-11-21T12:00:00Z');
    test = await createDatabaseApp(kind, ebay.env, { clock: () => now });
    return signUp(test);
  }

  type Session = { cookie: string };
  const json = async (response: Response) => (await response.json()) as Record<string, unknown>;
  const askToConnect = async (session: Session) =>
    String((await json(await test.post('/api/channels/ebay/connect', {}, session))).url);
  const comeBack = async (session: Session, query: Record<string, string>) => {
    const path = `/api/channels/ebay/back?${new URLSearchParams(query)}`;
    return (await test.get(path, session)).headers.get('location');
  };
  async function connect(session: Session) {
    const location = await comeBack(session, ebay.allow(await askToConnect(session)));
    expect(location).toBe('/account?marketplace=connected#channels');
  }
  async function save(session: Session, changes = {}) {
    const { url } = await uploadPhoto(test, session);
    const body = buildSave({ originalFormInput: FORM, imageUrls: [url], ...changes });
    return (await json(await test.post('/api/listings', body, session))) as unknown as SavedListing;
  }
  const path = ({ id }: SavedListing, call = '') => `/api/listings/${id}/channels/ebay${call}`;
  const preview = async (listing: SavedListing, session: Session, changes = {}): Promise<ChannelPreview> =>
    previewSchema.parse(
      await json(await test.post(path(listing, '/preview'), { ...DECISIONS, ...changes }, session)),
    );
  const press = (listing: SavedListing, digest: string, session: Session) =>
    test.post(path(listing, '/publish'), { digest }, session);
  async function ready() {
    const session = await start();
    await connect(session);
    return { session, listing: await save(session) };
  }
  const stateOf = async (session: Session) =>
    listListingsResponseSchema.parse(await json(await test.get('/api/listings', session))).work[0];
  const stateOfConnection = async (session: Session) =>
    listChannelsResponseSchema.parse(await json(await test.get('/api/channels', session))).channels[0]?.state;

  it('connects for the session that began it, once, and disconnects', async () => {
    const session = await start();
    expect(await stateOfConnection(session)).toBe('none');
    const back = ebay.allow(await askToConnect(session));
    const other = await signUp(test, 'other@example.com');
    expect(await comeBack(other, back)).toContain('marketplace=expired');
    expect(await comeBack(session, back)).toContain('marketplace=expired');
    await connect(session);
    expect(await stateOfConnection(session)).toBe('connected');
    expect(await stateOfConnection(other)).toBe('none');
    expect((await test.delete('/api/channels/ebay', session)).status).toBe(200);
    expect(await stateOfConnection(session)).toBe('none');
    expect(await test.db.selectFrom('channel_connection').selectAll().execute()).toEqual([]);
  });

  it('takes nobody back who comes too late, declined, was signed out, or knows only the state', async () => {
    const session = await start();
    const back = ebay.allow(await askToConnect(session));
    expect(
      (await test.get(`/api/channels/ebay/back?${new URLSearchParams(back)}`)).headers.get('location'),
    ).toContain('expired');
    const second = ebay.allow(await askToConnect(session));
    expect(await comeBack(session, { state: second.state, error: 'access_denied' })).toContain('declined');
    const third = ebay.allow(await askToConnect(session));
    now = new Date(now.getTime() + 16 * 60_000);
    expect(await comeBack(session, third)).toContain('expired');
    const fourth = ebay.allow(await askToConnect(session));
    expect(await comeBack(session, { ...fourth, code: 'made up' })).toContain('expired');
    expect(await stateOfConnection(session)).toBe('none');
  });

  it('goes from a finished listing to live: form, preview with fees, one press', async () => {
    const { session, listing } = await ready();
    const form = channelFormSchema.parse(await json(await test.get(path(listing), session)));
    expect(form).toMatchObject({
      site: 'www.ebay.co.uk',
      currency: 'GBP',
      postage: [{ id: '61', name: 'Royal Mail 48' }],
      chosen: { postageId: '61', paymentId: '62', returnsId: '63' },
      publication: null,
    });
    const seen = await preview(listing, session);
    expect(seen).toMatchObject({
      title: GOOD_ANSWER.title,
      price: 89.5,
      condition: 'Pre-owned - Good',
      fees: [{ name: 'Insertion fee', amount: 0.35 }],
      place: 'LS1 4AP',
    });
    expect(seen.specifics).toContainEqual({ name: 'Brand', values: ['Barbour'] });
    expect(ebay.published).toEqual([]);
    const live = publicationSchema.parse(await json(await press(listing, seen.digest, session)));
    expect(live).toMatchObject({
      state: 'live',
      price: 89.5,
      url: `https://www.ebay.co.uk/itm/${ebay.published[0]}`,
    });
    expect(await stateOf(session)).toMatchObject({ state: 'listed', stateOn: '2026-11-21' });
    expect(ebay.photos).toHaveLength(1);
    expect([...ebay.items.values()][0]?.condition).toBe('USED_EXCELLENT');
    // The next listing knows what was chosen.
    const next = channelFormSchema.parse(await json(await test.get(path(await save(session)), session)));
    expect(next.chosen).toMatchObject({ postageId: '61', placeId: 'smart-listings-GB-LS14AP' });
  });

  it('publishes once, however often and from wherever it is pressed', async () => {
    const { session, listing } = await ready();
    const { digest } = await preview(listing, session);
    const answers = await Promise.all([1, 2, 3].map(() => press(listing, digest, session)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await press(listing, digest, session)).status).toBe(200);
    expect(ebay.published).toHaveLength(1);
  });

  it('is previewed by one at a time, and what is seen last goes out', async () => {
    const { session, listing } = await ready();
    const tries = [50, 60, 70].map((price) =>
      test.post(path(listing, '/preview'), { ...DECISIONS, price }, session),
    );
    const answers = await Promise.all(tries);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { digest } = await preview(listing, session, { price: 55 });
    expect((await press(listing, digest, session)).status).toBe(200);
    expect([...ebay.offers.values()].map(({ body }) => body.pricingSummary.price.value)).toEqual(['55.00']);
  });

  it.each([
    ['PUT /sell/inventory/v1/inventory_item'],
    ['POST /sell/inventory/v1/offer'],
    ['/get_listing_fees'],
    ['/publish/'],
  ])('has one listing when the answer of %s is lost', async (call) => {
    const { session, listing } = await ready();
    ebay.play(call, { kind: 'lost' });
    const first = await test.post(path(listing, '/preview'), DECISIONS, session);
    if (call !== '/publish/') expect(first.status).toBe(502);
    const { digest } = await preview(listing, session);
    const pressed = await press(listing, digest, session);
    if (call === '/publish/') expect(pressed.status).toBe(502);
    expect((await press(listing, digest, session)).status).toBe(200);
    expect(ebay.published).toHaveLength(1);
    expect(ebay.offers.size).toBe(1);
  });

  it('finds what went live when whoever pressed was killed right after', async () => {
    const { session, listing } = await ready();
    const { digest } = await preview(listing, session);
    ebay.play('/publish/', { kind: 'lost' });
    await press(listing, digest, session);
    expect(await stateOf(session)).toMatchObject({ state: 'draft' });
    await readBack(test.context);
    expect(await stateOf(session)).toMatchObject({ state: 'listed' });
  });

  it('lets nothing else go out than was seen', async () => {
    const { session, listing } = await ready();
    const { digest } = await preview(listing, session);
    expect((await press(listing, 'another', session)).status).toBe(409);
    await test.patch(`/api/listings/${listing.id}`, { revision: 1, title: 'Another jacket' }, session);
    expect((await press(listing, digest, session)).status).toBe(409);
    expect(ebay.published).toEqual([]);
  });

  it('changes what is live at a press, and takes it down', async () => {
    const { session, listing } = await ready();
    await press(listing, (await preview(listing, session)).digest, session);
    const seen = await preview(listing, session, { price: 79 });
    const priceThere = () => [...ebay.offers.values()][0]?.body.pricingSummary.price.value;
    expect([seen.fees, priceThere()]).toEqual([null, '89.50']);
    await press(listing, seen.digest, session);
    expect(priceThere()).toBe('79.00');
    const ended = publicationSchema.parse(await json(await test.post(path(listing, '/end'), {}, session)));
    expect(ended.state).toBe('ended');
    expect(await stateOf(session)).toMatchObject({ state: 'withdrawn' });
    await press(listing, (await preview(listing, session)).digest, session);
    expect(ebay.published).toHaveLength(2);
    expect(await stateOf(session)).toMatchObject({ state: 'listed' });
  });

  it('says which field eBay’s refusal is about', async () => {
    const { session, listing } = await ready();
    const { digest } = await preview(listing, session);
    const said = 'The item specific Department is missing. Add Department to this listing, and try again.';
    ebay.play('/publish/', {
      kind: 'errors',
      status: 400,
      errors: [{ errorId: 25_002, message: 'A user error has occurred.', longMessage: said }],
    });
    const answer = await press(listing, digest, session);
    expect([answer.status, await json(answer)]).toEqual([
      502,
      {
        error: { code: 'refused', message: `eBay does not take this: ${said}`, fields: { specifics: said } },
      },
    ]);
  });

  it('says what is missing before anything is sent', async () => {
    const { session } = await ready();
    const bare = await save(session, {
      imageUrls: [],
      originalFormInput: { ...FORM, condition: 'for-parts' },
    });
    const answer = await json(await test.post(path(bare, '/preview'), DECISIONS, session));
    expect(answer).toMatchObject({
      error: { fields: { condition: expect.any(String), photos: expect.any(String) } },
    });
    const unsaid = { kind: 'condition', value: 'used-good', holds: false } as const;
    const vague = await save(session, { origin: { currency: 'GBP (£)', answers: [unsaid] } });
    expect(await json(await test.post(path(vague, '/preview'), DECISIONS, session))).toMatchObject({
      error: { fields: { condition: 'Nobody has said the condition yet.' } },
    });
    const vinted = await save(session, { originalFormInput: { ...FORM, platform: 'Vinted' } });
    expect((await test.post(path(vinted, '/preview'), DECISIONS, session)).status).toBe(400);
    expect(ebay.items.size).toBe(0);
  });

  it('renews tokens before they end and when they are refused, and asks to connect when the seller forbids it', async () => {
    const { session, listing } = await ready();
    now = new Date(now.getTime() + 7_000_000);
    expect((await test.get(path(listing), session)).status).toBe(200);
    expect(ebay.tokens.refreshes).toBe(1);
    ebay.endTokens();
    expect((await test.get(path(listing), session)).status).toBe(200);
    ebay.forbid();
    const answer = await test.get(path(listing), session);
    expect([answer.status, (await json(answer)).error]).toMatchObject([409, { code: 'conflict' }]);
    expect(await stateOfConnection(session)).toBe('refused');
    await connect(session);
    expect((await test.get(path(listing), session)).status).toBe(200);
  });

  it.each([
    [{ kind: 'errors', status: 429, errors: [], headers: { 'retry-after': '77' } }, 429],
    [{ kind: 'errors', status: 500, errors: [] }, 502],
    [{ kind: 'errors', status: 503, errors: [] }, 503],
    [{ kind: 'raw', body: '<html>maintenance</html>' }, 502],
    [{ kind: 'cut' }, 502],
  ] as const)('passes %j on as what it is', async (act, status) => {
    const { session, listing } = await ready();
    ebay.play('/location', act);
    expect((await test.get(path(listing), session)).status).toBe(status);
    expect((await test.get(path(listing), session)).status).toBe(200);
  });

  it('reads back what was sold, with price and day, and keeps nothing of the buyer', async () => {
    const { session, listing } = await ready();
    await press(listing, (await preview(listing, session)).digest, session);
    ebay.sell([...ebay.items.keys()][0] ?? '', '85.00');
    now = new Date(now.getTime() + 3_700_000);
    expect(await readBack(test.context)).toBe(1);
    expect(await stateOf(session)).toMatchObject({
      state: 'sold',
      sale: { price: 85, soldOn: '2026-11-21', platform: 'eBay' },
    });
    now = new Date(now.getTime() + 3_700_000);
    await readBack(test.context);
    expect((await test.post(path(listing, '/preview'), DECISIONS, session)).status).toBe(409);
    expect((await test.db.selectFrom('sale').selectAll().execute()).length).toBe(1);
    const tables = await test.db.introspection.getTables();
    for (const { name } of tables) {
      const rows = await test.db
        .selectFrom(name as 'user')
        .selectAll()
        .execute();
      expect(JSON.stringify(rows)).not.toContain('canary-buyer');
    }
  });

  it('reads back the others when a listing was deleted that is still there', async () => {
    const { session, listing } = await ready();
    const other = await save(session);
    for (const one of [listing, other]) await press(one, (await preview(one, session)).digest, session);
    for (const sku of ebay.items.keys()) ebay.sell(sku, '85.00');
    await test.delete(`/api/listings/${listing.id}`, session);
    now = new Date(now.getTime() + 3_700_000);
    await readBack(test.context);
    expect(await stateOf(session)).toMatchObject({ id: other.id, state: 'sold' });
    const { failures } = await test.db
      .selectFrom('channel_connection')
      .select('failures')
      .executeTakeFirstOrThrow();
    expect(failures).toBe(0);
  });

  it('shows a price that was changed there, and overwrites nothing by itself', async () => {
    const { session, listing } = await ready();
    await press(listing, (await preview(listing, session)).digest, session);
    for (const offer of ebay.offers.values()) offer.body.pricingSummary.price.value = '70.00';
    const checked = publicationSchema.parse(
      await json(await test.post(path(listing, '/check'), {}, session)),
    );
    expect(checked).toMatchObject({ state: 'live', price: 89.5, changedPrice: 70 });
  });

  it('tries less and less often what cannot be read back', async () => {
    const { session } = await ready();
    const checkAt = async () =>
      (await test.db.selectFrom('channel_connection').select('checkAt').executeTakeFirstOrThrow()).checkAt;
    const waits: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      ebay.play('/order', { kind: 'errors', status: 500, errors: [] });
      await readBack(test.context);
      const until = new Date(await checkAt());
      waits.push((until.getTime() - now.getTime()) / 3_600_000);
      now = until;
    }
    expect(waits).toEqual([2, 4, 8, 16, 24, 24]);
    expect(await readBack(test.context)).toBe(1);
    expect(await stateOfConnection(session)).toBe('connected');
  });

  it('is nobody else’s', async () => {
    const { listing } = await ready();
    const stranger = await signUp(test, 'stranger@example.com');
    await connect(stranger);
    for (const call of ['/preview', '/publish', '/check', '/end']) {
      const body = call === '/preview' ? DECISIONS : { digest: 'x' };
      expect([call, (await test.post(path(listing, call), body, stranger)).status]).toEqual([call, 404]);
    }
    expect((await test.get(path(listing), stranger)).status).toBe(404);
  });

  it('tells no token anywhere, names the connection in the download, and goes with the account', async () => {
    const { session, listing } = await ready();
    await press(listing, (await preview(listing, session)).digest, session);
    ebay.play('/location', { kind: 'errors', status: 500, errors: [] });
    const heard = [
      await (await test.get(path(listing), session)).text(),
      await (await test.get('/api/channels', session)).text(),
      test.logged(),
    ];
    const zip = readZip(Buffer.from(await (await test.get('/api/account/data.zip', session)).arrayBuffer()));
    heard.push(...[...zip.values()].map(String));
    const rows = await test.db.selectFrom('channel_connection').selectAll().execute();
    heard.push(
      JSON.stringify(rows),
      JSON.stringify(await test.db.selectFrom('channel_login').selectAll().execute()),
    );
    expect(ebay.tokens.issued.length).toBeGreaterThan(0);
    expect(heard.join('\n')).not.toMatch(/canary|#access|#code|PRD-secret/);
    expect(zip.get('channels.json')?.toString()).toContain('"channel": "ebay"');
    const body = { password: 'correct horse' };
    expect((await test.post('/api/account/delete', body, session)).status).toBe(200);
    for (const table of ['channel_connection', 'channel_login', 'publication'] as const)
      expect(await test.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('opens nothing with another secret: the seller connects anew', async () => {
    const { session, listing } = await ready();
    await test.db
      .updateTable('channel_connection')
      .set({ keyId: 'another', tokens: 'another.AAAA' })
      .execute();
    expect(await stateOfConnection(session)).toBe('refused');
    expect((await test.get(path(listing), session)).status).toBe(409);
  });
});

it('has nothing to connect without keys', async () => {
  const test = await createDatabaseApp('sqlite');
  const session = await signUp(test);
  expect(await (await test.get('/api/channels', session)).json()).toEqual({ channels: [] });
  expect(await (await test.get('/api/config')).json()).toMatchObject({ channels: [] });
  expect((await test.post('/api/channels/ebay/connect', {}, session)).status).toBe(404);
  await test.close();
});
