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
import { buildSave, GOOD_ANSWER } from '../../test/builders.ts';
import { createDatabaseApp, DATABASES, type DatabaseApp, signUp } from '../../test/create-database-app.ts';
import { SELLING_SERVICES } from '../../test/selling-services.ts';
import type { SellingStandIn } from '../../test/selling-stand-in.ts';
import { uploadPhoto } from '../../test/upload-photo.ts';
import { readBack } from './operations/read-back.ts';

const CASES = SELLING_SERVICES.flatMap((service) => DATABASES.map((kind) => ({ ...service, kind })));

describe.each(CASES)('selling on $name, on $kind', (service) => {
  const { code, name, kind, decisions, calls, revokes } = service;
  let there: SellingStandIn;
  let test: DatabaseApp;
  let now = new Date('2026-11-21T12:00:00Z');
  afterEach(async () => {
    await test.close();
    await there.close();
  });

  async function start() {
    there = await service.start();
    now = new Date('2026-11-21T12:00:00Z');
    test = await createDatabaseApp(kind, there.env, { clock: () => now });
    return signUp(test);
  }

  type Session = { cookie: string };
  const json = async (response: Response) => (await response.json()) as Record<string, unknown>;
  const askToConnect = async (session: Session) =>
    String((await json(await test.post(`/api/channels/${code}/connect`, {}, session))).url);
  const comeBack = async (session: Session, query: Record<string, string>) => {
    const path = `/api/channels/${code}/back?${new URLSearchParams(query)}`;
    return (await test.get(path, session)).headers.get('location');
  };
  async function connect(session: Session) {
    const location = await comeBack(session, there.allow(await askToConnect(session)));
    expect(location).toBe('/account?marketplace=connected#channels');
  }
  async function save(session: Session, changes = {}) {
    const { url } = await uploadPhoto(test, session);
    const body = buildSave({ originalFormInput: service.form, imageUrls: [url], ...changes });
    return (await json(await test.post('/api/listings', body, session))) as unknown as SavedListing;
  }
  const path = ({ id }: SavedListing, call = '') => `/api/listings/${id}/channels/${code}${call}`;
  const preview = async (listing: SavedListing, session: Session, changes = {}): Promise<ChannelPreview> =>
    previewSchema.parse(
      await json(await test.post(path(listing, '/preview'), { ...decisions, ...changes }, session)),
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
    const back = there.allow(await askToConnect(session));
    const other = await signUp(test, 'other@example.com');
    expect(await comeBack(other, back)).toContain('marketplace=expired');
    expect(await comeBack(session, back)).toContain('marketplace=expired');
    await connect(session);
    expect(await stateOfConnection(session)).toBe('connected');
    expect(await stateOfConnection(other)).toBe('none');
    // Renewed first: what ended there meanwhile would end nothing.
    there.endTokens();
    const gone = await test.delete(`/api/channels/${code}`, session);
    expect([gone.status, await json(gone)]).toEqual([200, { ok: true, isRevoked: revokes !== null }]);
    expect(there.isAllowed()).toBe(revokes === null);
    expect(await stateOfConnection(session)).toBe('none');
    expect(await test.db.selectFrom('channel_connection').selectAll().execute()).toEqual([]);
    expect((await test.delete(`/api/channels/${code}`, session)).status).toBe(404);
  });

  it('disconnects whatever becomes of ending the permission, and says that it stands', async () => {
    const session = await start();
    const faults = [{ kind: 'status', status: 503 }, { kind: 'lost' }, { kind: 'stuck' }] as const;
    for (const fault of revokes === null ? [] : faults) {
      await connect(session);
      there.play(revokes ?? '', fault);
      const gone = await test.delete(`/api/channels/${code}`, session);
      expect([gone.status, await json(gone)]).toEqual([200, { ok: true, isRevoked: false }]);
      expect(await stateOfConnection(session)).toBe('none');
    }
    await connect(session);
    there.forbid();
    expect(await json(await test.delete(`/api/channels/${code}`, session))).toMatchObject({
      isRevoked: false,
    });
    expect(await test.db.selectFrom('channel_connection').selectAll().execute()).toEqual([]);
  });

  it('takes nobody back who comes too late, declined, was signed out, or knows only the state', async () => {
    const session = await start();
    const back = there.allow(await askToConnect(session));
    expect(
      (await test.get(`/api/channels/${code}/back?${new URLSearchParams(back)}`)).headers.get('location'),
    ).toContain('expired');
    const second = there.allow(await askToConnect(session));
    expect(await comeBack(session, { state: second.state, error: 'access_denied' })).toContain('declined');
    const third = there.allow(await askToConnect(session));
    now = new Date(now.getTime() + 16 * 60_000);
    expect(await comeBack(session, third)).toContain('expired');
    const fourth = there.allow(await askToConnect(session));
    expect(await comeBack(session, { ...fourth, code: 'made up' })).toContain('expired');
    expect(await stateOfConnection(session)).toBe('none');
  });

  it('goes from a finished listing to live: form, preview with fees, one press', async () => {
    const { session, listing } = await ready();
    const form = channelFormSchema.parse(await json(await test.get(path(listing), session)));
    expect(form).toMatchObject({ currency: 'GBP', publication: null });
    expect(form.categories[0]?.id).toBe(decisions.categoryId);
    const seen = await preview(listing, session);
    expect(seen).toMatchObject({ title: GOOD_ANSWER.title, price: 89.5, fees: service.fees });
    expect(seen).toMatchObject(service.shown);
    expect(seen.specifics).toContainEqual(service.specific);
    expect(there.published).toEqual([]);
    const live = publicationSchema.parse(await json(await press(listing, seen.digest, session)));
    expect(live).toMatchObject({ state: 'live', price: 89.5, url: service.pageOf(there.published[0]) });
    expect(await stateOf(session)).toMatchObject({ state: 'listed', stateOn: '2026-11-21' });
    expect(there.there()).toMatchObject([{ price: '89.50', photos: 1 }]);
    // The next listing knows what was chosen.
    const next = channelFormSchema.parse(await json(await test.get(path(await save(session)), session)));
    const chosen = Object.fromEntries(next.choices.map((list) => [list.key, list.chosen]));
    expect(chosen).toMatchObject(service.remembered);
  });

  it('says which choices are missing or gone', async () => {
    const { session, listing } = await ready();
    const chosen = { ...decisions.chosen, postageId: '999', returnsId: '' };
    const answer = await test.post(path(listing, '/preview'), { ...decisions, chosen }, session);
    expect(await json(answer)).toMatchObject({
      error: { fields: { postageId: expect.any(String), returnsId: expect.any(String) } },
    });
    expect(there.there()).toEqual([]);
  });

  it('publishes once, however often and from wherever it is pressed', async () => {
    const { session, listing } = await ready();
    const { digest } = await preview(listing, session);
    const answers = await Promise.all([1, 2, 3].map(() => press(listing, digest, session)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await press(listing, digest, session)).status).toBe(200);
    expect(there.published).toHaveLength(1);
  });

  it('is previewed by one at a time, and what is seen last goes out', async () => {
    const { session, listing } = await ready();
    const tries = [50, 60, 70].map((price) =>
      test.post(path(listing, '/preview'), { ...decisions, price }, session),
    );
    const answers = await Promise.all(tries);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { digest } = await preview(listing, session, { price: 55 });
    expect((await press(listing, digest, session)).status).toBe(200);
    expect(there.there()).toMatchObject([{ price: '55.00' }]);
  });

  it.each([...calls.making, calls.publish])('has one listing when the answer of %s is lost', async (call) => {
    const { session, listing } = await ready();
    there.play(call, { kind: 'lost' });
    const first = await test.post(path(listing, '/preview'), decisions, session);
    if (call !== calls.publish) expect(first.status).toBe(502);
    const { digest } = await preview(listing, session);
    const pressed = await press(listing, digest, session);
    if (call === calls.publish) expect(pressed.status).toBe(502);
    expect((await press(listing, digest, session)).status).toBe(200);
    expect(there.published).toHaveLength(1);
    expect(there.there()).toMatchObject([{ photos: 1 }]);
  });

  it('finds what went live when whoever pressed was killed right after', async () => {
    const { session, listing } = await ready();
    const { digest } = await preview(listing, session);
    there.play(calls.publish, { kind: 'lost' });
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
    expect(there.published).toEqual([]);
  });

  it('changes what is live at a press, and takes it down', async () => {
    const { session, listing } = await ready();
    await press(listing, (await preview(listing, session)).digest, session);
    const seen = await preview(listing, session, { price: 79 });
    const priceThere = () => there.there()[0]?.price;
    expect([seen.fees, priceThere()]).toEqual([null, '89.50']);
    await press(listing, seen.digest, session);
    expect(priceThere()).toBe('79.00');
    const ended = publicationSchema.parse(await json(await test.post(path(listing, '/end'), {}, session)));
    expect(ended.state).toBe('ended');
    expect(await stateOf(session)).toMatchObject({ state: 'withdrawn' });
    await press(listing, (await preview(listing, session)).digest, session);
    expect(there.published).toHaveLength(2);
    expect(there.there()).toHaveLength(1);
    expect(await stateOf(session)).toMatchObject({ state: 'listed' });
  });

  it('says which field a refusal is about', async () => {
    const { session, listing } = await ready();
    const { digest } = await preview(listing, session);
    const { body, said, field } = service.refusal;
    there.play(calls.publish, { kind: 'status', status: 400, body });
    const answer = await press(listing, digest, session);
    const message = `${name} does not take this: ${said}`;
    expect([answer.status, await json(answer)]).toEqual([
      502,
      { error: { code: 'refused', message, fields: { [field]: said } } },
    ]);
  });

  it('says so when a photo is refused, and has one listing with it afterwards', async () => {
    const { session, listing } = await ready();
    const { call, body } = service.refusedPhoto;
    there.play(call, { kind: 'status', status: 400, body });
    const answer = await test.post(path(listing, '/preview'), decisions, session);
    const photos = 'The image is smaller than 500 pixels.';
    expect(await json(answer)).toMatchObject({ error: { code: 'refused', fields: { photos } } });
    await press(listing, (await preview(listing, session)).digest, session);
    expect([there.published.length, there.there()]).toMatchObject([1, [{ photos: 1 }]]);
  });

  it('says what is missing before anything is sent', async () => {
    const { session } = await ready();
    const { refusedCondition: condition } = service;
    const bare = await save(session, {
      imageUrls: [],
      originalFormInput: { ...service.form, ...(condition && { condition }) },
    });
    const answer = await json(await test.post(path(bare, '/preview'), decisions, session));
    const fields = { photos: expect.any(String), ...(condition && { condition: expect.any(String) }) };
    expect(answer).toMatchObject({ error: { fields } });
    const unsaid = { kind: 'condition', value: 'used-good', holds: false } as const;
    const vague = await save(session, { origin: { currency: 'GBP (£)', answers: [unsaid] } });
    expect(await json(await test.post(path(vague, '/preview'), decisions, session))).toMatchObject({
      error: { fields: { condition: 'Nobody has said the condition yet.' } },
    });
    const vinted = await save(session, { originalFormInput: { ...service.form, platform: 'Vinted' } });
    expect((await test.post(path(vinted, '/preview'), decisions, session)).status).toBe(400);
    expect(there.there()).toEqual([]);
  });

  it('sends no title that the marketplace has no room for', async () => {
    const { session } = await ready();
    const { listing } = buildSave();
    const long = await save(session, { listing: { ...listing, title: 'Barbour jacket '.repeat(20) } });
    const answer = await json(await test.post(path(long, '/preview'), decisions, session));
    expect(answer).toMatchObject({ error: { code: 'bad-request', fields: { title: expect.any(String) } } });
    expect(there.there()).toEqual([]);
  });

  it.each([
    [{ kind: 'status', status: 429, headers: { 'retry-after': '77' } }, 429],
    [{ kind: 'status', status: 403 }, 502],
    [{ kind: 'status', status: 500 }, 502],
    [{ kind: 'status', status: 503 }, 503],
    [{ kind: 'raw', body: '<html>maintenance</html>' }, 502],
    [{ kind: 'cut' }, 502],
    [{ kind: 'endless' }, 502],
  ] as const)('passes %j on as what it is', async (act, status) => {
    const { session, listing } = await ready();
    there.play(calls.choices, act);
    expect((await test.get(path(listing), session)).status).toBe(status);
    expect((await test.get(path(listing), session)).status).toBe(200);
  });

  it('shows a price that was changed there, and overwrites nothing by itself', async () => {
    const { session, listing } = await ready();
    await press(listing, (await preview(listing, session)).digest, session);
    there.reprice('70.00');
    const checked = publicationSchema.parse(
      await json(await test.post(path(listing, '/check'), {}, session)),
    );
    expect(checked).toMatchObject({ state: 'live', price: 89.5, changedPrice: 70, isChanged: true });
  });

  it('puts nothing over what was changed there after the seller looked', async () => {
    const { session, listing } = await ready();
    await press(listing, (await preview(listing, session)).digest, session);
    const seen = await preview(listing, session, { price: 79 });
    there.reprice('70.00');
    expect((await press(listing, seen.digest, session)).status).toBe(409);
    expect(there.there()).toMatchObject([{ price: '70.00' }]);
    const again = await preview(listing, session, { price: 79 });
    const live = publicationSchema.parse(await json(await press(listing, again.digest, session)));
    expect([there.there()[0]?.price, live.isChanged]).toEqual(['79.00', false]);
  });

  it('is nobody else’s', async () => {
    const { listing } = await ready();
    const stranger = await signUp(test, 'stranger@example.com');
    await connect(stranger);
    for (const call of ['/preview', '/publish', '/check', '/end']) {
      const body = call === '/preview' ? decisions : { digest: 'x' };
      expect([call, (await test.post(path(listing, call), body, stranger)).status]).toEqual([call, 404]);
    }
    expect((await test.get(path(listing), stranger)).status).toBe(404);
  });
});
