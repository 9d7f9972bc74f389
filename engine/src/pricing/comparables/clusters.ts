/** Prices that lie in two heaps with nothing between: bodies and parts, frames and whole bicycles. */
import { nameWords } from '../../categories/words.ts';

/** How many times the highest price of the cheaper heap the lowest of the dearer one has to be. */
const GAP = 2;
/** Fewer are no heap. */
const LEAST = 3;

/** In so much of its titles a word stands that names a heap, and in so much of the others at most. */
const NAMING = { own: 0.6, others: 0.1 };

/** The word that most titles of a heap have and hardly any other has: 'battery'; null for none. */
export function wordOfHeap(heap: readonly string[], others: readonly string[]): string | null {
  const share = (titles: readonly ReadonlySet<string>[], word: string) =>
    titles.filter((words) => words.has(word)).length / Math.max(1, titles.length);
  const [own, rest] = [heap, others].map((titles) =>
    titles.map((title) => new Set(nameWords(title).map(({ word }) => word))),
  );
  const words = [...new Set((own ?? []).flatMap((set) => [...set]))].filter((word) =>
    /^\p{L}{3,}$/u.test(word),
  );
  const naming = words.filter(
    (word) => share(own ?? [], word) >= NAMING.own && share(rest ?? [], word) <= NAMING.others,
  );
  return naming.toSorted((a, b) => share(own ?? [], b) - share(own ?? [], a))[0] ?? null;
}

/** How many prices at an end lie as far from the next as two heaps do: these few belong to none. `ends`: from that end inwards. */
function straysAt(ends: readonly number[]): number {
  for (let strays = LEAST - 1; strays > 0; strays -= 1) {
    const [outer = 1, inner = 1] = [ends[strays - 1], ends[strays]];
    if (Math.max(outer / inner, inner / outer) >= GAP) return strays;
  }
  return 0;
}

/** The price that parts two heaps: the lowest of the dearer one; null where there is one heap. */
export function splitOf(prices: readonly number[]): number | null {
  const sorted = [...prices].sort((a, b) => a - b);
  const first = straysAt(sorted);
  const last = sorted.length - 1 - straysAt(sorted.toReversed());
  let widest = GAP;
  let split: number | null = null;
  for (let at = first + LEAST; at <= last + 1 - LEAST; at += 1) {
    const [below = 0, above = 0] = [sorted[at - 1], sorted[at]];
    const gap = above / below;
    // A heap that is as wide as the gap beside it is none.
    const widths = [below / (sorted[first] ?? below), (sorted[last] ?? above) / above];
    if (gap >= widest && Math.max(...widths) < gap) {
      widest = gap;
      split = above;
    }
  }
  return split;
}
