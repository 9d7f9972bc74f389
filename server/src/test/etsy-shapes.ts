// What Etsy's Open API v3 lets in on the paths that we use, in a reduced form: names, types and bounds of what may
// be sent, and the scopes that have to be there, after the types made from its document (npm etsy-ts 8.0.1). Forms
// are texts: lists are one text with commas, as Etsy's maintainers say of `tags`.
import { z } from 'zod';
import type { Shape } from './selling-stand-in.ts';

const FORM = { 'content-type': /^application\/x-www-form-urlencoded/ };
const JSON_TYPE = { 'content-type': /^application\/json$/ };
const number = z.string().regex(/^[1-9]\d*$/);
const numbers = z.string().regex(/^[1-9]\d*(?:,[1-9]\d*)*$/);
const yesNo = z.enum(['true', 'false']);
const listOf = (most: number, one: RegExp) =>
  z.string().refine((text) => {
    const parts = text.split(',');
    return parts.length <= most && parts.every((part) => one.test(part));
  });

const when = [
  ...['made_to_order', '2020_2026', '2010_2019', '2007_2009', 'before_2007', '2000_2006'],
  ...['1990s', '1980s', '1970s', '1960s', '1950s', '1940s', '1930s', '1920s', '1910s', '1900s'],
  ...['1800s', '1700s', 'before_1700'],
];
const listing = {
  title: z
    .string()
    .min(1)
    .max(140)
    .regex(/^[\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}™©®]+$/u),
  description: z.string().min(1),
  who_made: z.enum(['i_did', 'someone_else', 'collective']),
  when_made: z.enum(when),
  is_supply: yesNo,
  taxonomy_id: number,
  shipping_profile_id: number.optional(),
  return_policy_id: number.optional(),
  tags: listOf(13, /^[\p{L}\p{Nd}\p{Zs}\-'™©®]{1,20}$/u).optional(),
  materials: listOf(13, /^[\p{L}\p{Nd}\p{Zs}]{1,45}$/u).optional(),
};

const created = z.strictObject({
  ...listing,
  quantity: number,
  price: z.string().regex(/^\d+\.\d{2}$/),
  type: z.enum(['physical', 'download', 'both']),
  should_auto_renew: yesNo,
  readiness_state_id: number.optional(),
});

const changed = z
  .strictObject({ ...listing, image_ids: numbers, state: z.enum(['active', 'inactive']) })
  .partial();

const inventory = z.strictObject({
  products: z
    .array(
      z.strictObject({
        sku: z.string().max(50).nullish(),
        property_values: z.array(z.never()).optional(),
        offerings: z.array(
          z.strictObject({
            price: z.number().positive(),
            quantity: z.int().min(0),
            is_enabled: z.boolean(),
            readiness_state_id: z.int().positive().nullable(),
          }),
        ),
      }),
    )
    .min(1),
  price_on_property: z.array(z.int()).optional(),
  quantity_on_property: z.array(z.int()).optional(),
  sku_on_property: z.array(z.int()).optional(),
});

const property = z.strictObject({
  value_ids: numbers.or(z.literal('')),
  values: z.string().min(1),
  scale_id: number.optional(),
});
const page = { limit: z.string().regex(/^(?:[1-9]\d?|100)$/), offset: z.string().regex(/^\d+$/) };
const at = (rest: string) => new RegExp(`^/v3/application${rest}$`);
const SHOP = '/shops/\\d+';
const LISTING = `${SHOP}/listings/\\d+`;

export const ETSY_SHAPES: readonly Shape[] = [
  { method: 'GET', path: at('/users/me'), scope: 'shops_r', body: null },
  { method: 'GET', path: at('/seller-taxonomy/nodes'), scope: null, body: null },
  { method: 'GET', path: at('/seller-taxonomy/nodes/\\d+/properties'), scope: null, body: null },
  { method: 'GET', path: at(SHOP), scope: null, body: null },
  { method: 'GET', path: at(`${SHOP}/shipping-profiles`), scope: 'shops_r', body: null },
  { method: 'GET', path: at(`${SHOP}/policies/return`), scope: 'shops_r', body: null },
  { method: 'GET', path: at(`${SHOP}/readiness-state-definitions`), scope: 'shops_r', body: null },
  {
    ...{ method: 'GET', path: at(`${SHOP}/listings`), scope: 'listings_r', body: null },
    query: z.strictObject({
      ...page,
      state: z.enum(['active', 'inactive', 'sold_out', 'draft', 'expired']),
      includes: z.literal('Images'),
    }),
  },
  { method: 'POST', path: at(`${SHOP}/listings`), scope: 'listings_w', headers: FORM, body: created },
  {
    ...{ method: 'GET', path: at('/listings/\\d+'), scope: 'listings_r', body: null },
    query: z.strictObject({ includes: z.literal('Images') }),
  },
  {
    ...{ method: 'GET', path: at('/listings/batch'), scope: 'listings_r', body: null },
    query: z.strictObject({ listing_ids: listOf(100, /^[1-9]\d*$/), includes: z.literal('Images') }),
  },
  { method: 'PATCH', path: at(LISTING), scope: 'listings_w', headers: FORM, body: changed },
  {
    ...{ method: 'PUT', path: at('/listings/\\d+/inventory'), scope: 'listings_w' },
    ...{ headers: JSON_TYPE, body: inventory },
  },
  {
    method: 'PUT',
    path: at(`${LISTING}/properties/\\d+`),
    scope: 'listings_w',
    headers: FORM,
    body: property,
  },
  { method: 'GET', path: at('/listings/\\d+/images'), scope: null, body: null },
  {
    ...{ method: 'POST', path: at(`${LISTING}/images`), scope: 'listings_w' },
    ...{ headers: { 'content-type': /^multipart\/form-data; boundary=/ }, body: 'multipart' },
  },
  {
    ...{ method: 'GET', path: at(`${SHOP}/receipts`), scope: 'transactions_r', body: null },
    query: z.strictObject({ ...page, min_last_modified: number, was_paid: yesNo }),
  },
];
