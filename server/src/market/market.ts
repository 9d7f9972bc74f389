/** Where comparables come from: features ask for similar items, and only this room knows whose search finds them. */
import type { Comparable, Condition } from '@smart-listings/contract';

export interface MarketQuery {
  /** What to search for, the narrowest first: a wider one is asked when it finds too little. */
  queries: readonly string[];
  /** The seller's currency, which chooses the marketplace: 'GBP'. */
  currency: string;
  /** The seller's language, for currencies of several marketplaces: 'de'. */
  language: string;
  condition: Condition;
}

interface MarketFound {
  comparables: Comparable[];
  /** Listings of several things at several prices, which tell no price of one. */
  withoutOnePrice: number;
}

export interface Market {
  /** As it stands in a sentence: 'eBay'. */
  name: string;
  /** @throws AppError for everything that the marketplace can do wrong before it has found anything */
  search(query: MarketQuery): Promise<MarketFound>;
}
