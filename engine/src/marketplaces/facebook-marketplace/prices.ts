import type { MarketPrices } from '../prices.ts';

export const PRICES: MarketPrices = {
  level: 'private',
  search: {
    sites: [['GBP', 'https://www.facebook.com/marketplace/search/?query=']],
    kind: 'asking',
  },
};
