import type { MarketPrices } from '../prices.ts';

export const PRICES: MarketPrices = {
  level: 'private',
  search: {
    sites: [['GBP', 'https://www.gumtree.com/search?q=']],
    kind: 'asking',
  },
};
