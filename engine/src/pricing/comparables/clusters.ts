/** Prices that lie in two heaps with nothing between: bodies and parts, frames and whole bicycles. */

/** How many times the highest price of the cheaper heap the lowest of the dearer one has to be. */
const GAP = 2;
/** Fewer are no heap. */
const LEAST = 3;

/** The price that parts two heaps: the lowest of the dearer one; null where there is one heap. */
export function splitOf(prices: readonly number[]): number | null {
  const sorted = [...prices].sort((a, b) => a - b);
  let widest = GAP;
  let split: number | null = null;
  for (let at = LEAST; at <= sorted.length - LEAST; at += 1) {
    const [below = 0, above = 0] = [sorted[at - 1], sorted[at]];
    const gap = above / below;
    // A heap that is as wide as the gap beside it is none.
    const widths = [below / (sorted[0] ?? below), (sorted.at(-1) ?? above) / above];
    if (gap >= widest && Math.max(...widths) < gap) {
      widest = gap;
      split = above;
    }
  }
  return split;
}
