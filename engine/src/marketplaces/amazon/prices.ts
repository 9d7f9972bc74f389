import type { MarketPrices } from '../prices.ts';

export const PRICES: MarketPrices = {
  level: 'resale',
  search: {
    sites: [
      ['GBP', 'https://www.amazon.co.uk/s?k='],
      ['USD', 'https://www.amazon.com/s?k='],
      ['EUR', 'https://www.amazon.de/s?k='],
    ],
    kind: 'asking',
  },
};
