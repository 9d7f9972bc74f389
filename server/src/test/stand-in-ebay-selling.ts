/** eBay's selling APIs on loopback, with state: what we send is held against the shapes of eBay's documents. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EBAY_SELLING_SHAPES } from './ebay-selling-shapes.ts';
import { startEbay } from './stand-in-ebay.ts';
import { misbehave, readText, sendJson, type WireFault } from './wire.ts';

interface Offer {
  offerId: string;
  sku: string;
  status: 'UNPUBLISHED' | 'PUBLISHED';
  listing?: { listingId: string; listingStatus: string; soldQuantity: number };
  body: Record<string, unknown> & { pricingSummary: { price: { value: string; currency: string } } };
}

type Act =
  | WireFault
  | { kind: 'errors'; status: number; errors: readonly object[]; headers?: Record<string, string> }
  /** Does what was asked for, and the answer is lost. */
  | { kind: 'lost' }
  /** Does what was asked for, and never answers. */
  | { kind: 'stuck' };

export interface EbaySellingStandIn {
  url: string;
  env: Record<string, string>;
  /** Every listing that buyers have ever seen. */
  published: string[];
  items: Map<string, { product: { title: string; aspects: object; imageUrls: string[] }; condition: string }>;
  offers: Map<string, Offer>;
  photos: Uint8Array[];
  /** Method and path of each request, in order. */
  calls: string[];
  /** What eBay's documents would not have let in. */
  violations: string[];
  tokens: { issued: string[]; refreshes: number };
  /** What a request whose call holds the words does the next time. */
  play(words: string, act: Act): void;
  /** The seller's page at eBay: allows, and says where the browser goes. */
  allow(authorizeUrl: string): { state: string; code: string };
  /** Access tokens end; permissions stay. */
  endTokens(): void;
  /** The seller takes the permission back. */
  forbid(): void;
  /** No business policies. */
  withoutPolicies(): void;
  sell(sku: string, price: string): void;
  close(): Promise<void>;
}

const RU_NAME = 'Anna_Smith-AnnaSmit-Listin-abcdef';

export async function startEbaySelling(): Promise<EbaySellingStandIn> {
  const buying = await startEbay();
  const acts: { words: string; act: Act }[] = [];
  const codes = new Set<string>();
  const grants = new Map<string, string>();
  const access = new Map<string, string>();
  const places = new Map<string, string>();
  const orders: object[] = [];
  let hasPolicies = true;
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  const stand: Omit<EbaySellingStandIn, 'close' | 'url' | 'env' | 'play'> = {
    published: [],
    items: new Map(),
    offers: new Map(),
    photos: [],
    calls: [],
    violations: [],
    tokens: { issued: [], refreshes: 0 },
    allow(authorizeUrl) {
      const { searchParams: query, pathname } = new URL(authorizeUrl);
      if (pathname !== '/oauth2/authorize' || query.get('redirect_uri') !== RU_NAME)
        stand.violations.push('the way to allow it');
      const code = `v^1.1#code${next()}`;
      codes.add(`${code} ${query.get('scope')}`);
      return { state: query.get('state') ?? '', code };
    },
    endTokens: () => access.clear(),
    forbid() {
      access.clear();
      grants.clear();
    },
    withoutPolicies() {
      hasPolicies = false;
    },
    sell(sku, value) {
      const offer = [...stand.offers.values()].find((one) => one.sku === sku);
      if (offer?.listing) offer.listing = { ...offer.listing, listingStatus: 'ENDED', soldQuantity: 1 };
      orders.push({
        orderId: `27-${next()}`,
        creationDate: '2026-11-21T15:00:00.000Z',
        orderPaymentStatus: 'PAID',
        buyer: { username: 'canary-buyer' },
        cancelStatus: { cancelState: 'NONE_REQUESTED', cancelRequests: [] },
        lineItems: [{ lineItemId: '1', sku, quantity: 1, lineItemCost: { value, currency: 'GBP' } }],
      });
    },
  };

  function issue(form: URLSearchParams): object | null {
    let scope: string | undefined;
    let refresh = form.get('refresh_token') ?? '';
    if (form.get('grant_type') === 'authorization_code') {
      const found = [...codes].find((one) => one.startsWith(`${form.get('code')} `));
      if (!found || form.get('redirect_uri') !== RU_NAME) return null;
      codes.delete(found);
      scope = found.slice(found.indexOf(' ') + 1);
      refresh = `v^1.1#refresh-canary${next()}`;
      grants.set(refresh, scope);
    } else {
      scope = grants.get(refresh);
      stand.tokens.refreshes += 1;
    }
    if (scope === undefined) return null;
    const token = `v^1.1#access-canary${next()}`;
    access.set(token, scope);
    stand.tokens.issued.push(token, refresh);
    const type = { token_type: 'User Access Token', expires_in: 7200 };
    return { access_token: token, refresh_token: refresh, refresh_token_expires_in: 47_304_000, ...type };
  }

  /** What eBay's document says against a request; null: nothing. */
  function check(request: IncomingMessage, url: URL, body: string): { scope: string } | string {
    const { method = '' } = request;
    const shape = EBAY_SELLING_SHAPES.find((one) => one.method === method && one.path.test(url.pathname));
    if (!shape) return `no such call: ${method} ${url.pathname}`;
    for (const [name, wanted] of Object.entries(shape.headers ?? {})) {
      if (!wanted.test(String(request.headers[name]))) return `${name}: ${request.headers[name]}`;
    }
    const query = Object.fromEntries(url.searchParams);
    if (shape.query ? !shape.query.safeParse(query).success : url.search !== '') return `query ${url.search}`;
    if (shape.body === null && body !== '') return 'a body that nobody reads';
    if (shape.body === null || shape.body === 'form') return shape;
    const read = shape.body.safeParse(body === '' ? undefined : JSON.parse(body));
    return read.success ? shape : `${method} ${url.pathname}: ${read.error.message}`;
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://ebay.test');
    const text = await readText(request);
    const isToken = url.pathname === '/identity/v1/oauth2/token';
    const form = new URLSearchParams(text);
    if (url.pathname.includes('get_item_condition_policies')) return sendJson(response, 200, CONDITIONS);
    if (isToken ? form.get('grant_type') === 'client_credentials' : !isSelling(url.pathname)) {
      const { method = 'GET', headers } = request;
      const kept = {
        authorization: headers.authorization ?? '',
        'content-type': headers['content-type'] ?? '',
      };
      const init = { method, headers: kept, ...(text !== '' && { body: text }) };
      const answer = await fetch(buying.url + request.url, init);
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      return void response.end(await answer.text());
    }
    const call = `${request.method} ${url.pathname}`;
    stand.calls.push(call);
    const at = acts.findIndex(({ words }) => call.includes(words));
    const [played] = at < 0 ? [] : acts.splice(at, 1);
    if (played?.act.kind === 'errors') {
      const { status, errors, headers } = played.act;
      return sendJson(response, status, { errors }, headers);
    }
    const { kind } = played?.act ?? {};
    if (played && played.act.kind !== 'lost' && played.act.kind !== 'stuck')
      return misbehave(played.act, response);
    const answer = (status: number, body?: object) => {
      if (kind === 'stuck') return;
      if (kind === 'lost') return void response.destroy();
      if (body) return sendJson(response, status, body);
      response.writeHead(status).end();
    };
    if (isToken) {
      const tokens = issue(form);
      return tokens ? answer(200, tokens) : answer(400, { error: 'invalid_grant' });
    }
    const checked = check(request, url, text);
    if (typeof checked === 'string') {
      stand.violations.push(checked);
      return answer(400, errors(25_002, checked));
    }
    const scopes = access.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
    if (scopes === undefined) return answer(401, errors(1001, 'Invalid access token'));
    if (!scopes.split(' ').includes(checked.scope)) {
      stand.violations.push(`scope ${checked.scope}`);
      return answer(403, errors(1100, 'Access denied'));
    }
    perform(call, url, text, answer);
  });

  function perform(call: string, url: URL, text: string, answer: (status: number, body?: object) => void) {
    const body = text.startsWith('{') ? JSON.parse(text) : undefined;
    const [, offerId = ''] = /\/offer\/(\d+)/.exec(call) ?? [];
    const offer = stand.offers.get(offerId);
    const sku = url.searchParams.get('sku') ?? '';
    const own = [...stand.offers.values()].filter((one) => one.sku === sku);
    const name = call.slice(call.lastIndexOf('/v1/') + 4);
    if (call.endsWith('create_image_from_file')) {
      stand.photos.push(Buffer.from(text, 'utf8'));
      return answer(201, { imageUrl: `https://i.ebayimg.com/00/s/${stand.photos.length}.jpg` });
    }
    if (call.startsWith('PUT') && name.startsWith('inventory_item/')) {
      stand.items.set(name.slice('inventory_item/'.length), body);
      return answer(204);
    }
    if (call.endsWith('/get_listing_fees')) return answer(200, FEES);
    if (call.startsWith('GET') && name === 'offer') {
      if (own.length === 0) return answer(404, errors(25_713, 'This Offer is not available.'));
      return answer(200, {
        total: own.length,
        offers: own.map(({ body: said, ...rest }) => ({ ...said, ...rest })),
      });
    }
    if (call.startsWith('POST') && name === 'offer') {
      const same = [...stand.offers.values()].find((one) => one.sku === body.sku);
      if (same) return answer(400, errors(25_002, 'Offer entity already exists.'));
      const made = { offerId: String(5_000_000 + next()), sku: body.sku };
      stand.offers.set(made.offerId, { ...made, status: 'UNPUBLISHED', body });
      return answer(201, { offerId: made.offerId });
    }
    if (name === 'location') {
      const locations = [...places].map(([merchantLocationKey, named]) => ({
        merchantLocationKey,
        name: named,
      }));
      return answer(200, { total: places.size, locations });
    }
    if (name.startsWith('location/')) {
      const key = name.slice('location/'.length);
      if (places.has(key)) return answer(409, errors(25_803, 'merchantLocationKey already exists.'));
      places.set(key, body.name);
      return answer(204);
    }
    if (name.endsWith('_policy')) return answer(200, hasPolicies ? policies(name) : { total: 0 });
    if (name === 'order') return answer(200, { total: orders.length, limit: 50, offset: 0, orders });
    if (!offer) return answer(404, errors(25_713, 'This Offer is not available.'));
    if (call.startsWith('PUT')) {
      offer.body = { ...offer.body, ...body };
      return answer(204);
    }
    if (name.endsWith('/publish/')) {
      if (offer.status === 'PUBLISHED') return answer(200, { listingId: offer.listing?.listingId });
      const listingId = String(110_000_000_000 + next());
      offer.status = 'PUBLISHED';
      offer.listing = { listingId, listingStatus: 'ACTIVE', soldQuantity: 0 };
      stand.published.push(listingId);
      return answer(200, { listingId });
    }
    offer.status = 'UNPUBLISHED';
    const listingId = offer.listing?.listingId;
    delete offer.listing;
    return answer(200, { listingId });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return Object.assign(stand, {
    url,
    env: {
      ...buying.env,
      EBAY_BASE_URL: url,
      EBAY_AUTH_URL: url,
      EBAY_MEDIA_URL: url,
      EBAY_RU_NAME: RU_NAME,
    },
    play: (words: string, act: Act) => void acts.push({ words, act }),
    close: async () => {
      await buying.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  });
}

function isSelling(path: string): boolean {
  return (
    /^\/(?:sell\/(?:inventory|account|fulfillment)|commerce\/media)\//.test(path) || path.includes('oauth2')
  );
}

function errors(errorId: number, message: string): object {
  return { errors: [{ errorId, domain: 'API_INVENTORY', category: 'REQUEST', message, parameters: [] }] };
}

function policies(name: string): object {
  const rows = {
    fulfillment_policy: { fulfillmentPolicies: [{ fulfillmentPolicyId: '61', name: 'Royal Mail 48' }] },
    payment_policy: { paymentPolicies: [{ paymentPolicyId: '62', name: 'eBay pays' }] },
    return_policy: { returnPolicies: [{ returnPolicyId: '63', name: '30 days' }] },
  };
  return { total: 1, ...Object.entries(rows).find(([one]) => one === name)?.[1] };
}

const FEES = {
  feeSummaries: [
    {
      marketplaceId: 'EBAY_GB',
      fees: [
        { feeType: 'INSERTION_FEE', amount: { value: '0.35', currency: 'GBP' } },
        { feeType: 'BOLD_FEE', amount: { value: '0.0', currency: 'GBP' } },
      ],
    },
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
