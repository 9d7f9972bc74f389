import { PRICES as EBAY_PRICES } from '../ebay/prices.ts';
import type { MarketPrices } from '../prices.ts';

/** As on eBay: of all marketplaces its sold items are the widest measure of what a thing brings. */
export const PRICES: MarketPrices = EBAY_PRICES;
