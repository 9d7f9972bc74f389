import type { MarketPrices } from '../prices.ts';

export const PRICES: MarketPrices = {
  level: 'market',
  search: {
    sites: [
      ['GBP', 'https://www.ebay.co.uk/sch/i.html?LH_Sold=1&LH_Complete=1&_nkw='],
      ['USD', 'https://www.ebay.com/sch/i.html?LH_Sold=1&LH_Complete=1&_nkw='],
      ['EUR', 'https://www.ebay.de/sch/i.html?LH_Sold=1&LH_Complete=1&_nkw='],
    ],
    kind: 'sold',
  },
};
