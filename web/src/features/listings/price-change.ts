import type { PricingSource } from '@smart-listings/contract';

/** Where a listing has no price. */
export const NO_PRICE = 'No price yet';

export interface PriceOf {
  suggestedPriceRange: string;
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
  if (before.suggestedPriceRange === after.suggestedPriceRange) return `Same as before${source}.`;
  if (before.suggestedPriceRange === '') return `There was none before${source}.`;
  const share = changeInPercent(before.suggestedPriceRange, after.suggestedPriceRange);
  return `Was ${before.suggestedPriceRange}${share === null ? '' : `, ${share}`}${source}.`;
}

function restingOn({ pricingSource: before }: PriceOf, { pricingSource: after }: PriceOf): string {
  return after && before !== after ? `; now from ${RESTS_ON[after]}` : '';
}

/** Between the middles of two ranges that are written alike: '12 % up'. */
function changeInPercent(before: string, after: string): string | null {
  const [from, to] = [middleOf(before), middleOf(after)];
  if (from === null || to === null || signs(before) !== signs(after)) return null;
  const percent = Math.round((to / from - 1) * 100);
  if (percent === 0) return null;
  return `${Math.abs(percent)} % ${percent > 0 ? 'up' : 'down'}`;
}

/** The ranges are the product's own: thousands with commas, decimals with a point. */
function middleOf(range: string): number | null {
  const amounts = [...range.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([text]) =>
    Number(text.replaceAll(',', '')),
  );
  if (amounts.length === 0 || amounts.length > 2) return null;
  const middle = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
  return middle > 0 ? middle : null;
}

/** The currency's signs alone. */
function signs(range: string): string {
  return range.replace(/[\d.,\s–-]/g, '');
}
