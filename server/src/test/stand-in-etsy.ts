/** Etsy's Open API v3 on loopback, with state: what we send and what is answered is held against its document. */
import { createHash } from 'node:crypto';
import { ETSY_DOCUMENT } from './documents/etsy-document.ts';
import { ETSY_RULES } from './documents/etsy-rules.ts';
import { type Asked, createChanges, pageOf, type SellingStandIn, startSelling } from './selling-stand-in.ts';

interface Listing {
  listing_id: number;
  state: 'draft' | 'active' | 'inactive' | 'sold_out' | 'expired';
  price: string;
  skus: string[];
  images: number[];
  properties: Map<number, string>;
  fields: Record<string, string>;
}

export interface EtsyStandIn extends SellingStandIn {
  listings: Map<number, Listing>;
  /** What was paid for, in whichever shop. */
  receipts: Record<string, unknown>[];
  /** The seller takes one away there. */
  remove(id: number): void;
  /** Whoever connects next has another shop, or the first one again. */
  anotherShop(): void;
  firstShop(): void;
  /** The account has no shop. */
  withoutShop(): void;
  /** The seller changes a text there. */
  retitle(title: string): void;
}

const SHOP = 52_332_641;
const USER = 929_786_967;
const KEYS = { ETSY_KEYSTRING: 'keystring-canary', ETSY_SHARED_SECRET: 'canary-shared' };

export async function startEtsy(): Promise<EtsyStandIn> {
  const listings: EtsyStandIn['listings'] = new Map();
  const receipts: EtsyStandIn['receipts'] = [];
  const changes = createChanges();
  const uploads = new Map<string, number>();
  let hasShop = true;
  let shop = SHOP;

  const stand = await startSelling({
    tokenPath: '/v3/public/oauth/token',
    document: ETSY_DOCUMENT,
    rules: ETSY_RULES,
    keysProblem({ headers }) {
      const isRight = headers['x-api-key'] === Object.values(KEYS).join(':');
      return isRight ? null : 'Shared secret is required in x-api-key header.';
    },
    redeem(form, grants) {
      if (form.get('client_id') !== KEYS.ETSY_KEYSTRING) return undefined;
      const sent = form.get('refresh_token') ?? '';
      const known = grants.refresh.get(sent);
      if (form.get('grant_type') === 'refresh_token') {
        if (known === undefined) return undefined;
        // Each of them opens once.
        grants.refresh.delete(sent);
        return { scope: known, refresh: grants.newRefresh(known) };
      }
      const code = form.get('code') ?? '';
      const grant = grants.codes.get(code);
      grants.codes.delete(code);
      const proof = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isSame = form.get('redirect_uri')?.endsWith('/api/channels/etsy/back');
      if (!grant || !isSame || grant.challenge !== proof) return undefined;
      return { scope: grant.scope, refresh: grants.newRefresh(grant.scope) };
    },
    makeToken: (kind, count) => `${USER}.${kind}-canary${count}`,
    tokens: (access_token, refresh_token) => ({
      ...{ access_token, refresh_token, token_type: 'Bearer', expires_in: 3600 },
    }),
    refusal: (message, status) =>
      status === 401 ? { error: 'invalid_token', error_description: message } : { error: message },
    detail: (text) => (text === 'state=active' ? ' active' : ''),
    perform,
  });

  function perform({ call, url, text, body, answer }: Asked): unknown {
    const [method, path = ''] = call.split(' ');
    const name = path.replace('/v3/application', '').replace(`/shops/${shop}`, '');
    const [, number = ''] = /\/listings\/(\d+)/.exec(name) ?? [];
    const listing = listings.get(Number(number));
    const fields = body as Record<string, string>;
    if (path.includes('/shops/') && !path.includes(`/shops/${shop}`))
      return answer(403, { error: 'User is not shop owner.' });
    if (name === '/users/me')
      return answer(200, hasShop ? { user_id: USER, shop_id: shop } : { user_id: USER });
    if (name === '') return answer(200, { shop_id: shop, shop_name: 'AnnasAttic', currency_code: 'GBP' });
    if (name in LISTS) return answer(200, { count: LISTS[name]?.length, results: LISTS[name] });
    if (name.endsWith('/properties') && method === 'GET')
      return answer(200, { count: PROPERTIES.length, results: PROPERTIES });
    if (name === '/receipts') {
      const since = new Date(Number(url.searchParams.get('min_last_modified')) * 1_000);
      const results = changes.since(receipts, ({ receipt_id }) => receipt_id, since);
      return answer(200, { count: results.length, results: pageOf(url, results).page });
    }
    if (name === '/listings' && method === 'GET') return answer(200, inState(url));
    if (name === '/listings') {
      const made: Listing = {
        ...{ listing_id: 1_734_000_000 + stand.next(), state: 'draft', price: fields.price ?? '0' },
        ...{ skus: [], images: [], properties: new Map(), fields: { ...fields } },
      };
      listings.set(made.listing_id, made);
      return answer(201, presentAlone(made));
    }
    if (name === '/listings/batch') {
      const wanted = url.searchParams.get('listing_ids')?.split(',').map(Number) ?? [];
      const results = wanted.flatMap((id) => listings.get(id) ?? []).map(present);
      return answer(200, { count: results.length, results });
    }
    if (!listing) return answer(404, { error: `Could not find a Listing with listing_id = ${number}` });
    if (name.endsWith('/inventory')) {
      const [product] = body.products as { sku: string; offerings: { price: number }[] }[];
      listing.skus = product?.sku ? [product.sku] : [];
      listing.price = (product?.offerings[0]?.price ?? 0).toFixed(2);
      const offering = { price: money(listing.price), quantity: 1, is_enabled: true };
      return answer(200, { products: [{ sku: product?.sku ?? '', offerings: [offering] }] });
    }
    if (name.includes('/properties/')) {
      const property = Number(name.slice(name.lastIndexOf('/') + 1));
      if (!PROPERTIES.some(({ property_id }) => property_id === property))
        return answer(400, { error: 'The property is not one of this taxonomy node.' });
      listing.properties.set(property, fields.values ?? '');
      return answer(200, { property_id: property, values: fields.values?.split(',') });
    }
    if (name.endsWith('/images')) {
      const images = listing.images.map((listing_image_id) => ({ listing_image_id }));
      if (method === 'GET') return answer(200, { count: images.length, results: images });
      const id = 5_900_000_000 + stand.next();
      const rank = Number(/name="rank"\r\n\r\n(\d+)/.exec(text)?.[1] ?? 1);
      listing.images[Math.min(rank - 1, listing.images.length)] = id;
      uploads.set(String(id), rank);
      return answer(201, { listing_id: listing.listing_id, listing_image_id: id, rank });
    }
    if (method === 'GET') return answer(200, present(listing));
    return change(listing, fields, answer);
  }

  function change(listing: Listing, fields: Record<string, string>, answer: Asked['answer']): unknown {
    const { state, image_ids, ...rest } = fields;
    const ids = image_ids?.split(',').map(Number);
    if (ids?.some((id) => !listing.images.includes(id)))
      return answer(400, { error: 'image_ids: an image is not one of this listing.' });
    if (ids) listing.images = ids;
    listing.fields = { ...listing.fields, ...rest };
    if (state === 'active' && listing.state !== 'active') {
      if (listing.images.length === 0)
        return answer(400, [
          { path: '/images', type: 'array_too_short', message: 'cannot be less than 1 items' },
        ]);
      listing.state = 'active';
      stand.published.push(String(listing.listing_id));
    }
    if (state === 'inactive') listing.state = 'inactive';
    return answer(200, presentAlone(listing));
  }

  function inState(url: URL): object {
    const state = url.searchParams.get('state');
    const all = [...listings.values()].filter((one) => one.state === state).reverse();
    return { count: all.length, results: pageOf(url, all).page.map(present) };
  }

  const own = (sku: string) => [...listings.values()].find(({ skus }) => skus.includes(sku));

  return Object.assign(stand, {
    listings,
    receipts,
    env: {
      ...KEYS,
      ...{ ETSY_BASE_URL: stand.url, ETSY_AUTH_URL: stand.url },
      ETSY_CALLS_PER_SECOND: '1000',
    },
    there: () =>
      [...listings.values()].map(({ skus, price, images }) => ({
        ...{ sku: skus[0] ?? '', price, photos: images.length },
      })),
    allow(authorizeUrl: string) {
      const { searchParams: query, pathname } = new URL(authorizeUrl);
      const isRight =
        pathname === '/oauth/connect' &&
        query.get('response_type') === 'code' &&
        query.get('client_id') === KEYS.ETSY_KEYSTRING &&
        query.get('code_challenge_method') === 'S256';
      if (!isRight) stand.violations.push('the way to allow it');
      const code = `code-canary${stand.next()}`;
      const challenge = query.get('code_challenge') ?? '';
      stand.grants.codes.set(code, { scope: query.get('scope') ?? '', challenge });
      return { state: query.get('state') ?? '', code };
    },
    reprice(price: string) {
      for (const listing of listings.values()) listing.price = price;
    },
    retitle(title: string) {
      for (const { fields } of listings.values()) fields.title = title;
    },
    remove: (id: number) => void listings.delete(id),
    anotherShop() {
      shop += 1;
    },
    firstShop() {
      shop = SHOP;
    },
    withoutShop() {
      hasShop = false;
    },
    sell(sku: string, price: string, at?: Date) {
      const listing = own(sku);
      if (listing) listing.state = 'sold_out';
      const receipt_id = stand.next();
      changes.note(String(receipt_id), at);
      receipts.push({
        ...{ receipt_id, status: 'paid', is_paid: true, created_timestamp: 1_795_273_200 },
        ...{
          name: 'canary-buyer',
          first_line: 'canary-buyer street 1',
          buyer_email: 'canary-buyer@example.com',
        },
        transactions: [
          { transaction_id: 1, sku, listing_id: listing?.listing_id, quantity: 1, price: money(price) },
        ],
      });
      return String(receipt_id);
    },
    cancel(order: string, at?: Date) {
      changes.note(order, at);
      const receipt = receipts.find((one) => String(one.receipt_id) === order);
      if (receipt) receipt.status = 'canceled';
    },
  });
}

function money(price: string): object {
  return { amount: Math.round(Number(price) * 100), divisor: 100, currency_code: 'GBP' };
}

/** As it is told to whoever reads it: with its photos and numbers. */
function present(listing: Listing): object {
  const { skus } = listing;
  const images = listing.images.map((listing_image_id) => ({ listing_image_id }));
  return { ...presentAlone(listing), skus, images };
}

/** As it is told to whoever changes it. */
function presentAlone({ listing_id, state, price, fields }: Listing): object {
  return {
    ...{ listing_id, state, price: money(price) },
    ...{ title: fields.title, description: fields.description, tags: fields.tags?.split(',') ?? [] },
    taxonomy_id: Number(fields.taxonomy_id),
    shipping_profile_id: Number(fields.shipping_profile_id),
    return_policy_id: fields.return_policy_id ? Number(fields.return_policy_id) : null,
  };
}

const node = (id: number, name: string, children: object[] = []) => ({ id, name, children });

const LISTS: Record<string, object[]> = {
  '/seller-taxonomy/nodes': [
    node(374, 'Clothing', [
      node(376, "Men's Clothing", [node(431, 'Jackets & Coats', [node(2202, 'Jackets')])]),
      node(470, "Women's Clothing", [node(2203, 'Skirts')]),
    ]),
    node(891, 'Home & Living'),
  ],
  '/shipping-profiles': [
    { shipping_profile_id: 71, title: 'Royal Mail 48', is_deleted: false },
    { shipping_profile_id: 72, title: 'An old one', is_deleted: true },
  ],
  '/policies/return': [
    { return_policy_id: 73, accepts_returns: true, accepts_exchanges: false, return_deadline: 30 },
  ],
  '/readiness-state-definitions': [
    {
      readiness_state_id: 74,
      readiness_state: 'ready_to_ship',
      processing_days_display_label: '1 - 2 days',
    },
  ],
};

const value = (value_id: number, name: string, scale_id: number | null = null) => ({
  value_id,
  name,
  scale_id,
});

const PROPERTIES = [
  {
    ...{ property_id: 200, display_name: 'Primary color', supports_attributes: true, is_required: false },
    ...{ is_multivalued: false, possible_values: [value(1, 'Black'), value(2, 'Navy')] },
  },
  {
    ...{ property_id: 62_809_790_503, display_name: 'Size', supports_attributes: true, is_required: false },
    ...{ is_multivalued: false, possible_values: [value(11, 'S', 301), value(12, 'M', 301)] },
  },
  {
    ...{ property_id: 513, display_name: 'Custom', supports_attributes: false, is_required: true },
    possible_values: [],
  },
];
