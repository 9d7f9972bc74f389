/** Where comparables come from: features ask for similar items, and only this room knows whose search finds them. */
import type { Comparable, Condition } from '@smart-listings/contract';
import type { AskedField } from '@smart-listings/engine';

export interface MarketQuery {
  /** What to search for, the narrowest first: a wider one is asked when it finds too little. */
  queries: readonly string[];
  /** The seller's currency, which chooses the marketplace: 'GBP'. */
  currency: string;
  /** The seller's language, for currencies of several marketplaces: 'de'. */
  language: string;
  /** Null: of any. */
  condition: Condition | null;
}

interface MarketFound {
  comparables: Comparable[];
  /** Listings of several things at several prices, which tell no price of one. */
  withoutOnePrice: number;
}

/** Which of its sites: by currency and language. */
export type Site = Pick<MarketQuery, 'currency' | 'language'>;

/** A category by the marketplace's own id. */
export interface MarketCategory {
  id: string;
  path: string;
}

/** How worn an item may be called in a category, by the marketplace's own word. */
export interface MarketCondition {
  /** 'USED_EXCELLENT' */
  code: string;
  /** 'Used' */
  name: string;
}

export interface Market {
  /** As it stands in a sentence: 'eBay'. */
  name: string;
  /** @throws AppError for everything that the marketplace can do wrong before it has found anything */
  search(query: MarketQuery): Promise<MarketFound>;
  /** Its own categories for what `words` name, best first. @throws AppError */
  suggestCategories(words: string, site: Site): Promise<readonly MarketCategory[]>;
  /** What it asks for in one of its categories. @throws AppError */
  listFields(categoryId: string, site: Site): Promise<readonly AskedField[]>;
  /** The word of one of its categories for a condition; null where the category takes no such item. @throws AppError */
  findCondition(categoryId: string, condition: Condition, site: Site): Promise<MarketCondition | null>;
}
