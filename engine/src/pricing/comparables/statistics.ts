/** The value below which `share` of the sorted values lie, between neighbours in proportion; NaN for none. */
export function quantile(sorted: readonly number[], share: number): number {
  if (sorted.length === 0) return Number.NaN;
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** Fences as usual, but of ratios: a price is too low by a factor, not by an amount. */
const FENCE = 1.5;
/** Prices this close to the middle half are never thrown out, however alike the others are. */
const ALWAYS_NEAR = 1.3;

/** The least and the most that still belongs to these prices; everything for fewer than five. */
export function outlierFences(prices: readonly number[]): { least: number; most: number } {
  if (prices.length < 5) return { least: 0, most: Number.POSITIVE_INFINITY };
  const logs = prices.map(Math.log).sort((a, b) => a - b);
  const lower = quantile(logs, 0.25);
  const upper = quantile(logs, 0.75);
  const reach = Math.max(FENCE * (upper - lower), Math.log(ALWAYS_NEAR));
  return { least: Math.exp(lower - reach), most: Math.exp(upper + reach) };
}
