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
  /** The buyer's tax, of which the marketplace takes its share as of the order: it is neither kept nor owed. */
  isTax?: true;
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

/**
 * What buyers in the United States pay in sales tax, between nothing and more than ten per cent by state and city: the
 * average, weighted by people.
 */
export const US_SALES_TAX: FeePart = {
  id: 'sales-tax',
  label: 'Sales tax that the buyer pays',
  paidBy: 'buyer',
  base: 'order',
  rates: [{ upTo: null, percent: 7.52 }],
  rateMode: 'marginal',
  fixed: [],
  isTax: true,
  note: 'The average of all states and cities in July 2025; the marketplace’s percentage is taken of it too.',
  source:
    'Tax Foundation, state and local sales tax rates, midyear 2025, as quoted by vatupdate.com (8 July 2025)',
  asOf: '2025-07',
  certainty: 'secondary',
};

/** What the United Kingdom adds to whatever a marketplace keeps; who is registered for VAT gets it back. */
export const UK_VAT_ON_FEES = {
  id: 'vat',
  label: 'VAT on fees',
  paidBy: 'seller',
  base: 'fees',
  rates: [{ upTo: null, percent: 20 }],
  rateMode: 'marginal',
  fixed: [],
} as const;
