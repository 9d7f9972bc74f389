/** The built-in price estimate: an order of magnitude where one has been measured, or nothing and why. */

import { middlePrice } from '@smart-listings/contract';
import { PRICE_YEAR } from '../categories/category.ts';
import { makesShoes } from '../categories/shoe-makers.ts';
import { saysUnsureLine } from '../categories/unsure-lines.ts';
import { spoken } from '../marketplaces/marketplace.ts';
import type { Item } from '../values/item.ts';
import { chooseCurrency, formatPrice, RATES_AS_OF, roundPrice } from './currencies.ts';
import { brandOf, categoryOf, type PriceFeature, priceFeatures } from './price-features.ts';
import { PRICE_REACH, PRICE_WEIGHTS } from './price-weights.ts';

/** Our own estimate, where there are no comparables. */
export interface PriceEstimate {
  /** '£8 – £32'; '' where there is none. */
  suggestedPriceRange: string;
  /** One to three plain sentences for the seller. */
  priceJustification: string;
  pricingSource: 'heuristic';
  /** In the asked currency; null where there is none. */
  range: { low: number; typical: number; high: number } | null;
}

/** How many times more or less than the estimate a range may reach: a wider one is no price. */
export const MOST_REACH = 2;

const AND_THEN = 'Paste three sold prices of the same item, and you get a price that rests on them.';

/** Why nothing is said of what such a thing brings; null where its price is told by what was measured. */
function whySilent(item: Item, features: readonly PriceFeature[]): string | null {
  const category = categoryOf(item);
  const unknown = 'we could not tell what kind of item it is';
  if (!category) return unknown;
  const { type, family } = category;
  if (!(`family ${family}` in PRICE_WEIGHTS)) return `prices of such things (${type}) lie too far apart`;
  // "New Balance 550": of a make of shoes the number of a line says no other thing.
  const isItsMakes = family === 'shoes' && makesShoes(brandOf(item));
  if (!isItsMakes && saysUnsureLine(item.form.itemName)) return unknown;
  const unmeasured = features.find(
    ({ key, times }) => times === undefined && !key.startsWith('kind ') && !(key in PRICE_WEIGHTS),
  );
  if (unmeasured) return `too few prices were measured for ${unmeasured.lacks ?? unmeasured.says}`;
  return reachOf(features) > MOST_REACH
    ? `prices of such things (${[type, brandOf(item)].filter(Boolean).join(', ')}) lie too far apart`
    : null;
}

/** How many times more or less than the estimate the middle half of such prices lie. */
function reachOf(features: readonly PriceFeature[]): number {
  return ['all', ...features.map(({ key }) => key)].reduce(
    (reach, key) => reach * (PRICE_REACH[key] ?? 1),
    1,
  );
}

/** How often such a range held real prices from where the item is to be sold. */
function sayHeld({ marketplace }: Item): string {
  const { held } = marketplace.prices;
  return held
    ? `Of ${held.of} prices that others ${held.kind === 'sold' ? 'got' : 'asked'} there for ${held.things}, ${held.inHundred} in 100 lay within such a range.`
    : `How often it holds on ${spoken(marketplace)} nobody has measured.`;
}

/** A price range for the item in `currency` ('GBP (£)'; a currency without a reference rate becomes US dollars). */
export function estimatePrice(item: Item, currency: string): PriceEstimate {
  const features = priceFeatures(item);
  const silent = whySilent(item, features);
  if (silent !== null) {
    const priceJustification = `No estimate: ${silent}. ${AND_THEN}`;
    return { suggestedPriceRange: '', priceJustification, pricingSource: 'heuristic', range: null };
  }
  const money = chooseCurrency(currency);
  const pounds = features.reduce(
    (price, { key, times }) => price * (times ?? PRICE_WEIGHTS[key] ?? 1),
    (categoryOf(item)?.price.used ?? 0) * (PRICE_WEIGHTS.all ?? 1),
  );
  const round = (amount: number) => roundPrice(amount * money.rate, money.decimals);
  const reach = reachOf(features);
  const low = round(pounds / reach);
  // Rounded up at one end and down at the other, it would be wider than a price may be.
  const high = Math.min(round(pounds * reach), low * MOST_REACH ** 2);
  // What every price field shows until the seller types another.
  const typical = middlePrice(low, high);
  const rate = money.code === 'GBP' ? '' : ` and ${RATES_AS_OF} exchange rates`;
  const inputs = list(features.map(({ says }) => says).filter(Boolean));
  return {
    suggestedPriceRange: `${formatPrice(low, money)} – ${formatPrice(high, money)}`,
    priceJustification:
      `Our own estimate, not market data: about ${formatPrice(typical, money)} at ${PRICE_YEAR} prices${rate}, from ${inputs}. ` +
      `${sayHeld(item)} Compare sold prices of the same item before you post.`,
    pricingSource: 'heuristic',
    range: { low, typical, high },
  };
}

const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
