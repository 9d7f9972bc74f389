/** The built-in price estimate: a wide range that says what it rests on and never pretends to market data. */

import { type Category, PRICE_YEAR } from '../categories/category.ts';
import { categoryById } from '../categories/table.ts';
import { saysUnsureLine } from '../categories/unsure-lines.ts';
import { type BrandTier, brandTier } from '../lexicon/brands.ts';
import { certainValues, type Item } from '../values/item.ts';
import { TIERS } from './brand-tiers.ts';
import { CONDITION_WORDS, typicalPrice, UNKNOWN_THING } from './condition-prices.ts';
import { type Currency, chooseCurrency, formatPrice, RATES_AS_OF, roundPrice } from './currencies.ts';
import { priceHints, shopPriceInPounds } from './hints.ts';

export interface PriceEstimate {
  /** '£45 – £110' */
  suggestedPriceRange: string;
  /** One to three plain sentences for the seller. */
  priceJustification: string;
  pricingSource: 'heuristic';
  /** In the asked currency. */
  low: number;
  high: number;
  typical: number;
}

/**
 * How often a range is meant to hold the price that is paid; bench/prices.ts measures it, so far on second-hand
 * fashion, the only kind of sold prices there are to measure with.
 */
export const ESTIMATE_HOLDS = { share: 0.75, words: 'about three in four' } as const;

const MEDIA_FAMILIES = new Set(['books', 'media', 'grocery', 'spares']);

interface Basis {
  typical: number;
  spread: number;
  /** Why nothing can be said of how often the range holds; null: it is meant to hold ESTIMATE_HOLDS. */
  unsure: string | null;
  /** What the price was found from: 'the condition (used, good)'. */
  inputs: string[];
}

function brandOf(item: Item): string {
  return certainValues(item, 'brand')[0]?.value ?? item.form.make;
}

const MAKE_FAMILIES = new Set(['clothing', 'shoes', 'bags', 'jewellery', 'watches']);
/** How much farther prices lie apart where the make decides and is not known. */
const UNKNOWN_MAKE_WIDENING = 1.5;

/** Whether the same thing costs ten times as much from another house. */
function isMadeByTheMake({ family }: Category): boolean {
  return MAKE_FAMILIES.has(family);
}

/** Makes move clothes and electronics; of books and spare parts the make says little. */
function tierFactor(tier: BrandTier | null, category: Category | undefined, brand: string): number {
  // What it is nobody knows, but a house like this makes few cheap things.
  if (!category) return tier ? Math.max(1, TIERS[tier].factor ** 0.5) : 1;
  if (MEDIA_FAMILIES.has(category.family)) return 1;
  if (!tier) return brand === '' ? 0.9 : 1.15;
  const { factor } = TIERS[tier];
  return isMadeByTheMake(category) || factor < 1 ? factor : Math.min(factor, 1.3 + (factor - 1) * 0.2);
}

function basisOf(item: Item): Basis {
  const category = item.category === null ? undefined : categoryById(item.category);
  const brand = brandOf(item);
  const tier = brand === '' ? null : brandTier(brand);
  const price = category?.price ?? UNKNOWN_THING;
  const shop = shopPriceInPounds(item);
  const factor = tierFactor(tier, category, brand);
  const known = shop ? { fresh: shop, used: shop * (price.used / price.fresh), spread: 2 } : null;
  const hints = category ? priceHints(item, category) : [];
  const base = known ?? { fresh: price.fresh * factor, used: price.used * factor, spread: price.spread };
  const typical = hints.reduce((sum, hint) => sum * hint.factor, typicalPrice(base, item.condition));
  const needsMake = category !== undefined && isMadeByTheMake(category) && tier === null && known === null;
  // The dearer the make and the more broken the thing, the further prices lie apart.
  const widening = (factor >= 3 ? 1.15 : 1) * (item.condition === 'for-parts' ? 1.25 : 1);
  return {
    unsure: !category
      ? 'we could not tell what kind of item it is'
      : needsMake
        ? `the make decides what such a thing brings, and ${brand === '' ? 'none is given' : 'we do not know this one'}`
        : null,
    typical,
    spread: base.spread * widening * (needsMake ? UNKNOWN_MAKE_WIDENING : 1),
    inputs: [
      ...(category
        ? [`the kind of item (${saysUnsureLine(item.form.itemName) ? 'taken as ' : ''}${category.type})`]
        : []),
      `the condition (${CONDITION_WORDS[item.condition]})`,
      ...(brand === ''
        ? []
        : [`the make (${brand}, ${tier ? '' : 'taken as '}${TIERS[tier ?? 'middle'].label})`]),
      ...(known ? ['the shop price you gave'] : []),
      ...(hints.length > 0 ? [`what you say of it (${hints.map(({ reason }) => reason).join(', ')})`] : []),
    ],
  };
}

function justify(basis: Basis, currency: Currency): string {
  const about = formatPrice(roundPrice(basis.typical * currency.rate, currency.decimals), currency);
  const rate = currency.code === 'GBP' ? '' : ` and ${RATES_AS_OF} exchange rates`;
  const wide =
    basis.unsure === null
      ? `The range is wide, to hold ${ESTIMATE_HOLDS.words} sales`
      : `The range is very wide, because ${basis.unsure}`;
  return (
    `Our own estimate, not market data: about ${about} at ${PRICE_YEAR} prices${rate}, from ${list(basis.inputs)}. ` +
    `${wide}: compare sold prices of the same item before you post.`
  );
}

const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/**
 * A price range for the item in `currency` ('GBP (£)'; a currency without a reference rate becomes
 * US dollars). It rests on category, condition, make and what the values say of size and number.
 */
export function estimatePrice(item: Item, currency: string): PriceEstimate {
  const money = chooseCurrency(currency);
  const basis = basisOf(item);
  const round = (pounds: number) => roundPrice(pounds * money.rate, money.decimals);
  const low = round(basis.typical / basis.spread);
  const high = Math.max(round(basis.typical * basis.spread), low);
  return {
    suggestedPriceRange: `${formatPrice(low, money)} – ${formatPrice(high, money)}`,
    priceJustification: justify(basis, money),
    pricingSource: 'heuristic',
    low,
    high,
    typical: Math.min(high, Math.max(low, round(basis.typical))),
  };
}
