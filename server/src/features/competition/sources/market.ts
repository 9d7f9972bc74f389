import { marketQueries } from '@smart-listings/engine';
import type { Source } from './source.ts';

/** The marketplace whose keys this server has. */
export const searchMarket: Source = {
  name: 'market',
  async find({ market }, { item, currency }) {
    if (!market) return null;
    const { language, condition } = item;
    const found = await market.search({ queries: marketQueries(item), currency, language, condition });
    const { comparables, withoutOnePrice: several } = found;
    const notes: string[] = [];
    if (comparables.length === 0) notes.push(`${market.name} has nothing like it at one price right now.`);
    if (several > 0) {
      notes.push(
        `${several} ${several === 1 ? 'listing' : 'listings'} at ${market.name} with several versions at several prices ${several === 1 ? 'was' : 'were'} left out.`,
      );
    }
    return { comparables, notes };
  },
};
