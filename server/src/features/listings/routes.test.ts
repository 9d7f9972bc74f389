import { randomUUID } from 'node:crypto';
import {
  type ListListingsResponse,
  listListingsResponseSchema,
  MESSAGES,
  PLATFORMS,
  type SavedListing,
  savedListingSchema,
} from '@smart-listings/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { buildForm, buildSave, GOOD_ANSWER } from '../../test/builders.ts';
import {
  createDatabaseApp,
  DATABASES,
  type DatabaseApp,
  signUp,
  signUpPro,
} from '../../test/create-database-app.ts';

const PATH = '/api/listings';
type Session = { cookie: string };

describe.each(DATABASES)('saved listings on %s', (kind) => {
  const open: DatabaseApp[] = [];
  afterEach(async () => {
    for (const test of open.splice(0)) await test.close();
  });
  async function createApp(now?: () => Date): Promise<DatabaseApp> {
    const test = await createDatabaseApp(kind, {}, now && { clock: now });
    open.push(test);
    return test;
  }
  const save = async (test: DatabaseApp, session: Session, changes = {}): Promise<SavedListing> =>
    savedListingSchema.parse(await (await test.post(PATH, buildSave(changes), session)).json());
  const titled = (title: string, form = {}) => ({
    listing: { ...GOOD_ANSWER, title, tags: [], pricingSource: 'range' as const },
    originalFormInput: buildForm({ itemName: title, make: '', modelNumber: '', ...form }),
  });
  const list = async (test: DatabaseApp, session: Session, query = ''): Promise<ListListingsResponse> =>
    listListingsResponseSchema.parse(await (await test.get(`${PATH}${query}`, session)).json());
  const titles = async (test: DatabaseApp, session: Session, query = '') =>
    (await list(test, session, query)).listings.map(({ title }) => title);

  it('asks whoever is signed out to log in', async () => {
    const test = await createApp();
    const answers = [
      test.get(PATH),
      test.post(PATH, buildSave()),
      test.get(`${PATH}/a`),
      test.patch(`${PATH}/a`, { revision: 1 }),
      test.delete(`${PATH}/a`),
      test.post(`${PATH}/bulk-delete`, { ids: ['a'] }),
      test.post(`${PATH}/restore`, { ids: ['a'] }),
      test.get(`${PATH}/export.csv`),
      test.get(`${PATH}/stream`),
      test.post('/api/refreshPricing', { listingId: 'a' }),
    ];
    for (const answer of answers) expect((await answer).status).toBe(401);
    expect(await (await test.post(PATH, buildSave())).json()).toEqual({
      error: { code: 'signed-out', message: 'Please log in to save listings.' },
    });
  });

  describe('saving', () => {
    it('keeps everything of the listing', async () => {
      const test = await createApp();
      const session = await signUp(test);
      const response = await test.post(PATH, buildSave(), session);
      expect(response.status).toBe(201);
      const saved = savedListingSchema.parse(await response.json());
      expect(saved).toMatchObject({
        ...GOOD_ANSWER,
        originalFormInput: buildForm(),
        origin: { currency: 'GBP (£)', engine: 'builtin' },
        imageUrls: [],
        pricingRefreshCount: 0,
      });
      expect((await list(test, session)).listings).toEqual([saved]);
    });

    it('names what is wrong', async () => {
      const test = await createApp();
      const session = await signUp(test);
      const wrong = buildSave({ listing: { ...GOOD_ANSWER, title: ' ', pricingSource: 'range' } });
      const response = await test.post(PATH, { ...wrong, originalFormInput: null }, session);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        error: {
          fields: { 'listing.title': MESSAGES.titleMissing, originalFormInput: MESSAGES.formMissingForSave },
        },
      });
    });

    it.each(['data:image/png,AAAA', 'javascript:alert(1)', 'https://elsewhere.example/a.png', 'a.png'])(
      'takes photos of its own as photos, not %s',
      async (url) => {
        const test = await createApp();
        const response = await test.post(PATH, buildSave({ imageUrls: [url] }), await signUp(test));
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ error: { fields: { imageUrls: expect.any(String) } } });
      },
    );

    it('saves once, however often the same request comes', async () => {
      const test = await createApp();
      const session = await signUp(test);
      const id = randomUUID();
      const answers = await Promise.all([1, 2, 3].map(() => save(test, session, { id })));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect((await list(test, session)).total).toBe(1);
    });

    it('answers alike for an id that somebody else has and one that was deleted', async () => {
      const test = await createApp();
      const [anna, ben] = [await signUp(test), await signUp(test, 'ben@example.com')];
      const { id } = await save(test, anna);
      const stranger = await test.post(PATH, buildSave({ id }), ben);
      await test.delete(`${PATH}/${id}`, anna);
      const owner = await test.post(PATH, buildSave({ id }), anna);
      expect([stranger.status, owner.status]).toEqual([409, 409]);
      expect(await stranger.text()).toBe(await owner.text());
      expect((await list(test, ben)).total).toBe(0);
    });

    it('takes what waited for another account into neither', async () => {
      const test = await createApp();
      const [anna, ben] = [await signUp(test), await signUp(test, 'ben@example.com')];
      const { id, userId: account } = await save(test, anna);
      const answers = [
        await test.post(PATH, buildSave({ account }), ben),
        await test.patch(`${PATH}/${id}`, { account, revision: 1, title: 'Mine' }, ben),
      ];
      expect(answers.map(({ status }) => status)).toEqual([401, 401]);
      expect((await list(test, ben)).total).toBe(0);
      expect((await test.post(PATH, buildSave({ account }), anna)).status).toBe(201);
    });

    it('lets exactly five of fifty saves at once through on the free plan', async () => {
      const test = await createApp();
      const session = await signUp(test);
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => test.post(PATH, buildSave(), session)),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
      const refused = answers.find(({ status }) => status === 403);
      expect(await refused?.json()).toEqual({
        error: { code: 'limit-reached', message: 'You have reached your limit of 5 saved listings.' },
      });
      expect((await list(test, session)).total).toBe(5);
      expect(await (await test.get('/api/me', session)).json()).toMatchObject({ savedCount: 5 });
    });

    it('answers a save at the limit that has been saved already', async () => {
      const test = await createApp();
      const session = await signUp(test);
      const id = randomUUID();
      await save(test, session, { id });
      for (let n = 0; n < 4; n += 1) await save(test, session);
      expect((await save(test, session, { id })).id).toBe(id);
    });

    it('saves without an end on Pro, side by side for two accounts', async () => {
      const test = await createApp();
      const sessions = [await signUpPro(test), await signUpPro(test, 'ben@example.com')];
      await Promise.all(sessions.flatMap((session) => Array.from({ length: 12 }, () => save(test, session))));
      for (const session of sessions) expect((await list(test, session)).total).toBe(12);
    });
  });

  describe('listing', () => {
    it('shows the newest first, ten a page, and the last page for one past the end', async () => {
      const test = await createApp();
      const session = await signUpPro(test);
      for (let n = 1; n <= 23; n += 1) await save(test, session, titled(`Item ${n}`));
      expect((await titles(test, session)).slice(0, 2)).toEqual(['Item 23', 'Item 22']);
      const last = await list(test, session, '?page=99');
      expect(last).toMatchObject({ page: 3, pageCount: 3, total: 23, totalIsFloor: false });
      expect(last.listings.map(({ title }) => title)).toEqual(['Item 3', 'Item 2', 'Item 1']);
    });

    it('shows as many a page as are asked for, in any order and in a search', async () => {
      const test = await createApp();
      const session = await signUpPro(test);
      for (let n = 1; n <= 27; n += 1) await save(test, session, titled(`Item ${n}`));
      for (const query of ['', '&sort=oldest', '&sort=price-high', '&sort=state', '&search=item']) {
        const page = await list(test, session, `?size=25&page=2${query}`);
        expect(page).toMatchObject({ page: 2, pageCount: 2, total: 27 });
        expect(page.listings).toHaveLength(2);
      }
    });

    it('shows the newest first even when the clock was set back', async () => {
      const times = ['2026-11-21T09:00:00.000Z', '2026-11-21T08:00:00.000Z'];
      let at = 0;
      const test = await createApp(() => new Date(times[at] ?? 0));
      const session = await signUp(test);
      await save(test, session, titled('First'));
      at = 1;
      expect((await save(test, session, titled('Second'))).timestamp).toBe(times[0]);
      expect(await titles(test, session)).toEqual(['Second', 'First']);
    });

    it('says so when there is nothing', async () => {
      const test = await createApp();
      const session = await signUp(test);
      const none = { listings: [], work: [], alsoOn: [] };
      const nothing = { ...none, page: 1, pageCount: 1, total: 0, totalIsFloor: false };
      expect(await list(test, session)).toEqual(nothing);
      expect(await list(test, session, '?search=drill&date=month&page=3')).toEqual(nothing);
    });

    it('finds by the beginnings of words in title, item and tags, whatever their case and order', async () => {
      const test = await createApp();
      const session = await signUp(test);
      await save(test, session);
      await save(test, session, titled('Café table'));
      expect(await titles(test, session, '?search=DRI%20makita')).toEqual([GOOD_ANSWER.title]);
      expect(await titles(test, session, '?search=482')).toEqual([GOOD_ANSWER.title]);
      expect(await titles(test, session, '?search=cafe')).toEqual(['Café table']);
      for (const search of ['makita%20table', '%25', '_', '%00', '!!'])
        expect(await titles(test, session, `?search=${search}`)).toEqual([]);
    });

    it('finds the middle of a word where no word begins so, under the same filters', async () => {
      const test = await createApp();
      const session = await signUp(test);
      for (const title of ['Skateboard', 'Clipboard']) await save(test, session, titled(title));
      expect(await titles(test, session, '?search=BOARD')).toEqual(['Clipboard', 'Skateboard']);
      expect(await titles(test, session, '?search=board%20kate')).toEqual(['Skateboard']);
      expect(await titles(test, session, '?search=board&platform=Etsy')).toEqual([]);
      expect(await titles(test, session, '?search=board&state=sold')).toEqual([]);
      expect(await titles(test, session, '?search=oa')).toEqual([]);
      await save(test, session, titled('Board game'));
      expect(await titles(test, session, '?search=board')).toEqual(['Board game']);
    });

    it('combines search, platform and date', async () => {
      let now = new Date('2026-10-01T12:00:00Z');
      const test = await createApp(() => now);
      const session = await signUp(test);
      await save(test, session, titled('Red lamp'));
      now = new Date('2026-10-25T12:00:00Z');
      await save(test, session, titled('Blue lamp', { platform: 'Etsy' }));
      now = new Date('2026-11-02T11:00:00Z');
      await save(test, session, titled('Green lamp'));
      now = new Date('2026-11-02T12:00:00Z');
      expect(await titles(test, session, '?date=7-days')).toEqual(['Green lamp']);
      expect(await titles(test, session, '?date=30-days')).toEqual(['Green lamp', 'Blue lamp']);
      expect(await titles(test, session, '?date=month&search=lamp')).toEqual(['Green lamp']);
      expect(await titles(test, session, '?platform=Etsy&search=lamp')).toEqual(['Blue lamp']);
      expect(await titles(test, session, '?platform=eBay')).toEqual(['Green lamp', 'Red lamp']);
      expect(await list(test, session, '?platform=Vinted')).toMatchObject({ total: 0, pageCount: 1 });
    });

    it.each([
      '?platform=Craigslist',
      '?date=yesterday',
      '?page=0',
      '?page=x',
      '?size=11',
      '?size=1000',
      `?search=${'x'.repeat(201)}`,
    ])('refuses %s', async (query) => {
      const test = await createApp();
      expect((await test.get(`${PATH}${query}`, await signUp(test))).status).toBe(400);
    });

    it('shows nobody the listings of others', async () => {
      const test = await createApp();
      await save(test, await signUp(test));
      const stranger = await signUp(test, 'ben@example.com');
      expect((await list(test, stranger)).total).toBe(0);
      expect((await list(test, stranger, '?search=makita')).total).toBe(0);
    });
  });

  describe('editing', () => {
    it('changes what it names, and what the search and the filters find', async () => {
      const test = await createApp();
      const session = await signUp(test);
      const before = await save(test, session);
      const changes = { title: 'Saw', tags: ['saw'], originalFormInput: buildForm({ platform: 'Etsy' }) };
      const response = await test.patch(`${PATH}/${before.id}`, { revision: 1, ...changes }, session);
      const after = savedListingSchema.parse(await response.json());
      const origin = { ...before.origin, edited: ['title', 'tags'] };
      expect(after).toEqual({ ...before, ...changes, origin, revision: 2 });
      expect(await titles(test, session, '?search=saw&platform=Etsy')).toEqual(['Saw']);
      expect(await titles(test, session, '?search=battery')).toEqual([]);
      expect(await list(test, session, '?platform=eBay')).toMatchObject({ total: 0 });
    });

    it('notes which texts are a person’s own by now, and only those', async () => {
      const test = await createApp();
      const session = await signUp(test);
      const { id, title, description, origin } = await save(test, session);
      const edits = [
        { title, description, suggestedPriceRange: '£1 – £2' },
        { title, description: 'My own words.' },
        { title: 'My own title', description: 'My own words.' },
        { title: 'Written anew', origin: { ...origin, edited: ['description'] } },
      ];
      const noted: unknown[] = [];
      for (const [index, edit] of edits.entries()) {
        const response = await test.patch(`${PATH}/${id}`, { revision: index + 1, ...edit }, session);
        noted.push(savedListingSchema.parse(await response.json()).origin.edited);
      }
      expect(noted).toEqual([[], ['description'], ['title', 'description'], ['description']]);
    });

    it('refuses an edit that began from an older revision', async () => {
      const test = await createApp();
      const session = await signUp(test);
      const { id } = await save(test, session);
      const answers = await Promise.all(
        ['One', 'Two'].map((title) => test.patch(`${PATH}/${id}`, { revision: 1, title }, session)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(await refused?.json()).toEqual({ error: { code: 'conflict', message: MESSAGES.editConflict } });
    });

    it('answers an edit that was made already, and only the same one', async () => {
      const test = await createApp();
      const session = await signUp(test);
      const { id } = await save(test, session);
      const edit = (changes: object) => test.patch(`${PATH}/${id}`, { revision: 1, ...changes }, session);
      const answers = [];
      for (const changes of [
        { title: 'Saw', tags: ['a'] },
        { title: 'Saw', tags: ['a'] },
        { title: 'Saw', tags: [] },
      ]) {
        answers.push(await edit(changes));
      }
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
      expect(await (await test.get(`${PATH}/${id}`, session)).json()).toMatchObject({
        title: 'Saw',
        revision: 2,
      });
    });

    it.each([
      [{ revision: 1, title: ' ' }, { title: MESSAGES.titleMissing }],
      [{ revision: 1, description: '' }, { description: MESSAGES.descriptionMissing }],
      [{ title: 'Saw' }, { revision: 'Revision is required.' }],
    ])('names what is wrong with %j', async (body, fields) => {
      const test = await createApp();
      const session = await signUp(test);
      const { id } = await save(test, session);
      const response = await test.patch(`${PATH}/${id}`, body, session);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { fields } });
    });

    it('does not know the listings of others', async () => {
      const test = await createApp();
      const owner = await signUp(test);
      const { id } = await save(test, owner);
      const stranger = await signUp(test, 'ben@example.com');
      for (const one of [id, randomUUID(), '%00']) {
        expect((await test.patch(`${PATH}/${one}`, { revision: 1, title: 'Mine' }, stranger)).status).toBe(
          404,
        );
        expect((await test.delete(`${PATH}/${one}`, stranger)).status).toBe(404);
        expect((await test.get(`${PATH}/${one}`, stranger)).status).toBe(404);
      }
      expect(await titles(test, owner)).toEqual([GOOD_ANSWER.title]);
    });
  });

  describe('deleting', () => {
    it('can be taken back for a little while, with everything', async () => {
      let now = new Date('2026-11-21T09:00:00Z');
      const test = await createApp(() => now);
      const session = await signUp(test);
      const { id } = await save(test, session);
      expect((await test.delete(`${PATH}/${id}`, session)).status).toBe(200);
      expect(await list(test, session, '?search=makita')).toMatchObject({ total: 0 });
      expect((await test.delete(`${PATH}/${id}`, session)).status).toBe(404);
      now = new Date('2026-11-21T09:00:12Z');
      const restored = await test.post(`${PATH}/restore`, { ids: [id] }, session);
      expect(await restored.json()).toEqual({ done: [id], failed: [] });
      expect(await titles(test, session, '?search=makita&platform=eBay')).toEqual([GOOD_ANSWER.title]);
      await test.delete(`${PATH}/${id}`, session);
      now = new Date('2026-11-21T09:01:00Z');
      const late = await test.post(`${PATH}/restore`, { ids: [id] }, session);
      expect(await late.json()).toEqual({ done: [], failed: [id] });
    });

    it('is not taken back beyond the limit', async () => {
      const test = await createApp();
      const session = await signUp(test);
      const { id } = await save(test, session);
      await test.delete(`${PATH}/${id}`, session);
      for (let n = 0; n < 5; n += 1) await save(test, session);
      const response = await test.post(`${PATH}/restore`, { ids: [id] }, session);
      expect(await response.json()).toEqual({
        error: { code: 'limit-reached', message: MESSAGES.savedLimit },
      });
      expect((await list(test, session)).total).toBe(5);
    });

    it('is not taken back by others', async () => {
      const test = await createApp();
      const owner = await signUp(test);
      const { id } = await save(test, owner);
      await test.delete(`${PATH}/${id}`, owner);
      const stranger = await signUp(test, 'ben@example.com');
      const response = await test.post(`${PATH}/restore`, { ids: [id] }, stranger);
      expect(await response.json()).toEqual({ done: [], failed: [id] });
    });

    it('deletes several on Pro, and says which were not there', async () => {
      const test = await createApp();
      const [session, ben] = [await signUpPro(test), await signUp(test, 'ben@example.com')];
      const [one, two, theirs] = [
        await save(test, session),
        await save(test, session),
        await save(test, ben),
      ];
      const ids = [one.id, two.id, one.id, theirs.id];
      const response = await test.post(`${PATH}/bulk-delete`, { ids }, session);
      const { done, failed } = (await response.json()) as { done: string[]; failed: string[] };
      expect(done.toSorted()).toEqual([one.id, two.id].toSorted());
      expect(failed).toEqual([theirs.id]);
      expect((await list(test, ben)).total).toBe(1);
    });

    it('keeps deleting several for Pro, and takes a hundred ids at most', async () => {
      const test = await createApp();
      const session = await signUp(test);
      const { id } = await save(test, session);
      const refused = await test.post(`${PATH}/bulk-delete`, { ids: [id] }, session);
      expect(await refused.json()).toEqual({ error: { code: 'forbidden', message: MESSAGES.proOnly } });
      const pro = await signUpPro(test, 'ben@example.com');
      for (const ids of [[], Array.from({ length: 101 }, () => id), ['no id']]) {
        expect((await test.post(`${PATH}/bulk-delete`, { ids }, pro)).status).toBe(400);
      }
    });
  });

  describe('refreshing a price', () => {
    /** A thing whose price can be estimated. */
    const coat = {
      originalFormInput: buildForm({
        platform: 'Vinted',
        itemName: 'Barbour wool coat',
        make: 'Barbour',
        modelNumber: '',
      }),
    };
    const refresh = (test: DatabaseApp, session: Session, listingId: string) =>
      test.post('/api/refreshPricing', { listingId, listingData: {} }, session);

    it('prices the stored form in the stored currency, and leaves the listing as it is', async () => {
      const test = await createApp();
      const session = await signUp(test);
      const { id } = await save(test, session, coat);
      expect(await (await refresh(test, session, id)).json()).toMatchObject({
        suggestedPriceRange: expect.stringMatching(/^£\d+ – £\d+$/),
        priceJustification: expect.stringContaining('Barbour'),
        pricingSource: 'heuristic',
        pricingRefreshCount: 1,
      });
      const [listing] = (await list(test, session)).listings;
      expect(listing).toMatchObject({ suggestedPriceRange: GOOD_ANSWER.suggestedPriceRange, revision: 1 });
      expect(listing?.pricingRefreshCount).toBe(1);
    });

    it('spends nothing where nothing can be said, and says why', async () => {
      const test = await createApp();
      const session = await signUp(test);
      const { id } = await save(test, session);
      expect(await (await refresh(test, session, id)).json()).toMatchObject({
        suggestedPriceRange: '',
        priceJustification: expect.stringMatching(/^No estimate/),
        pricingRefreshCount: 0,
      });
    });

    it('spends nothing on an answer that is the price of now', async () => {
      const test = await createApp();
      const session = await signUp(test);
      const { id } = await save(test, session, coat);
      const { suggestedPriceRange } = (await (await refresh(test, session, id)).json()) as SavedListing;
      await test.patch(`${PATH}/${id}`, { revision: 1, suggestedPriceRange }, session);
      await test.db.updateTable('listing').set({ pricingRefreshCount: 0 }).execute();
      for (let n = 0; n < 2; n += 1) {
        const answer = await refresh(test, session, id);
        expect(await answer.json()).toMatchObject({ suggestedPriceRange, pricingRefreshCount: 0 });
      }
      expect((await list(test, session)).listings[0]?.pricingRefreshCount).toBe(0);
    });

    it('gives the free plan exactly one a listing, and Pro any number', async () => {
      const test = await createApp();
      const session = await signUp(test);
      const { id } = await save(test, session, coat);
      const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(test, session, id)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = answers.find(({ status }) => status === 403);
      expect(await refused?.json()).toEqual({
        error: { code: 'limit-reached', message: MESSAGES.refreshLimit },
      });
      const pro = await signUpPro(test, 'ben@example.com');
      const theirs = await save(test, pro, coat);
      for (let n = 0; n < 3; n += 1) expect((await refresh(test, pro, theirs.id)).status).toBe(200);
    });

    it('does not know the listings of others, nor ids that cannot be', async () => {
      const test = await createApp();
      const { id } = await save(test, await signUp(test));
      const stranger = await signUp(test, 'ben@example.com');
      expect((await refresh(test, stranger, id)).status).toBe(404);
      expect((await refresh(test, stranger, '../me')).status).toBe(400);
    });
  });

  it('keeps the listings of one item together, and says for which marketplaces there are others', async () => {
    const test = await createApp();
    const session = await signUpPro(test);
    const on = (platform: (typeof PLATFORMS)[number], itemId: string) =>
      save(test, session, {
        ...titled(`On ${platform}`, { platform }),
        origin: { currency: 'GBP (£)', itemId },
      });
    const first = await on(PLATFORMS[0], '');
    const second = await on(PLATFORMS[1], first.id);
    const third = await on(PLATFORMS[2], first.id);
    const alone = await on(PLATFORMS[0], '');
    const { alsoOn } = await list(test, session);
    const othersOf = (id: string) => alsoOn.find((one) => one.id === id)?.platforms;
    expect(othersOf(first.id)).toEqual([PLATFORMS[1], PLATFORMS[2]]);
    expect(othersOf(third.id)).toEqual([PLATFORMS[0], PLATFORMS[1]]);
    expect(othersOf(alone.id)).toBeUndefined();
    const item = await list(test, session, `?item=${first.id}&search=nothing`);
    expect(item).toMatchObject({ total: 3, page: 1 });
    expect(item.listings.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
    await test.delete(`${PATH}/${second.id}`, session);
    expect((await list(test, session)).alsoOn).toContainEqual({ id: first.id, platforms: [PLATFORMS[2]] });
    const stranger = await signUp(test, 'stranger@example.com');
    expect((await list(test, stranger, `?item=${first.id}`)).total).toBe(0);
  });
});
