/** What we write to Etsy's listings, and the parts of its answers that we read. */
import { createHash } from 'node:crypto';
import { listSpecifics, marketplaceOf, type readItem } from '@smart-listings/engine';
import { z } from 'zod';
import type { ChoiceList, Draft, Found, Option, Sold } from '../channel.ts';
import { readAs } from './etsy-call.ts';
import { LONGEST_MATERIAL, MATERIALS } from './etsy-taxonomy.ts';

const MOST = 100;
const id = z.number().int().positive();
const moneySchema = z.object({
  amount: z.number(),
  divisor: z.number().positive(),
  currency_code: z.string().max(3),
});
type Money = z.output<typeof moneySchema>;

export const listingSchema = z.object({
  listing_id: id,
  state: z.string(),
  title: z.string().default(''),
  description: z.string().default(''),
  price: moneySchema.nullish(),
  tags: z.array(z.string()).default([]),
  taxonomy_id: z.number().nullish(),
  shipping_profile_id: z.number().nullish(),
  return_policy_id: z.number().nullish(),
  skus: z.array(z.string()).default([]),
  images: z.array(z.object({ listing_image_id: id })).default([]),
});
export type EtsyListing = z.output<typeof listingSchema>;
export const listingsSchema = z.object({ results: z.array(listingSchema).default([]) });
export const severalSchema = z.object({ results: z.array(z.unknown()).default([]) });
export const madeSchema = z.object({ listing_id: id });
export const imageSchema = z.object({ listing_image_id: id });
export const imagesSchema = z.object({ results: z.array(imageSchema).default([]) });
export const shopSchema = z.object({ currency_code: z.string() });

export function readListing(listing: EtsyListing): Found {
  const { listing_id, state, price, title, description, tags } = listing;
  const number = String(listing_id);
  const what = [title, description, tags, listing.taxonomy_id, listing.shipping_profile_id];
  const rest = [price, listing.return_policy_id, listing.images];
  return {
    offerId: number,
    isLive: state === 'active',
    remoteId: state === 'draft' ? null : number,
    price: price ? amountOf(price) : null,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([what, rest]))
      .digest('base64url')
      .slice(0, 22),
  };
}

function amountOf({ amount, divisor }: Money): number {
  return amount / divisor;
}

const WHO: Readonly<Record<string, string>> = {
  'I did': 'i_did',
  'A member of my shop': 'collective',
  'Another company or person': 'someone_else',
};
const WHAT: Readonly<Record<string, string>> = {
  'A finished product': 'false',
  'A supply or tool to make things': 'true',
};

/** Etsy's word for an entry of its list of times: '2010 - 2019' is `2010_2019`, a decade before is `1980s`. */
function whenOf(label: string): string {
  const [, from, to] = /^(\d{4}) - (\d{4})$/.exec(label) ?? [];
  if (from === '1900') return '1900s';
  return from === undefined ? label.toLowerCase().replaceAll(' ', '_') : `${from}_${to}`;
}

/** What Etsy asks of every listing, by the labels of its form. */
export function readAsked(item: ReturnType<typeof readItem>): ChoiceList[] {
  const field = (wanted: string) => marketplaceOf('Etsy').fields.find((one) => one.id === wanted);
  const listOf = (wanted: string, codeOf: (label: string) => string | undefined): Option[] =>
    (field(wanted)?.options ?? []).flatMap(({ label }) => {
      const code = codeOf(label);
      return code === undefined ? [] : [{ id: code, name: label }];
    });
  const told = listSpecifics(item, null).find((one) => one.id === 'when-made')?.values[0]?.value;
  return [
    { key: 'whoMade', label: 'Who made it', options: listOf('who-made', (label) => WHO[label]) },
    { key: 'isSupply', label: 'What it is', options: listOf('what-is-it', (label) => WHAT[label]) },
    {
      ...{ key: 'whenMade', label: 'When it was made', options: listOf('when-made', whenOf) },
      told: told === undefined ? '' : whenOf(told),
    },
  ];
}

export function fitTags(tags: readonly string[]): string[] {
  const { limits, tags: rules } = marketplaceOf('Etsy');
  const longest = limits.tags?.maxLength?.value ?? 0;
  const fitting = tags
    .map((tag) =>
      tag
        .replace(rules.refused ?? '', '')
        .replace(/\s+/g, ' ')
        .replace(/^[-' ]+/, '')
        .trim(),
    )
    .filter((tag) => tag !== '' && [...tag].length <= longest);
  const unique = new Map(fitting.map((tag) => [tag.toLowerCase(), tag]));
  return [...unique.values()].slice(0, limits.tags?.max.value ?? 0);
}

/** Of `materials` Etsy takes letters, digits and blanks, thirteen of them. */
export function fitMaterials(said: readonly string[]): string[] {
  return said
    .map((value) =>
      value
        .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
        .trim()
        .slice(0, LONGEST_MATERIAL)
        .trimEnd(),
    )
    .filter((value) => value !== '')
    .slice(0, 13);
}

/** Lists are one text with commas. */
export function writeListing(draft: Draft): Record<string, string> {
  const { chosen } = draft;
  const texts = {
    title: draft.title,
    description: draft.description,
    taxonomy_id: draft.categoryId,
    who_made: chosen.whoMade,
    when_made: chosen.whenMade,
    is_supply: chosen.isSupply,
    shipping_profile_id: chosen.postageId,
    return_policy_id: chosen.returnsId,
    tags: draft.tags.join(','),
    materials: (draft.specifics.find(({ name }) => name === MATERIALS)?.values ?? []).join(','),
  };
  return Object.fromEntries(Object.entries(texts).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}

export function writeInventory({ sku, price, chosen }: Draft): object {
  const offering = {
    ...{ price: Number(price.value), quantity: 1, is_enabled: true },
    readiness_state_id: chosen.readinessId ? Number(chosen.readinessId) : null,
  };
  return {
    products: [{ sku, property_values: [], offerings: [offering] }],
    ...{ price_on_property: [], quantity_on_property: [], sku_on_property: [] },
  };
}

const profilesSchema = z.object({
  results: z
    .array(
      z.object({
        shipping_profile_id: id,
        title: z.string().nullish(),
        is_deleted: z.boolean().default(false),
      }),
    )
    .default([]),
});

export function readProfiles(body: unknown): Option[] {
  return readAs(profilesSchema, body)
    .results.filter(({ is_deleted }) => !is_deleted)
    .map((one) => ({ id: String(one.shipping_profile_id), name: (one.title || 'No name').slice(0, 400) }))
    .slice(0, MOST);
}

const returnsSchema = z.object({
  results: z
    .array(
      z.object({
        return_policy_id: id,
        accepts_returns: z.boolean().default(false),
        accepts_exchanges: z.boolean().default(false),
        return_deadline: z.number().nullish(),
      }),
    )
    .default([]),
});

export function readReturns(body: unknown): Option[] {
  return readAs(returnsSchema, body)
    .results.map((one) => {
      const taken = [one.accepts_returns && 'returns', one.accepts_exchanges && 'exchanges'].filter(Boolean);
      const days = one.return_deadline ? `, ${one.return_deadline} days` : '';
      const name = taken.length === 0 ? 'No returns or exchanges' : `${taken.join(' and ')}${days}`;
      return { id: String(one.return_policy_id), name: name.charAt(0).toUpperCase() + name.slice(1) };
    })
    .slice(0, MOST);
}

const readinessSchema = z.object({
  results: z
    .array(
      z.object({
        readiness_state_id: id,
        readiness_state: z.string().default(''),
        processing_days_display_label: z.string().default(''),
      }),
    )
    .default([]),
});

export function readReadiness(body: unknown): Option[] {
  return readAs(readinessSchema, body)
    .results.map((one) => {
      const state = one.readiness_state === 'made_to_order' ? 'Made to order' : 'Ready to dispatch';
      const days = one.processing_days_display_label;
      return { id: String(one.readiness_state_id), name: days ? `${state}, ${days}`.slice(0, 400) : state };
    })
    .slice(0, MOST);
}

/** Of a receipt, what was sold: nothing of the buyer is read. */
const receiptSchema = z.object({
  receipt_id: id,
  is_paid: z.boolean().default(false),
  status: z.string().default(''),
  created_timestamp: z.number(),
  transactions: z
    .array(z.object({ sku: z.string().nullish(), listing_id: z.number().nullish(), price: moneySchema }))
    .default([]),
});
export const receiptsSchema = z.object({ results: z.array(receiptSchema).default([]) });

export function readSales(receipt: z.output<typeof receiptSchema>): Sold[] {
  const isTakenBack = /^(?:canceled|fully refunded)$/i.test(receipt.status);
  if (!receipt.is_paid && !isTakenBack) return [];
  return receipt.transactions.map(({ sku, listing_id, price }) => ({
    sku: sku || null,
    remoteId: listing_id ? String(listing_id) : null,
    order: String(receipt.receipt_id),
    ...{ price: amountOf(price), currency: price.currency_code },
    at: new Date(receipt.created_timestamp * 1000).toISOString(),
    isTakenBack,
  }));
}
