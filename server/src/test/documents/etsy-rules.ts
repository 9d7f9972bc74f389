// What Etsy's types do not hold: scopes, as its reference names them, and what its reference and its help pages say of
// texts and lists. Forms are texts: lists are one text with commas, as Etsy's maintainers say of `tags`.
import { z } from 'zod';
import type { Rule } from '../selling-stand-in.ts';

const AT = '/v3/application';
const SHOP = `${AT}/shops/{shop_id}`;
const LISTING = `${SHOP}/listings/{listing_id}`;
const ONCE = ['%', ':', '&', '+'];

const listing = {
  title: z
    .string()
    .min(1)
    .max(140)
    .refine((title) => ONCE.every((sign) => title.split(sign).length <= 2)),
  description: z.string().min(1),
  tags: z.array(z.string().min(1).max(20)).max(13).optional(),
  materials: z.array(z.string().min(1).max(45)).max(13).optional(),
};
const made = z.looseObject({
  ...listing,
  quantity: z.int().positive(),
  price: z
    .number()
    .positive()
    .refine((price) => Number(price.toFixed(2)) === price),
});

/** By the document’s name of a call. Without a scope: the application’s keys are enough. */
export const ETSY_RULES: Readonly<Record<string, Rule>> = {
  [`GET ${AT}/users/me`]: { scope: 'shops_r' },
  [`GET ${SHOP}/shipping-profiles`]: { scope: 'shops_r' },
  [`GET ${SHOP}/policies/return`]: { scope: 'shops_r' },
  [`GET ${SHOP}/readiness-state-definitions`]: { scope: 'shops_r' },
  [`GET ${SHOP}/listings`]: { scope: 'listings_r' },
  [`POST ${SHOP}/listings`]: { scope: 'listings_w', body: made },
  [`GET ${AT}/listings/{listing_id}`]: { scope: 'listings_r' },
  [`GET ${AT}/listings/batch`]: {
    scope: 'listings_r',
    query: z.looseObject({ listing_ids: z.string().regex(/^\d+(?:,\d+){0,99}$/) }),
  },
  [`PATCH ${LISTING}`]: { scope: 'listings_w', body: z.looseObject(listing).partial() },
  [`PUT ${AT}/listings/{listing_id}/inventory`]: {
    scope: 'listings_w',
    body: z.looseObject({
      products: z
        .array(z.looseObject({ sku: z.string().max(50), offerings: z.array(z.unknown()).min(1) }))
        .min(1),
    }),
  },
  [`PUT ${LISTING}/properties/{property_id}`]: { scope: 'listings_w' },
  [`POST ${LISTING}/images`]: { scope: 'listings_w' },
  [`GET ${SHOP}/receipts`]: {
    scope: 'transactions_r',
    // Etsy tells a hundred at once at most.
    query: z.looseObject({ min_last_modified: z.string(), limit: z.string(), offset: z.string() }),
  },
};
