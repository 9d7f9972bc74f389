import type { Comparable, PricingSource } from '@smart-listings/contract';
import type { Item } from '../values/item.ts';
import { competitionPrice, whyNoCompetitionPrice } from './comparables/market-price.ts';
import { priceComparables } from './comparables/price-comparables.ts';
import { chooseCurrency } from './currencies.ts';
import { estimatePrice } from './estimate.ts';

export interface PriceEvidence {
  comparables: readonly Comparable[];
  /** The day that the age of the prices is counted from: '2026-11-21'. */
  today: string;
}

export interface SuggestedPrice {
  /** '£45 – £110' */
  suggestedPriceRange: string;
  /** What it rests on, in plain sentences for the seller. */
  priceJustification: string;
  pricingSource: PricingSource;
}

/**
 * The item's price range: from the comparables where they support one, and only then called 'competition';
 * else our own estimate, which then says why they do not.
 * @param currency 'GBP (£)'
 */
export function suggestPrice(item: Item, currency: string, evidence: PriceEvidence | null): SuggestedPrice {
  const outcome = weighEvidence(item, currency, evidence);
  if (outcome?.price) return outcome.price;
  const { suggestedPriceRange, priceJustification, pricingSource } = estimatePrice(item, currency);
  return {
    suggestedPriceRange,
    priceJustification: outcome ? `${outcome.reason} ${priceJustification}` : priceJustification,
    pricingSource,
  };
}

/** The competition price, judged anew from the comparables; null when they do not support one. */
export function supportedPrice(
  item: Item,
  currency: string,
  evidence: PriceEvidence | null,
): SuggestedPrice | null {
  return weighEvidence(item, currency, evidence)?.price ?? null;
}

function weighEvidence(
  item: Item,
  currency: string,
  evidence: PriceEvidence | null,
): { price: SuggestedPrice | null; reason: string } | null {
  if (evidence === null || evidence.comparables.length === 0) return null;
  const money = chooseCurrency(currency);
  const market = priceComparables(item, evidence.comparables, { currency: money, today: evidence.today });
  const price = competitionPrice(market, money);
  const reason = whyNoCompetitionPrice(market);
  if (price === null) return { price, reason };
  const { suggestedPriceRange, priceJustification, pricingSource } = price;
  return { price: { suggestedPriceRange, priceJustification, pricingSource }, reason };
}
