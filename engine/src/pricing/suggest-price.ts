import type { Comparable, PricingSource } from '@smart-listings/contract';
import type { Item } from '../values/item.ts';
import { fewPrices } from './comparables/few-prices.ts';
import { competitionPrice, whyNoCompetitionPrice } from './comparables/market-price.ts';
import { type MarketPrice, priceComparables } from './comparables/price-comparables.ts';
import { chooseCurrency } from './currencies.ts';
import { estimatePrice } from './estimate.ts';

/** The comparables that a price may rest on. */
export interface PriceEvidence {
  comparables: readonly Comparable[];
  /** The day that the age of the prices is counted from: '2026-11-21'. */
  today: string;
}

/** A range of prices, with where it comes from. */
export interface SuggestedPrice {
  /** '£45 – £110' */
  suggestedPriceRange: string;
  /** What it rests on, in plain sentences for the seller. */
  priceJustification: string;
  pricingSource: PricingSource;
}

/**
 * The item's price range: from the comparables where they support one, and only then called 'competition'; with fewer,
 * what they say by themselves and drawn towards our own estimate; else the estimate, or nothing and why.
 * @param currency 'GBP (£)'
 */
export function suggestPrice(item: Item, currency: string, evidence: PriceEvidence | null): SuggestedPrice {
  const outcome = weighEvidence(item, currency, evidence);
  const real = outcome && realPrice(item, currency, outcome);
  if (real) return real;
  const { suggestedPriceRange, priceJustification, pricingSource } = estimatePrice(item, currency);
  return {
    suggestedPriceRange,
    priceJustification: outcome ? `${outcome.reason} ${priceJustification}` : priceJustification,
    pricingSource,
  };
}

/** What the comparables say of the price, be they few; null where none of them counts. */
export function priceFromEvidence(
  item: Item,
  currency: string,
  evidence: PriceEvidence,
): SuggestedPrice | null {
  const outcome = weighEvidence(item, currency, evidence);
  return outcome && realPrice(item, currency, outcome);
}

/** The competition price, judged anew from the comparables; null when they do not support one. */
export function supportedPrice(
  item: Item,
  currency: string,
  evidence: PriceEvidence | null,
): SuggestedPrice | null {
  return weighEvidence(item, currency, evidence)?.price ?? null;
}

interface Outcome {
  market: MarketPrice;
  price: SuggestedPrice | null;
  /** Why there is no price out of comparables. */
  reason: string;
}

function realPrice(item: Item, currency: string, { market, price, reason }: Outcome): SuggestedPrice | null {
  if (price) return price;
  const { suggestedPriceRange, pricingSource, range } = estimatePrice(item, currency);
  const few = fewPrices(market, chooseCurrency(currency), range?.typical ?? null);
  if (!few) return null;
  const drawn = range === null ? '' : ` The range is drawn towards our own estimate, ${suggestedPriceRange}.`;
  return {
    suggestedPriceRange: few.suggestedPriceRange,
    priceJustification: `${few.says} ${reason}${drawn}`,
    pricingSource,
  };
}

function weighEvidence(item: Item, currency: string, evidence: PriceEvidence | null): Outcome | null {
  if (evidence === null || evidence.comparables.length === 0) return null;
  const money = chooseCurrency(currency);
  const market = priceComparables(item, evidence.comparables, { currency: money, today: evidence.today });
  const price = competitionPrice(market, money);
  const reason = whyNoCompetitionPrice(market);
  if (price === null) return { market, price, reason };
  const { suggestedPriceRange, priceJustification, pricingSource } = price;
  return { price: { suggestedPriceRange, priceJustification, pricingSource }, market, reason };
}
