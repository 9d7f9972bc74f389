// What eBay's documents say of calls in sentences only: what an offer needs before it can be published, and forms of
// texts. And two calls that the documents at hand do not have: pictures, after the newer one in npm ebay-api 10.0.1,
// and RevokeToken of the Trading API, which is XML.
import { z } from 'zod';
import type { Rule } from '../selling-stand-in.ts';
import { EBAY_DOCUMENT } from './ebay-document.ts';
import type { ServiceDocument } from './service-document.ts';

const NOTHING = { headers: [], path: {}, query: { properties: {}, required: [] }, errors: {} };

export const EBAY_SELLING: ServiceDocument = {
  ...EBAY_DOCUMENT,
  calls: [
    ...EBAY_DOCUMENT.calls,
    {
      ...NOTHING,
      call: 'POST /commerce/media/v1_beta/image/create_image_from_file',
      scopes: ['https://api.ebay.com/oauth/api_scope/sell.inventory'],
      body: { 'multipart/form-data': { type: 'object', properties: { image: {} }, required: ['image'] } },
      answers: {
        201: {
          type: 'object',
          properties: { expirationDate: { type: 'string' }, imageUrl: { type: 'string' } },
        },
      },
    },
    {
      ...NOTHING,
      call: 'POST /ws/api.dll',
      scopes: [],
      body: { 'text/xml': {} },
      answers: { 200: { type: 'string' } },
    },
  ],
};

const LANGUAGE = { 'content-language': /^[a-z]{2}-[A-Z]{2}$/ };
const digits = z.string().regex(/^\d+$/);
const text = z.string().min(1);

const offer = z.looseObject({
  availableQuantity: z.int().positive(),
  categoryId: digits,
  listingDescription: text,
  // Of a fixed price.
  listingDuration: z.literal('GTC'),
  listingPolicies: z.looseObject({ fulfillmentPolicyId: text, paymentPolicyId: text, returnPolicyId: text }),
  merchantLocationKey: text,
  pricingSummary: z.looseObject({
    price: z.looseObject({ value: z.string().regex(/^\d+\.\d{2}$/), currency: text }),
  }),
});

export const EBAY_RULES: Readonly<Record<string, Rule>> = {
  'PUT /sell/inventory/v1/inventory_item/{sku}': {
    headers: LANGUAGE,
    body: z.looseObject({
      availability: z.looseObject({
        shipToLocationAvailability: z.looseObject({ quantity: z.int().min(0) }),
      }),
      condition: text,
      product: z.looseObject({
        ...{ title: text, description: text, aspects: z.record(text, z.array(text).min(1)) },
        imageUrls: z
          .array(z.url({ protocol: /^https$/ }))
          .min(1)
          .max(24),
      }),
    }),
  },
  'POST /sell/inventory/v1/offer': {
    headers: LANGUAGE,
    body: offer.extend({ sku: text, marketplaceId: text, format: z.literal('FIXED_PRICE') }),
  },
  'PUT /sell/inventory/v1/offer/{offerId}': { headers: LANGUAGE, body: offer },
  'POST /sell/inventory/v1/offer/get_listing_fees': {
    body: z.looseObject({ offers: z.array(z.unknown()).min(1).max(250) }),
  },
  'POST /sell/inventory/v1/location/{merchantLocationKey}': {
    body: z.looseObject({
      location: z.looseObject({ address: z.looseObject({ postalCode: text, country: text }) }),
    }),
  },
  'GET /sell/fulfillment/v1/order': {
    query: z.looseObject({
      filter: z.string().regex(/^lastmodifieddate:\[\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\.\.\]$/),
      limit: z.string().regex(/^(?:[1-9]\d?|1\d\d|200)$/),
      offset: digits,
    }),
  },
  'POST /ws/api.dll': {
    headers: {
      'x-ebay-api-call-name': /^RevokeToken$/,
      'x-ebay-api-compatibility-level': /^\d+$/,
      'x-ebay-api-siteid': /^0$/,
      // All three keys of the application: the call says so.
      'x-ebay-api-app-name': /^.+$/,
      'x-ebay-api-cert-name': /^.+$/,
      'x-ebay-api-dev-name': /^dev-of-the-application$/,
    },
  },
};
