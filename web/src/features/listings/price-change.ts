import { type PricingSource, priceOf, sayPrice } from '@smart-listings/contract';

/** Where a listing has no price. */
export const NO_PRICE = 'No price yet';

export interface PriceOf {
  suggestedPriceRange: string;
  priceJustification?: string;
  pricingSource?: PricingSource | null | undefined;
}

const RESTS_ON: Record<PricingSource, string> = {
  competition: 'comparable listings',
  range: 'the AI’s suggestion',
  heuristic: 'our own estimate',
};

/** What a refresh changed about a price, in a sentence. */
export function describePriceChange(before: PriceOf, after: PriceOf): string {
  const source = restingOn(before, after);
  const isSameRange = before.suggestedPriceRange === after.suggestedPriceRange;
  if (isSameRange && priceOf(before) === priceOf(after)) return `Same as before${source}.`;
  if (before.suggestedPriceRange === '') return `There was none before${source}.`;
  const share = changeInPercent(before, after);
  const was = isSameRange ? sayPrice(before)?.price : before.suggestedPriceRange;
  return `Was ${was}${share === null ? '' : `, ${share}`}${source}.`;
}

function restingOn({ pricingSource: before }: PriceOf, { pricingSource: after }: PriceOf): string {
  return after && before !== after ? `; now from ${RESTS_ON[after]}` : '';
}

/** Between the numbers that two prices show, where they are written alike: '12 % up'. */
function changeInPercent(before: PriceOf, after: PriceOf): string | null {
  const [from, to] = [priceOf(before), priceOf(after)];
  if (from === null || to === null || signs(before) !== signs(after)) return null;
  const percent = Math.round((to / from - 1) * 100);
  if (percent === 0) return null;
  return `${Math.abs(percent)} % ${percent > 0 ? 'up' : 'down'}`;
}

/** The currency's signs alone. */
function signs({ suggestedPriceRange: range }: PriceOf): string {
  return range.replace(/[\d.,\s–-]/g, '');
}
