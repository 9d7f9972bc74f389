import type { MarketPrices } from '../prices.ts';

export const PRICES: MarketPrices = {
  level: 'market',
  search: {
    sites: [
      ['GBP', 'https://www.amazon.co.uk/s?k='],
      ['USD', 'https://www.amazon.com/s?k='],
      ['EUR', 'https://www.amazon.de/s?k='],
    ],
    kind: 'asking',
  },
};
