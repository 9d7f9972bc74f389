/** eBay's Browse, Taxonomy and Metadata APIs on loopback, held against their documents: token, search, pages, failures. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EBAY_DOCUMENT } from './documents/ebay-document.ts';
import { readDocument } from './documents/service-document.ts';
import { misbehave, readText, sendJson, type WireFault } from './wire.ts';

interface EbayItem {
  title: string;
  price: string;
  currency?: string;
  conditionId?: string;
  more?: object;
}

/** What happens to the next search instead of an answer. */
type EbayAct = { kind: 'status'; status: number; headers?: Record<string, string> } | WireFault;

export interface EbayStandIn {
  url: string;
  /** The environment that points a server here. */
  env: Record<string, string>;
  /** Each search that arrived. */
  searches: { query: URLSearchParams; marketplace: string | undefined }[];
  /** Each call of the Taxonomy API, path and query. */
  taxonomyCalls: string[];
  /** How many tokens were given out. */
  tokens: number;
  /** What there is to find for a query that holds the words; '' for every query. */
  stock(items: readonly EbayItem[], words?: string): void;
  /** What the next searches do. */
  play(...acts: EbayAct[]): void;
  /** Makes the tokens given out so far worthless. */
  revoke(): void;
  /** What the next request for a token does. */
  playToken(act: EbayAct): void;
  /** @throws Error where something was sent or answered that eBay's documents do not let in */
  close(): Promise<void>;
}

const CREDENTIALS = { EBAY_CLIENT_ID: 'SmartLis-test-PRD-1', EBAY_CLIENT_SECRET: 'PRD-secret' };

export async function startEbay(): Promise<EbayStandIn> {
  const shelves: { words: string; items: readonly EbayItem[] }[] = [];
  const acts: EbayAct[] = [];
  const tokenActs: EbayAct[] = [];
  const valid = new Set<string>();
  const searches: EbayStandIn['searches'] = [];
  const taxonomyCalls: string[] = [];
  const document = readDocument(EBAY_DOCUMENT);
  const violations: string[] = [];
  let tokens = 0;

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://ebay.test');
    const body = await readText(request);
    if (url.pathname === '/identity/v1/oauth2/token') {
      const act = tokenActs.shift();
      if (act) return perform(act, response);
      const basic = Buffer.from(Object.values(CREDENTIALS).join(':')).toString('base64');
      const form = new URLSearchParams(body);
      const isRight =
        request.method === 'POST' &&
        request.headers.authorization === `Basic ${basic}` &&
        form.get('grant_type') === 'client_credentials' &&
        form.get('scope') === 'https://api.ebay.com/oauth/api_scope';
      if (!isRight) {
        return sendJson(response, 401, {
          error: 'invalid_client',
          error_description: 'client authentication failed',
        });
      }
      tokens += 1;
      const token = `v^1.1#i^1#I^3#token${tokens}`;
      valid.add(token);
      return sendJson(response, 200, {
        access_token: token,
        expires_in: 7200,
        token_type: 'Application Access Token',
      });
    }
    const call = document.find(request.method ?? '', url.pathname);
    const wrong = call
      ? document.checkRequest(call, { request, url, text: body }).wrong
      : `no such call: ${request.method} ${url.pathname}`;
    if (!call || wrong !== null) {
      violations.push(String(wrong));
      return sendJson(response, 400, errors(2004, String(wrong)));
    }
    if (isTaxonomy(url)) taxonomyCalls.push(`${url.pathname.slice(TAXONOMY.length)}${url.search}`);
    else if (isSearch(url)) {
      const marketplace = String(request.headers['x-ebay-c-marketplace-id']);
      searches.push({ query: url.searchParams, marketplace });
    }
    const act = acts.shift();
    if (act) return perform(act, response);
    const bearer = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!valid.has(bearer)) return sendJson(response, 401, errors(1001, 'Invalid access token'));
    const asked = (url.searchParams.get('q') ?? '').toLowerCase();
    const found = shelves.find(({ words }) => asked.includes(words.toLowerCase()))?.items ?? [];
    const answer = isSearch(url) ? { status: 200, said: page(url, found) } : answerMetadata(url);
    const amiss = document.checkAnswer(call, answer.status, answer.said);
    if (amiss !== null) violations.push(`answered, ${amiss}`);
    if (answer.said) return sendJson(response, answer.status, answer.said);
    response.writeHead(answer.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    env: { ...CREDENTIALS, EBAY_BASE_URL: url },
    searches,
    taxonomyCalls,
    get tokens() {
      return tokens;
    },
    stock: (items, words = '') => void shelves.unshift({ words, items }),
    play: (...next) => void acts.push(...next),
    playToken: (act) => void tokenActs.push(act),
    revoke: () => valid.clear(),
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      if (violations.length > 0) throw new Error(violations.join('\n'));
    },
  };
}

function page(url: URL, found: readonly EbayItem[]): object {
  const limit = Number(url.searchParams.get('limit') ?? 50);
  const offset = Number(url.searchParams.get('offset') ?? 0);
  const here = (at: number) => {
    const next = new URLSearchParams(url.searchParams);
    next.set('offset', String(at));
    return `https://api.ebay.com${url.pathname}?${next}`;
  };
  return {
    href: here(offset),
    total: found.length,
    ...(offset + limit < found.length && { next: here(offset + limit) }),
    ...(offset > 0 && { prev: here(Math.max(0, offset - limit)) }),
    limit,
    offset,
    // eBay leaves the list out when there is nothing.
    ...(found.length > 0 && {
      itemSummaries: found.slice(offset, offset + limit).map((item, index) => summary(item, offset + index)),
    }),
  };
}

function summary(
  { title, price, currency = 'GBP', conditionId = '3000', more }: EbayItem,
  index: number,
): object {
  const legacyId = String(110_000_000_000 + index);
  return {
    itemId: `v1|${legacyId}|0`,
    title,
    leafCategoryIds: ['9355'],
    categories: [{ categoryId: '9355', categoryName: 'Mobile & Smart Phones' }],
    image: { imageUrl: 'https://i.ebayimg.com/images/g/abc/s-l225.jpg' },
    price: { value: price, currency },
    itemHref: `https://api.ebay.com/buy/browse/v1/item/v1%7C${legacyId}%7C0`,
    seller: { username: 'a_seller', feedbackPercentage: '99.8', feedbackScore: 1234 },
    condition: 'Used',
    conditionId,
    shippingOptions: [{ shippingCostType: 'FIXED', shippingCost: { value: '3.49', currency } }],
    buyingOptions: ['FIXED_PRICE', 'BEST_OFFER'],
    itemWebUrl: `https://www.ebay.co.uk/itm/${legacyId}?hash=item1&amdata=enc%3A1`,
    itemLocation: { postalCode: 'LS1***', country: 'GB' },
    adultOnly: false,
    legacyItemId: legacyId,
    availableCoupons: false,
    itemCreationDate: '2026-11-01T10:00:00.000Z',
    topRatedBuyingExperience: false,
    priorityListing: false,
    listingMarketplaceId: 'EBAY_GB',
    ...more,
  };
}

function errors(errorId: number, message: string): object {
  return {
    errors: [{ errorId, domain: 'API_BROWSE', category: 'REQUEST', message, longMessage: `${message}.` }],
  };
}

/** Words that this stand-in has no category for. */
export const UNKNOWN_TO_EBAY = 'Qwxyz';

const TAXONOMY = '/commerce/taxonomy/v1/';
const isTaxonomy = ({ pathname }: URL) => pathname.startsWith(TAXONOMY);
const isSearch = ({ pathname }: URL) => pathname.endsWith('/item_summary/search');

/** Of the Taxonomy and Metadata APIs. */
function answerMetadata(url: URL): { status: number; said?: object } {
  const call = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  if (call === 'get_item_condition_policies') return { status: 200, said: CONDITIONS };
  if (call === 'get_default_category_tree_id') {
    const id =
      { EBAY_GB: '3', EBAY_US: '0', EBAY_DE: '77' }[url.searchParams.get('marketplace_id') ?? ''] ?? '0';
    return { status: 200, said: { categoryTreeId: id, categoryTreeVersion: '119' } };
  }
  if (call === 'get_category_suggestions') {
    if (url.searchParams.get('q') === UNKNOWN_TO_EBAY) return { status: 204 };
    return { status: 200, said: SUGGESTIONS };
  }
  if (url.searchParams.get('category_id') !== '57988')
    return { status: 400, said: errors(62005, 'The category does not belong to the tree') };
  return { status: 200, said: ASPECTS };
}

function ancestor(categoryId: string, categoryName: string, categoryTreeNodeLevel: number): object {
  const categorySubtreeNodeHref = 'https://api.ebay.com/commerce/taxonomy/v1/category_tree/3';
  return { categoryId, categoryName, categoryTreeNodeLevel, categorySubtreeNodeHref };
}

function aspect(localizedAspectName: string, constraint: object, values: readonly string[]): object {
  return {
    localizedAspectName,
    aspectConstraint: {
      aspectDataType: 'STRING',
      itemToAspectCardinality: 'SINGLE',
      aspectMode: 'FREE_TEXT',
      aspectRequired: false,
      aspectUsage: 'RECOMMENDED',
      aspectEnabledForVariations: false,
      aspectApplicableTo: ['PRODUCT'],
      ...constraint,
    },
    aspectValues: values.map((localizedValue) => ({ localizedValue })),
  };
}

const SUGGESTIONS = {
  categorySuggestions: [
    {
      category: { categoryId: '57988', categoryName: 'Coats, Jackets & Waistcoats' },
      categoryTreeNodeLevel: 3,
      categoryTreeNodeAncestors: [
        ancestor('1059', "Men's Clothing", 2),
        ancestor('11450', 'Clothes, Shoes & Accessories', 1),
      ],
      relevancy: 'MATCH',
    },
    { category: { categoryName: 'Without its id' } },
  ],
  categoryTreeId: '3',
  categoryTreeVersion: '119',
};

const ASPECTS = {
  aspects: [
    aspect('Brand', { aspectRequired: true }, ['Barbour', 'Belstaff']),
    aspect('Colour', { aspectMode: 'SELECTION_ONLY', itemToAspectCardinality: 'MULTI' }, [
      'Black',
      'Blue',
      'Navy',
    ]),
    aspect('Outer Shell Material', {}, ['Cotton']),
    aspect('Size', { aspectMaxLength: 30 }, ['S', 'M', 'L']),
    { localizedAspectName: '' },
  ],
};

const CONDITIONS = {
  itemConditionPolicies: [
    {
      categoryTreeId: '3',
      categoryId: '57988',
      itemConditionRequired: true,
      itemConditions: [
        { conditionId: '1000', conditionDescription: 'New with tags' },
        { conditionId: '3000', conditionDescription: 'Pre-owned - Good' },
      ],
    },
  ],
};

function perform(act: EbayAct, response: ServerResponse): void {
  if (act.kind !== 'status') {
    misbehave(act, response);
    return;
  }
  sendJson(response, act.status, errors(2001, 'It failed'), act.headers);
}
