import type { Comparable } from '@smart-listings/contract';

/** A pasted asking price in pounds of a thing in good condition, but for what a test says. */
export function comparable(title: string, price: number, more: Partial<Comparable> = {}): Comparable {
  return {
    title,
    price,
    currency: 'GBP',
    condition: 'used-good',
    kind: 'asking',
    source: 'pasted',
    link: null,
    date: null,
    ...more,
  };
}
