/** The value below which `share` of the sorted values lie, between neighbours in proportion; NaN for none. */
export function quantile(sorted: readonly number[], share: number): number {
  if (sorted.length === 0) return Number.NaN;
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** A value, and how much it counts. */
export interface Weighted {
  value: number;
  weight: number;
}

/**
 * The value below which `share` of the weight of the sorted values lies, between neighbours in proportion; as `quantile`
 * where all weigh the same, NaN for none.
 */
export function weightedQuantile(sorted: readonly Weighted[], share: number): number {
  const places: number[] = [];
  for (const [at, { weight }] of sorted.entries()) {
    const before = sorted[at - 1]?.weight;
    places.push(before === undefined ? 0 : (places[at - 1] ?? 0) + (before + weight) / 2);
  }
  const place = (places.at(-1) ?? 0) * share;
  const above = places.findIndex((one) => one >= place);
  const [low, high] = [sorted[Math.max(0, above - 1)], sorted[above]];
  if (low === undefined || high === undefined) return Number.NaN;
  const [from, to] = [places[above - 1] ?? 0, places[above] ?? 0];
  return to === from ? high.value : low.value + ((high.value - low.value) * (place - from)) / (to - from);
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
