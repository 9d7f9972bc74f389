/** What a marketplace calls the columns of the list of sales that it hands its sellers. */
import type { Citation } from './facts.ts';

/** What a sale is read from. */
export const SALE_FIELDS = [
  'title',
  'price',
  'day',
  'order',
  'transaction',
  'item',
  'quantity',
  'postage',
  'total',
  'currency',
  'fees',
  'discount',
  'refund',
  'status',
] as const;
/** What a column of a report can say of a sale. */
export type SaleField = (typeof SALE_FIELDS)[number];

export interface SalesReport extends Citation {
  /** Where the seller gets it, in words that follow the marketplace's name and a colon. */
  from: string;
  /** Columns that only its list has: one of these sets tells it, all of its names together. Folded, blanks for signs. */
  tellingColumns: readonly (readonly string[])[];
  /** Its own names, before those that any list may use. */
  names: Readonly<Partial<Record<SaleField, readonly string[]>>>;
  /** How 3/4/2026 is read where no day tells; left out: by the seller's currency. */
  beginsWithMonth?: boolean;
}
