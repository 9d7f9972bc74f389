import { operatorSummarySchema } from '@smart-listings/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { buildRequest } from '../../test/builders.ts';
import { createDatabaseApp, DATABASES, type DatabaseApp, signUp } from '../../test/create-database-app.ts';

type Session = { cookie: string };
const OWNER = 'owner@example.com';
const PAGE = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
const NOW = new Date('2026-11-21T10:00:00Z');

describe.each(DATABASES)('what the server counts by day on %s', (kind) => {
  const open: DatabaseApp[] = [];
  afterEach(async () => {
    for (const test of open.splice(0)) await test.close();
  });
  async function createApp(): Promise<DatabaseApp> {
    const test = await createDatabaseApp(kind, { OWNER_EMAILS: OWNER }, { clock: () => NOW });
    open.push(test);
    return test;
  }
  async function signUpOwner(test: DatabaseApp): Promise<Session> {
    const session = await signUp(test, OWNER);
    await test.db
      .updateTable('user')
      .set({ emailVerified: kind === 'sqlite' ? 1 : true })
      .execute();
    return session;
  }
  const summary = async (test: DatabaseApp, session: Session, query = '') =>
    operatorSummarySchema.parse(await (await test.get(`/api/operator/summary${query}`, session)).json());
  const view = (test: DatabaseApp, body: object, headers = {}) =>
    test.post('/api/pageviews', body, { ...PAGE, ...headers });

  it('counts page views by path and by the website they came from', async () => {
    const test = await createApp();
    const session = await signUpOwner(test);
    expect(
      (await view(test, { path: '/pricing', referrer: 'https://www.Search.example/find?q=secret' })).status,
    ).toBe(204);
    await view(test, { path: '/pricing/' });
    await view(test, { path: '/wp-admin/made-up' });
    const { days, paths, referrers, arrivals } = await summary(test, session);
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ day: '2026-11-21', pageViews: 3 });
    expect(paths).toEqual([
      { name: '/pricing', count: 2 },
      { name: 'other', count: 1 },
    ]);
    expect(referrers).toEqual([{ name: 'search.example', count: 1 }]);
    expect(arrivals).toEqual([{ name: 'search.example → /pricing', count: 1 }]);
  });

  it('keeps neither query nor address, and sets no cookie', async () => {
    const test = await createApp();
    const response = await view(test, { path: '/', referrer: 'https://search.example/?q=secret' });
    expect(response.headers.has('set-cookie')).toBe(false);
    await test.context.dailyCounts.flush();
    const kept = JSON.stringify(await test.db.selectFrom('daily_count').selectAll().execute());
    expect(kept).not.toMatch(/secret|127\.0\.0\.1/);
  });

  it.each([
    ['asks not to be tracked', { dnt: '1' }],
    ['asks for privacy', { 'sec-gpc': '1' }],
    ['is a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ])('does not count whoever %s', async (_who, headers) => {
    const test = await createApp();
    const session = await signUpOwner(test);
    expect((await view(test, { path: '/' }, headers)).status).toBe(204);
    expect((await summary(test, session)).paths).toEqual([]);
  });

  it('takes page views of its own pages only', async () => {
    const test = await createApp();
    expect((await view(test, { path: '/' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await test.post('/api/pageviews', { path: '/' })).status).toBe(403);
  });

  it('keeps few names, whatever is made up', async () => {
    const test = await createApp();
    for (let n = 0; n < 300; n += 1)
      await view(test, { path: '/', referrer: `https://made-up-${n}.example/` });
    await test.context.dailyCounts.flush();
    const rows = await test.db.selectFrom('daily_count').selectAll().execute();
    expect(rows.length).toBe(201);
    const session = await signUpOwner(test);
    expect((await summary(test, session)).paths).toEqual([{ name: '/', count: 300 }]);
  });

  it('counts users, generations and who wrote them', async () => {
    const test = await createApp();
    const session = await signUpOwner(test);
    await test.post('/api/gemini/generateListing', buildRequest());
    const { users, days, engines } = await summary(test, session);
    expect(users).toEqual({ total: 1, verified: 1, pro: 0, ending: 0 });
    expect(days.at(-1)).toMatchObject({ generations: 1, failures: 0, aiCalls: 0, aiCost: null });
    expect(engines).toEqual([{ name: 'builtin', count: 1 }]);
  });

  it('adds up what several instances write', async () => {
    const test = await createApp();
    const session = await signUpOwner(test);
    const { dailyCounts } = test.context;
    for (let n = 0; n < 3; n += 1) {
      dailyCounts.add('ai-input-tokens', 'gemini/flash', 2_000_000_000);
      await dailyCounts.flush();
    }
    expect((await summary(test, session)).days.at(-1)?.inputTokens).toBe(6_000_000_000);
  });

  it('hands the days out for spreadsheets', async () => {
    const test = await createApp();
    const session = await signUpOwner(test);
    const csv = await (
      await test.get('/api/operator/days.csv?from=2026-11-20&to=2026-11-21', session)
    ).text();
    expect(csv.split('\r\n')[0]).toMatch(/^day,page_views,sign_ups,generations,failures,ai_calls,/);
    expect(csv.trim().split('\r\n')).toHaveLength(3);
  });

  it.each(['?from=2026-11-22&to=2026-11-21', '?from=1999-01-01', '?from=yesterday', '?from=2026-13-45'])(
    'refuses the days %s',
    async (query) => {
      const test = await createApp();
      const session = await signUpOwner(test);
      expect((await test.get(`/api/operator/summary${query}`, session)).status).toBe(400);
    },
  );

  it('is for owners, and not there for anybody else', async () => {
    const test = await createApp();
    expect((await test.get('/api/operator/summary')).status).toBe(401);
    const unconfirmed = await signUp(test, OWNER);
    expect((await test.get('/api/operator/summary', unconfirmed)).status).toBe(404);
    expect((await test.get('/api/operator/days.csv', await signUp(test))).status).toBe(404);
  });
});
