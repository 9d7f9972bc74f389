/** What is known of a marketplace's prices: how high they are, how surely ours hold there, and where to look them up. */
import type { PriceKind } from '@smart-listings/contract';
import type { Citation } from './facts.ts';

export interface MarketPrices {
  /** How high prices are for what is worn: 'private' where people clear their wardrobes, 'market' where all sell to all. */
  level: 'private' | 'market';
  /** How often an estimate's range held real prices from there; absent: nobody has measured it. */
  held?: Citation & { inHundred: number; of: number; kind: PriceKind; things: string };
  /** Its own search, to which the words are added, by currency; the first for all others. */
  search: { sites: readonly (readonly [currency: string, address: string])[]; kind: PriceKind };
}
