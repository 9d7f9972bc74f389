import type { Comparable } from '@smart-listings/contract';
import { createCache } from '../lib/cache.ts';
import { createEbayConditions } from './ebay-conditions.ts';
import { createEbaySender, type EbaySender, type EbaySenderOptions, readAs } from './ebay-sender.ts';
import { createEbayTaxonomy } from './ebay-taxonomy.ts';
import { filterFor, marketplaceFor, pageSchema, type ReadItem, readItem } from './ebay-wire.ts';
import type { Market, MarketQuery } from './market.ts';

const PAGE_SIZE = 50;
/** From so many on a price is as sure as it gets, and the next page costs a request of the day's quota. */
const MOST_ITEMS = 100;
/** With so many found, a wider query would only add what fits less. */
const ENOUGH = 20;
const CACHE = { entries: 500, forMs: 10 * 60_000 };

/** eBay's Browse API with application keys: what is on offer now. It knows asking prices only. */
export function createEbayMarket(options: EbaySenderOptions): Market {
  const { clock } = options;
  const found = createCache<ReadItem[]>({ ...CACHE, clock });
  const send = createEbaySender(options);
  return {
    name: 'eBay',
    ...createEbayTaxonomy(send, clock),
    ...createEbayConditions(send, clock),
    async search(query) {
      const all = new Map<string, ReadItem>();
      for (const text of query.queries) {
        const key = [marketplaceFor(query), filterFor(query.condition), text].join(' ');
        try {
          const items = await found.get(key, () => searchPages(send, { ...query, text }, clock()));
          for (const item of items) all.set(item.id, item);
        } catch (error) {
          // What the narrower search found stands.
          if (all.size === 0) throw error;
          break;
        }
        if (comparablesIn(all).length >= ENOUGH) break;
      }
      const comparables = comparablesIn(all);
      return {
        comparables: comparables.slice(0, MOST_ITEMS),
        withoutOnePrice: all.size - comparables.length,
      };
    },
  };
}

function comparablesIn(items: ReadonlyMap<string, ReadItem>): Comparable[] {
  return [...items.values()].flatMap(({ comparable }) => comparable ?? []);
}

async function searchPages(
  send: EbaySender,
  query: MarketQuery & { text: string },
  now: Date,
): Promise<ReadItem[]> {
  const items: ReadItem[] = [];
  const today = now.toISOString().slice(0, 10);
  for (let offset = 0; offset < MOST_ITEMS; offset += PAGE_SIZE) {
    const parameters = new URLSearchParams({
      q: query.text,
      filter: filterFor(query.condition),
      limit: String(PAGE_SIZE),
      offset: String(offset),
    });
    const page = readAs(
      pageSchema,
      await send(`/buy/browse/v1/item_summary/search?${parameters}`, {
        'X-EBAY-C-MARKETPLACE-ID': marketplaceFor(query),
      }),
    );
    items.push(...page.itemSummaries.flatMap((item) => readItem(item, today) ?? []));
    if (page.next === undefined) break;
  }
  return items;
}
