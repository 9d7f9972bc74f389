import { marketQueries } from '@smart-listings/engine';
import type { Source } from './source.ts';

/** The marketplace whose keys this server has. */
export const searchMarket: Source = {
  name: 'market',
  async find({ market }, { ledger, currency }) {
    if (!market) return null;
    const { language, condition } = ledger;
    const comparables = await market.search({
      queries: marketQueries(ledger),
      currency,
      language,
      condition,
    });
    const notes = comparables.length === 0 ? [`${market.name} has nothing like it on offer right now.`] : [];
    return { comparables, notes, isSearch: true };
  },
};
