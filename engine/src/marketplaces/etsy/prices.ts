import type { MarketPrices } from '../prices.ts';

export const PRICES: MarketPrices = {
  level: 'market',
  search: {
    sites: [
      ['GBP', 'https://www.etsy.com/uk/search?q='],
      ['USD', 'https://www.etsy.com/search?q='],
    ],
    kind: 'asking',
  },
};
