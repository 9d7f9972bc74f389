import { LIMITS, type SoldElsewhere } from '@smart-listings/contract';
import type { AppContext } from '../../../context.ts';
import * as queries from '../publication-queries.ts';

/** Live listings of items that were sold, wherever that was: whoever buys one of them too would have to be told no. */
export async function listSoldElsewhere(
  { db, channels }: AppContext,
  userId: string,
): Promise<SoldElsewhere[]> {
  if (channels.size === 0) return [];
  const found = new Map<string, SoldElsewhere>();
  for (const { channel: code, listingId, title, soldOn } of await queries.listLiveOfSold(db, userId)) {
    const name = channels.get(code)?.name;
    // What was sold there is over there.
    if (name !== undefined && name !== soldOn)
      found.set(`${code} ${listingId}`, { listingId, title, code, name, soldOn });
  }
  return [...found.values()].slice(0, LIMITS.listingsOfItem);
}
