/** eBay's selling APIs on loopback, with state: what we send and what is answered is held against eBay's documents. */
import { EBAY_RULES, EBAY_SELLING } from './documents/ebay-rules.ts';
import { type Asked, createChanges, pageOf, type SellingStandIn, startSelling } from './selling-stand-in.ts';
import { startEbay } from './stand-in-ebay.ts';

interface Offer {
  offerId: string;
  sku: string;
  status: 'UNPUBLISHED' | 'PUBLISHED';
  listing?: { listingId: string; listingStatus: string; soldQuantity: number };
  body: Record<string, unknown> & { pricingSummary: { price: { value: string; currency: string } } };
}

export interface EbaySellingStandIn extends SellingStandIn {
  items: Map<string, { product: { title: string; aspects: object; imageUrls: string[] }; condition: string }>;
  offers: Map<string, Offer>;
  photos: Uint8Array[];
  /** What was paid for. */
  orders: Order[];
}

interface Order extends Record<string, unknown> {
  orderId: string;
  lineItems: Record<string, unknown>[];
}

const RU_NAME = 'Anna_Smith-AnnaSmit-Listin-abcdef';
const TOKEN_PATH = '/identity/v1/oauth2/token';

export async function startEbaySelling(): Promise<EbaySellingStandIn> {
  const buying = await startEbay();
  const items: EbaySellingStandIn['items'] = new Map();
  const offers: EbaySellingStandIn['offers'] = new Map();
  const photos: Uint8Array[] = [];
  const places = new Map<string, string>();
  const orders: Order[] = [];
  const changes = createChanges();

  const stand = await startSelling({
    tokenPath: TOKEN_PATH,
    document: EBAY_SELLING,
    rules: EBAY_RULES,
    async others(request, text, response) {
      const url = new URL(request.url ?? '/', 'http://ebay.test');
      const isApplications =
        url.pathname === TOKEN_PATH
          ? new URLSearchParams(text).get('grant_type') === 'client_credentials'
          : !isSelling(url.pathname);
      if (!isApplications) return false;
      const { method = 'GET', headers } = request;
      const kept = {
        authorization: headers.authorization ?? '',
        'content-type': headers['content-type'] ?? '',
      };
      const answer = await fetch(buying.url + request.url, {
        method,
        headers: kept,
        ...(text !== '' && { body: text }),
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(await answer.text());
      return true;
    },
    redeem(form, grants) {
      const sent = form.get('refresh_token') ?? '';
      const known = grants.refresh.get(sent);
      if (form.get('grant_type') !== 'authorization_code')
        return known === undefined ? undefined : { scope: known, refresh: sent };
      const code = form.get('code') ?? '';
      const grant = grants.codes.get(code);
      if (!grant || form.get('redirect_uri') !== RU_NAME) return undefined;
      grants.codes.delete(code);
      return { scope: grant.scope, refresh: grants.newRefresh(grant.scope) };
    },
    makeToken: (kind, count) => `v^1.1#${kind}-canary${count}`,
    tokens: (access_token, refresh_token) => ({
      ...{ access_token, refresh_token, refresh_token_expires_in: 47_304_000 },
      ...{ token_type: 'User Access Token', expires_in: 7200 },
    }),
    refusal: (message, status) => errors(status === 400 ? 25_002 : 1001, message),
    perform,
  });

  /** The Trading API answers 200 whatever it has to say. */
  function revoke({ headers, text, answer }: Asked): void {
    if (!/^<\?xml .*<RevokeTokenRequest xmlns="urn:ebay:apis:eBLBaseComponents"/.test(text))
      stand.violations.push('no RevokeTokenRequest');
    const said = (inside: string) =>
      answer(
        200,
        `<?xml version="1.0"?><RevokeTokenResponse xmlns="urn:ebay:apis:eBLBaseComponents">${inside}</RevokeTokenResponse>`,
      );
    const isKnown = stand.knows(String(headers['x-ebay-api-iaf-token']));
    if (isKnown) stand.forbid();
    said(
      isKnown ? '<Ack>Success</Ack>' : '<Ack>Failure</Ack><Errors><ErrorCode>21916984</ErrorCode></Errors>',
    );
  }

  function perform(asked: Asked): unknown {
    const { call, url, text, body, answer } = asked;
    if (url.pathname === '/ws/api.dll') return revoke(asked);
    const [, offerId = ''] = /\/offer\/(\d+)/.exec(call) ?? [];
    const offer = offers.get(offerId);
    const sku = url.searchParams.get('sku') ?? '';
    const own = [...offers.values()].filter((one) => one.sku === sku);
    const name = call.slice(call.lastIndexOf('/v1/') + 4);
    if (call.endsWith('create_image_from_file')) {
      photos.push(Buffer.from(text, 'utf8'));
      return answer(201, { imageUrl: `https://i.ebayimg.com/00/s/${photos.length}.jpg` });
    }
    if (call.startsWith('PUT') && name.startsWith('inventory_item/')) {
      items.set(name.slice('inventory_item/'.length), body as never);
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
      const same = [...offers.values()].find((one) => one.sku === body.sku);
      if (same) return answer(400, errors(25_002, 'Offer entity already exists.'));
      const made = { offerId: String(5_000_000 + stand.next()), sku: String(body.sku) };
      offers.set(made.offerId, { ...made, status: 'UNPUBLISHED', body: body as Offer['body'] });
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
      places.set(key, String(body.name));
      return answer(204);
    }
    if (name.endsWith('_policy')) return answer(200, policies(name));
    if (name === 'order') {
      const [, since = ''] = /lastmodifieddate:\[(.+)\.\.]/.exec(url.searchParams.get('filter') ?? '') ?? [];
      const told = changes.since(orders, ({ orderId }) => orderId, new Date(since));
      const { limit, offset, page } = pageOf(url, told);
      const next = told.length > offset + limit && { next: `${url.origin}${url.pathname}?offset=…` };
      return answer(200, { total: told.length, limit, offset, orders: page, ...next });
    }
    if (!offer) return answer(404, errors(25_713, 'This Offer is not available.'));
    if (call.startsWith('PUT')) {
      offer.body = { ...offer.body, ...body };
      return answer(204);
    }
    if (name.endsWith('/publish/')) {
      if (offer.status === 'PUBLISHED') return answer(200, { listingId: offer.listing?.listingId });
      const listingId = String(110_000_000_000 + stand.next());
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

  const { close } = stand;
  return Object.assign(stand, {
    items,
    offers,
    photos,
    orders,
    env: {
      ...buying.env,
      ...{ EBAY_BASE_URL: stand.url, EBAY_AUTH_URL: stand.url, EBAY_MEDIA_URL: stand.url },
      EBAY_RU_NAME: RU_NAME,
      EBAY_DEV_ID: 'dev-of-the-application',
    },
    there: () =>
      [...offers.values()].map(({ sku, body }) => ({
        sku,
        price: body.pricingSummary.price.value,
        photos: items.get(sku)?.product.imageUrls.length ?? 0,
      })),
    allow(authorizeUrl: string) {
      const { searchParams: query, pathname } = new URL(authorizeUrl);
      if (pathname !== '/oauth2/authorize' || query.get('redirect_uri') !== RU_NAME)
        stand.violations.push('the way to allow it');
      const code = `v^1.1#code${stand.next()}`;
      stand.grants.codes.set(code, { scope: query.get('scope') ?? '', challenge: '' });
      return { state: query.get('state') ?? '', code };
    },
    reprice(value: string) {
      for (const { body } of offers.values()) body.pricingSummary.price.value = value;
    },
    sell(sku: string, value: string, at?: Date) {
      const offer = [...offers.values()].find((one) => one.sku === sku);
      if (offer?.listing) offer.listing = { ...offer.listing, listingStatus: 'ENDED', soldQuantity: 1 };
      const orderId = `27-${stand.next()}`;
      changes.note(orderId, at);
      orders.push({
        orderId,
        creationDate: '2026-11-21T15:00:00.000Z',
        orderPaymentStatus: 'PAID',
        buyer: { username: 'canary-buyer' },
        cancelStatus: { cancelState: 'NONE_REQUESTED', cancelRequests: [] },
        lineItems: [{ lineItemId: '1', sku, quantity: 1, lineItemCost: { value, currency: 'GBP' } }],
      });
      return orderId;
    },
    cancel(orderId: string, at?: Date) {
      changes.note(orderId, at);
      const order = orders.find((one) => one.orderId === orderId);
      const cancelStatus = { cancelState: 'CANCELED', cancelRequests: [] };
      if (order) Object.assign(order, { cancelStatus, orderPaymentStatus: 'FULLY_REFUNDED' });
    },
    close: async () => {
      await Promise.all([buying.close(), close()]);
    },
  });
}

function isSelling(path: string): boolean {
  return (
    /^\/(?:sell\/(?:inventory|account|fulfillment)|commerce\/media|ws)\//.test(path) ||
    path.includes('oauth2')
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
