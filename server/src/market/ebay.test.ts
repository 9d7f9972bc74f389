import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRateLimit } from '../lib/rate-limit.ts';
import { type EbayStandIn, startEbay } from '../test/stand-in-ebay.ts';
import { createEbayMarket } from './ebay.ts';
import type { Market, MarketQuery } from './market.ts';

const QUERY: MarketQuery = {
  queries: ['Makita DHP482 combi drill', 'Makita DHP482'],
  currency: 'GBP',
  language: 'en',
  condition: 'used-good',
};
const drills = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Makita DHP482 drill ${index}`,
    price: `${40 + index}.50`,
  }));

describe('eBay', () => {
  let ebay: EbayStandIn;
  let now: Date;
  beforeEach(async () => {
    ebay = await startEbay();
    now = new Date('2026-11-21T12:00:00Z');
  });
  afterEach(() => ebay.close());

  const market = (changes: { quota?: number; timeoutMs?: number; clientSecret?: string } = {}) =>
    createEbayMarket({
      baseUrl: ebay.url,
      clientId: ebay.env.EBAY_CLIENT_ID ?? '',
      clientSecret: changes.clientSecret ?? ebay.env.EBAY_CLIENT_SECRET ?? '',
      clock: () => now,
      quota: createRateLimit(changes.quota ?? 1000, 60),
      timeoutMs: changes.timeoutMs ?? 10_000,
    });

  const findWith = async (search: Market, query = QUERY) => (await search.search(query)).comparables;
  const find = (query = QUERY) => findWith(market(), query);

  it('finds what is on offer, as asking prices of today with their pages', async () => {
    ebay.stock([{ title: 'Makita DHP482 drill', price: '42.50', conditionId: '7000' }]);
    expect(await find()).toEqual([
      {
        title: 'Makita DHP482 drill',
        price: 42.5,
        currency: 'GBP',
        condition: 'for-parts',
        kind: 'asking',
        source: 'ebay',
        link: 'https://www.ebay.co.uk/itm/110000000000',
        date: '2026-11-21',
      },
    ]);
  });

  it('asks for fixed prices of things worn about as much, fifty a page', async () => {
    await market().search(QUERY);
    const { query } = ebay.searches[0] ?? {};
    expect(query?.get('q')).toBe('Makita DHP482 combi drill');
    expect(query?.get('filter')).toMatch(/^buyingOptions:\{FIXED_PRICE\},conditionIds:\{[\d|]*3000[\d|]*\}$/);
    expect(query?.get('filter')).not.toMatch(/1000|7000/);
    expect(query?.get('limit')).toBe('50');
  });

  it.each([
    ['GBP', 'en', 'EBAY_GB'],
    ['USD', 'en', 'EBAY_US'],
    ['EUR', 'de', 'EBAY_DE'],
    ['EUR', 'fr', 'EBAY_FR'],
    ['EUR', 'pl', 'EBAY_DE'],
    ['AUD', 'en', 'EBAY_AU'],
    ['JPY', 'ja', 'EBAY_US'],
  ])('searches for %s and %s in %s', async (currency, language, marketplace) => {
    await market().search({ ...QUERY, currency, language });
    expect(ebay.searches[0]?.marketplace).toBe(marketplace);
  });

  it('reads the second page, and no third', async () => {
    ebay.stock(drills(130));
    expect(await find()).toHaveLength(100);
    expect(ebay.searches.map(({ query }) => query.get('offset'))).toEqual(['0', '50']);
  });

  it('asks the wider query only when the narrow one finds too little', async () => {
    ebay.stock(drills(30), 'makita dhp482');
    ebay.stock(drills(3), 'combi');
    expect(await find()).toHaveLength(30);
    expect(ebay.searches).toHaveLength(2);
    ebay.stock(drills(25), 'combi');
    await market().search(QUERY);
    expect(ebay.searches).toHaveLength(3);
  });

  it('keeps what the narrow query found when the wider one fails', async () => {
    ebay.stock(drills(3));
    const search = market();
    await search.search({ ...QUERY, queries: ['Makita DHP482'] });
    ebay.play({ kind: 'status', status: 500 });
    expect(await findWith(search, { ...QUERY, queries: ['Makita DHP482', 'Makita'] })).toHaveLength(3);
  });

  it('finds nothing without complaint', async () => {
    expect(await find()).toEqual([]);
  });

  it('leaves out items without a price of their own, and broken ones', async () => {
    ebay.stock([
      { title: 'Drills in five sizes', price: '9.99', more: { itemGroupType: 'SELLER_DEFINED_VARIATIONS' } },
      { title: 'No price', price: 'soon' },
      { title: 'No page', price: '40.00', more: { itemWebUrl: 'javascript:alert(1)' } },
    ]);
    expect(await market().search(QUERY)).toMatchObject({
      comparables: [{ title: 'No page', link: null }],
      withoutOnePrice: 1,
    });
  });

  it('asks for one token, however many search at once', async () => {
    const search = market();
    await Promise.all(['a', 'b', 'c'].map((text) => search.search({ ...QUERY, queries: [text] })));
    expect(ebay.tokens).toBe(1);
  });

  it('renews a token before it ends', async () => {
    const search = market();
    await search.search(QUERY);
    now = new Date(now.getTime() + 7_150_000);
    await search.search(QUERY);
    expect(ebay.tokens).toBe(2);
  });

  it('renews a token that eBay no longer takes, once', async () => {
    ebay.stock(drills(2));
    const search = market();
    await search.search(QUERY);
    ebay.revoke();
    expect(await findWith(search, { ...QUERY, queries: ['Makita'] })).toHaveLength(2);
    ebay.play({ kind: 'status', status: 401 }, { kind: 'status', status: 401 });
    await expect(search.search({ ...QUERY, queries: ['Bosch'] })).rejects.toMatchObject({
      code: 'misconfigured',
    });
  });

  it('answers the same search from memory for ten minutes', async () => {
    ebay.stock(drills(25));
    const search = market();
    await Promise.all([search.search(QUERY), search.search(QUERY)]);
    expect(ebay.searches).toHaveLength(1);
    now = new Date(now.getTime() + 11 * 60_000);
    await search.search(QUERY);
    expect(ebay.searches).toHaveLength(2);
  });

  it('does not remember a failure', async () => {
    const search = market();
    ebay.play({ kind: 'status', status: 500 });
    await expect(search.search(QUERY)).rejects.toMatchObject({ code: 'unreachable' });
    ebay.stock(drills(25));
    expect(await findWith(search)).toHaveLength(25);
  });

  it.each([
    [{ kind: 'status', status: 400 }, 'misconfigured'],
    [{ kind: 'status', status: 403 }, 'misconfigured'],
    [{ kind: 'status', status: 429, headers: { 'retry-after': '77' } }, 'rate-limited'],
    [{ kind: 'status', status: 500 }, 'unreachable'],
    [{ kind: 'status', status: 503 }, 'overloaded'],
    [{ kind: 'status', status: 504 }, 'timeout'],
    [{ kind: 'raw', body: '<html>maintenance</html>' }, 'bad-answer'],
    [{ kind: 'raw', body: '{"itemSummaries": "none"}' }, 'bad-answer'],
    [{ kind: 'cut' }, 'unreachable'],
  ] as const)('turns %j into %s', async (act, code) => {
    ebay.play(act);
    await expect(market().search(QUERY)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(/^eBay/),
    });
  });

  it('says when to come back after 429', async () => {
    ebay.play({ kind: 'status', status: 429, headers: { 'retry-after': '77' } });
    await expect(market().search(QUERY)).rejects.toMatchObject({
      details: { headers: { 'Retry-After': '77' } },
    });
  });

  it('gives up on a slow answer', async () => {
    ebay.play({ kind: 'hang' });
    await expect(market({ timeoutMs: 50 }).search(QUERY)).rejects.toMatchObject({ code: 'timeout' });
  });

  it('gives up where nobody answers', async () => {
    await ebay.close();
    await expect(market().search(QUERY)).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('says what is wrong with keys that eBay does not know, and tries them anew later', async () => {
    const search = market({ clientSecret: 'wrong' });
    await expect(search.search(QUERY)).rejects.toMatchObject({ code: 'misconfigured' });
    ebay.playToken({ kind: 'raw', body: '{"access_token": ""}' });
    await expect(search.search(QUERY)).rejects.toMatchObject({ code: 'bad-answer' });
  });

  it('stops at the quota of the day', async () => {
    const search = market({ quota: 2 });
    await search.search({ ...QUERY, queries: ['a'] });
    await expect(search.search({ ...QUERY, queries: ['b'] })).rejects.toMatchObject({ code: 'rate-limited' });
  });
});
