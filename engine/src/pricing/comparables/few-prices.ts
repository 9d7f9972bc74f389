/** One to four prices, or more that lie too far apart: no market price, but evidence. They are named, and drawn towards the estimate where there is one. */
import { LIMITS, PRICE_KINDS, type PriceKind, roundFinely } from '@smart-listings/contract';
import { type Currency, formatPrice } from '../currencies.ts';
import type { MarketPrice } from './price-comparables.ts';
import { quantile } from './statistics.ts';

/**
 * The estimate counts as much as this many prices: measured on groups of the same make and kind, where a median of one to
 * four of them alone is farther off than with it.
 */
const ESTIMATE_COUNTS = 2;
/** A range that is wider, dearest to cheapest, is no price. */
const WIDEST = 4;
/** How far round a single price a range goes. */
const ROUND_ONE = 1.15;

export interface FewPrices {
  suggestedPriceRange: string;
  /** 'Sold £245 (1), asked £240 to £270 (4).' */
  says: string;
}

function countOwn({ comparables }: MarketPrice, kind: PriceKind): number {
  const isOwn = ({ source, adjustedPrice, kind: one }: MarketPrice['comparables'][number]) =>
    source === 'own' && adjustedPrice !== null && one === kind;
  return comparables.filter(isOwn).length;
}

const VERBS: Record<PriceKind, string> = { sold: 'sold', asking: 'asked' };

/** What the usable prices say while there are too few of each kind for a market price; null where there is none. */
export function fewPrices(
  market: MarketPrice,
  currency: Currency,
  estimate: number | null,
): FewPrices | null {
  const pricesOf = (kind: PriceKind) =>
    market.comparables
      .flatMap((entry) => (entry.kind === kind && entry.adjustedPrice !== null ? [entry.adjustedPrice] : []))
      .sort((a, b) => a - b);
  const write = (amount: number) => formatPrice(roundFinely(amount, currency.decimals), currency);
  const said = PRICE_KINDS.flatMap((kind) => {
    const prices = pricesOf(kind);
    const [low, high] = [prices[0], prices.at(-1)];
    if (low === undefined || high === undefined) return [];
    const amounts = write(low) === write(high) ? write(low) : `${write(low)} to ${write(high)}`;
    const own = countOwn(market, kind);
    if (own === prices.length) return [`you sold at ${amounts} (${own})`];
    return [`${VERBS[kind]} ${amounts} (${prices.length}${own > 0 ? `, ${own} by you` : ''})`];
  });
  // What was paid goes before what is hoped for.
  const prices = PRICE_KINDS.map(pricesOf).find((all) => all.length > 0);
  if (!prices) return null;
  const weight = prices.length / (prices.length + ESTIMATE_COUNTS);
  const middle = quantile(prices, 0.5);
  const typical =
    estimate === null ? middle : Math.exp(weight * Math.log(middle) + (1 - weight) * Math.log(estimate));
  // Of many that lie far apart the middle half says more than the ends.
  const core =
    prices.length < LIMITS.usableComparables ? prices : [quantile(prices, 0.25), quantile(prices, 0.75)];
  const low = Math.min(typical / ROUND_ONE, ...core);
  const high = Math.max(typical * ROUND_ONE, ...core);
  if (high > low * WIDEST) return null;
  const [first = ''] = said;
  return {
    suggestedPriceRange: `${write(low)} – ${write(high)}`,
    says: `${[first.charAt(0).toUpperCase() + first.slice(1), ...said.slice(1)].join(', ')}.`,
  };
}
