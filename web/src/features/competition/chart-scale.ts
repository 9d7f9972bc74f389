import type { JudgedComparable, PriceKind } from '@smart-listings/contract';

/** One price on the picture, in per cent of its width; `level` from 0 where several fall together. */
export interface Dot {
  left: number;
  level: number;
}

export interface Scale {
  place: (price: number) => number;
  ticks: number[];
}

const TICKS = 4;
const MARGIN = 6;

/** From the lowest to the highest price, with round numbers between them. */
export function scaleFor(prices: readonly number[]): Scale {
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  const from = low === high ? low * 0.8 : low;
  const to = low === high ? high * 1.2 : high;
  const place = (price: number) => {
    const share = (price - from) / (to - from);
    return MARGIN + Math.min(1, Math.max(0, share)) * (100 - 2 * MARGIN);
  };
  const step = niceStep((to - from) / TICKS);
  const first = Math.ceil(from / step) * step;
  const ticks = Array.from({ length: TICKS * 2 + 1 }, (_, index) => first + index * step).filter(
    (tick) => tick <= to,
  );
  return { place, ticks };
}

/** 1, 2 or 5 with as many noughts as it takes. */
function niceStep(least: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const leading = least / magnitude;
  return (leading <= 1 ? 1 : leading <= 2 ? 2 : leading <= 5 ? 5 : 10) * magnitude;
}

const COLUMN = 2.6;

/** The counted prices of one kind, those that fall together above each other. */
export function dotsOf(
  comparables: readonly JudgedComparable[],
  kind: PriceKind,
  place: Scale['place'],
): Dot[] {
  const columns = new Map<number, Dot>();
  return countedOf(comparables, kind)
    .sort((a, b) => a - b)
    .map((price) => {
      const column = Math.round(place(price) / COLUMN);
      const below = columns.get(column);
      const dot = below ? { left: below.left, level: below.level + 1 } : { left: place(price), level: 0 };
      columns.set(column, dot);
      return dot;
    });
}

/** The prices of one kind that were counted. */
export function countedOf(comparables: readonly JudgedComparable[], kind: PriceKind): number[] {
  return comparables.flatMap((entry) => (entry.kind === kind ? (entry.adjustedPrice ?? []) : []));
}
