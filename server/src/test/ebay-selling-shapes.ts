// What eBay's own documents let in on the paths that we use, in a reduced form: names, types and bounds of what
// may be sent, the headers and scopes that have to be there. A field that is not here is one that eBay's
// document does not have, or that we have no reason to send.
import { z } from 'zod';
import type { Shape } from './selling-stand-in.ts';

const SCOPES = 'https://api.ebay.com/oauth/api_scope/';

const JSON_TYPE = { 'content-type': /^application\/json$/ };
const LANGUAGE = { 'content-language': /^[a-z]{2}-[A-Z]{2}$/ };
const money = z.strictObject({
  value: z.string().regex(/^\d+\.\d{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
const conditions = [
  ...['NEW', 'LIKE_NEW', 'NEW_OTHER', 'NEW_WITH_DEFECTS', 'CERTIFIED_REFURBISHED', 'SELLER_REFURBISHED'],
  ...['USED_EXCELLENT', 'USED_VERY_GOOD', 'USED_GOOD', 'USED_ACCEPTABLE', 'FOR_PARTS_OR_NOT_WORKING'],
  ...['PRE_OWNED_EXCELLENT', 'PRE_OWNED_FAIR'],
];

const item = z.strictObject({
  availability: z.strictObject({
    shipToLocationAvailability: z.strictObject({ quantity: z.int().min(0) }),
  }),
  condition: z.enum(conditions),
  product: z.strictObject({
    title: z.string().min(1),
    description: z.string().min(1).max(4_000),
    aspects: z.record(z.string(), z.array(z.string().min(1)).min(1)),
    imageUrls: z
      .array(z.url({ protocol: /^https$/ }))
      .min(1)
      .max(24),
  }),
});

const offer = {
  availableQuantity: z.int().positive(),
  categoryId: z.string().regex(/^\d+$/),
  listingDescription: z.string().min(1).max(500_000),
  listingDuration: z.literal('GTC'),
  listingPolicies: z.strictObject({
    fulfillmentPolicyId: z.string().min(1),
    paymentPolicyId: z.string().min(1),
    returnPolicyId: z.string().min(1),
  }),
  merchantLocationKey: z.string().min(1).max(36),
  pricingSummary: z.strictObject({ price: money }),
};

const place = z.strictObject({
  location: z.strictObject({
    address: z.strictObject({ postalCode: z.string().min(1), country: z.string().regex(/^[A-Z]{2}$/) }),
  }),
  name: z.string().max(1_000),
  merchantLocationStatus: z.enum(['ENABLED', 'DISABLED']),
  locationTypes: z.array(z.enum(['STORE', 'WAREHOUSE', 'FULFILLMENT_CENTER'])),
});

const site = z.strictObject({ marketplace_id: z.string().regex(/^EBAY_[A-Z]{2}$/) });
const digits = z.string().regex(/^\d+$/);
const inventory = (rest: string) => new RegExp(`^/sell/inventory/v1${rest}$`);
const SELL = `${SCOPES}sell.inventory`;
const ACCOUNT = `${SCOPES}sell.account.readonly`;

export const EBAY_SELLING_SHAPES: readonly Shape[] = [
  {
    ...{ method: 'POST', path: /^\/ws\/api\.dll$/, scope: null, body: 'xml' },
    headers: {
      'content-type': /^text\/xml$/,
      'x-ebay-api-call-name': /^RevokeToken$/,
      'x-ebay-api-compatibility-level': /^\d+$/,
      'x-ebay-api-siteid': /^0$/,
      // All three keys of the application: the call says so.
      'x-ebay-api-app-name': /^.+$/,
      'x-ebay-api-cert-name': /^.+$/,
      'x-ebay-api-dev-name': /^dev-of-the-application$/,
    },
  },
  {
    method: 'PUT',
    path: inventory('/inventory_item/[\\w-]{1,50}'),
    scope: SELL,
    headers: { ...JSON_TYPE, ...LANGUAGE },
    body: item,
  },
  {
    method: 'GET',
    path: inventory('/offer'),
    scope: SELL,
    query: z.strictObject({ sku: z.string().min(1).max(50) }),
    body: null,
  },
  {
    method: 'POST',
    path: inventory('/offer'),
    scope: SELL,
    headers: { ...JSON_TYPE, ...LANGUAGE },
    body: z.strictObject({
      sku: z.string().min(1).max(50),
      marketplaceId: z.string().regex(/^EBAY_[A-Z]{2}$/),
      format: z.enum(['AUCTION', 'FIXED_PRICE']),
      ...offer,
    }),
  },
  {
    method: 'PUT',
    path: inventory('/offer/\\d+'),
    scope: SELL,
    headers: { ...JSON_TYPE, ...LANGUAGE },
    body: z.strictObject(offer),
  },
  {
    method: 'POST',
    path: inventory('/offer/get_listing_fees'),
    scope: SELL,
    headers: JSON_TYPE,
    body: z.strictObject({ offers: z.array(z.strictObject({ offerId: z.string() })).max(250) }),
  },
  { method: 'POST', path: inventory('/offer/\\d+/publish/'), scope: SELL, body: null },
  { method: 'POST', path: inventory('/offer/\\d+/withdraw'), scope: SELL, body: null },
  {
    method: 'GET',
    path: inventory('/location'),
    scope: SELL,
    query: z.strictObject({ limit: digits }),
    body: null,
  },
  {
    method: 'POST',
    path: inventory('/location/[\\w-]{1,36}'),
    scope: SELL,
    headers: JSON_TYPE,
    body: place,
  },
  {
    method: 'GET',
    path: /^\/sell\/account\/v1\/(?:fulfillment|payment|return)_policy$/,
    scope: ACCOUNT,
    query: site,
    body: null,
  },
  {
    method: 'GET',
    path: /^\/sell\/fulfillment\/v1\/order$/,
    scope: `${SCOPES}sell.fulfillment.readonly`,
    query: z.strictObject({
      filter: z.string().regex(/^lastmodifieddate:\[\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\.\.\]$/),
      limit: z.string().regex(/^(?:[1-9]\d?|1\d\d|200)$/),
      offset: digits,
    }),
    body: null,
  },
  {
    method: 'POST',
    path: /^\/commerce\/media\/v1_beta\/image\/create_image_from_file$/,
    scope: SELL,
    headers: { 'content-type': /^multipart\/form-data; boundary=/ },
    body: 'multipart',
  },
];
