import type { Config, Secrets } from '../config.ts';
import { createRateLimit, type SharedCounts } from '../lib/rate-limit.ts';
import { createEbayMarket } from './ebay.ts';
import type { Market } from './market.ts';

const A_DAY_SECONDS = 86_400;
/** Requests that eBay allows an application by default, and the longest that one may take. */
const EBAY = { perDay: 5_000, timeoutMs: 8_000 };

interface Around {
  clock: () => Date;
  /** Where instances count what they use together; null: each by itself. */
  counts: SharedCounts | null;
}

/** The marketplace whose keys are set; null without any. */
export function createMarket(config: Config, secrets: Secrets, { clock, counts }: Around): Market | null {
  if (!config.ebay || !secrets.ebay) return null;
  const quota = createRateLimit(EBAY.perDay, A_DAY_SECONDS, {
    sentence: 'This server has used up its searches at eBay for today.',
    shared: counts && { name: 'ebay', counts },
  });
  return createEbayMarket({ ...config.ebay, ...secrets.ebay, clock, quota, timeoutMs: EBAY.timeoutMs });
}
