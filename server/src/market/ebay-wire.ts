/** eBay's own words: marketplaces, conditions and the parts of its answers that we read. */
import { type Comparable, type Condition, comparableSchema, LIMITS } from '@smart-listings/contract';
import { z } from 'zod';
import type { MarketQuery } from './market.ts';

const BY_CURRENCY: Readonly<Record<string, string>> = {
  GBP: 'EBAY_GB',
  USD: 'EBAY_US',
  AUD: 'EBAY_AU',
  CAD: 'EBAY_CA',
  CHF: 'EBAY_CH',
  PLN: 'EBAY_PL',
  HKD: 'EBAY_HK',
  SGD: 'EBAY_SG',
};
const EURO_BY_LANGUAGE: Readonly<Record<string, string>> = {
  de: 'EBAY_DE',
  fr: 'EBAY_FR',
  it: 'EBAY_IT',
  es: 'EBAY_ES',
  nl: 'EBAY_NL',
  en: 'EBAY_IE',
};

/** The marketplace that fits currency and language; eBay US for currencies without one of their own. */
export function marketplaceFor({ currency, language }: Pick<MarketQuery, 'currency' | 'language'>): string {
  if (currency === 'EUR') return EURO_BY_LANGUAGE[language] ?? 'EBAY_DE';
  return BY_CURRENCY[currency] ?? 'EBAY_US';
}

// https://developer.ebay.com/api-docs/sell/static/metadata/condition-id-values.html
const CONDITIONS: Readonly<Record<string, Condition>> = {
  1000: 'new',
  1500: 'open-box',
  1750: 'open-box',
  2000: 'used-like-new',
  2010: 'used-like-new',
  2020: 'used-like-new',
  2030: 'used-good',
  2500: 'used-good',
  2750: 'used-like-new',
  2990: 'used-like-new',
  3000: 'used-good',
  3010: 'used-fair',
  4000: 'used-like-new',
  5000: 'used-good',
  6000: 'used-fair',
  7000: 'for-parts',
};

type Wear = 'unused' | 'used' | 'broken';

function wearOf(condition: Condition): Wear {
  if (condition === 'for-parts') return 'broken';
  return condition === 'new' || condition === 'open-box' ? 'unused' : 'used';
}

/** Offers at a fixed price (a running auction's bid is nobody's price) that are worn about as much. */
export function filterFor(condition: Condition | null): string {
  const fixedPrice = 'buyingOptions:{FIXED_PRICE}';
  if (condition === null) return fixedPrice;
  const ids = Object.entries(CONDITIONS)
    .filter(([, own]) => wearOf(own) === wearOf(condition))
    .map(([id]) => id);
  return `${fixedPrice},conditionIds:{${ids.join('|')}}`;
}

export const tokenSchema = z.object({
  access_token: z.string().min(1),
  /** Seconds. */
  expires_in: z.number().positive(),
});

export const pageSchema = z.object({
  total: z.number().default(0),
  /** The address of the next page; absent on the last. */
  next: z.string().optional(),
  // Absent when nothing was found. Items are read one by one: a broken one costs only itself.
  itemSummaries: z.array(z.unknown()).default([]),
  warnings: z.array(z.unknown()).optional(),
});

const itemSchema = z.object({
  itemId: z.string(),
  title: z.string(),
  price: z.object({ value: z.string().regex(/^\d+(?:\.\d+)?$/), currency: z.string() }),
  conditionId: z.string().optional(),
  itemWebUrl: z.string().optional(),
  /** Set for listings with several things to choose from: their price is that of the cheapest. */
  itemGroupType: z.string().optional(),
});

export type ReadItem =
  | { id: string; comparable: Comparable }
  /** Several things to choose from, at the price of the cheapest. */
  | { id: string; comparable: null };

/** One item of a page; null for a broken one. */
export function readItem(item: unknown, today: string): ReadItem | null {
  const { data } = itemSchema.safeParse(item);
  if (!data) return null;
  if (data.itemGroupType === 'SELLER_DEFINED_VARIATIONS') return { id: data.itemId, comparable: null };
  const { data: comparable } = comparableSchema.safeParse({
    title: data.title.slice(0, LIMITS.comparable.title),
    price: Number(data.price.value),
    currency: data.price.currency,
    condition: CONDITIONS[data.conditionId ?? ''] ?? null,
    kind: 'asking',
    source: 'ebay',
    link: withoutTracking(data.itemWebUrl),
    date: today,
  });
  return comparable ? { id: data.itemId, comparable } : null;
}

function withoutTracking(address: string | undefined): string | null {
  const url = URL.parse(address ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return `${url.origin}${url.pathname}`;
}
