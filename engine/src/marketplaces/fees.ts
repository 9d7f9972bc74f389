import type { Family } from '../categories/family.ts';
import type { Citation } from './facts.ts';

/** What the percentage is taken of. */
export type FeeBase = 'item' | 'order' | 'order-with-tax' | 'order-without-vat' | 'fees';

/** One charge. Amounts are in the schedule's currency, percentages in per cent. */
export interface FeePart extends Citation {
  id: string;
  label: string;
  paidBy: 'seller' | 'buyer';
  base: FeeBase;
  /** Rates by amount, lowest first; `upTo: null` is the rest. */
  rates: readonly { upTo: number | null; percent: number }[];
  /** marginal: each rate on its own slice. whole: the rate that the amount falls under, on all of it. */
  rateMode: 'marginal' | 'whole';
  /** Fixed amount by the size of the order, lowest first. */
  fixed: readonly { upTo: number | null; amount: number }[];
  minimum?: number;
  maximum?: number;
  /** Charged only for some sales; off in an estimate unless the seller turns it on. */
  optional?: boolean;
  note?: string;
}

/** What one kind of seller pays in one market. Every number may be edited by the user. */
export interface FeeSchedule {
  id: string;
  label: string;
  market: 'UK' | 'US' | 'all';
  seller: 'private' | 'business' | 'any';
  currency: 'GBP' | 'USD';
  /** The goods that it is for; absent for most categories. */
  category?: string;
  /** The families of our own categories that are those goods. */
  families?: readonly Family[];
  parts: readonly FeePart[];
  note?: string;
}
