import type { MarketPrices } from '../prices.ts';
import { cite } from './sources.ts';

export const PRICES: MarketPrices = {
  level: 'private',
  held: { inHundred: 52, of: 510, kind: 'asking', things: 'clothes and shoes', ...cite('P1') },
  search: {
    sites: [
      ['GBP', 'https://www.vinted.co.uk/catalog?search_text='],
      ['EUR', 'https://www.vinted.fr/catalog?search_text='],
      ['USD', 'https://www.vinted.com/catalog?search_text='],
    ],
    kind: 'asking',
  },
};
