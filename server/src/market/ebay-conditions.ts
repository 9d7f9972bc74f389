/** eBay's Metadata API: which conditions one of its categories takes. Kept for a day. */
import type { Condition } from '@smart-listings/contract';
import { z } from 'zod';
import { createCache } from '../lib/cache.ts';
import { type EbaySender, readAs } from './ebay-sender.ts';
import { marketplaceFor } from './ebay-wire.ts';
import type { Market, MarketCondition } from './market.ts';

const A_DAY_MS = 86_400_000;

// https://developer.ebay.com/api-docs/sell/static/metadata/condition-id-values.html
const CODES: Readonly<Record<string, string>> = {
  1000: 'NEW',
  1500: 'NEW_OTHER',
  1750: 'NEW_WITH_DEFECTS',
  2750: 'LIKE_NEW',
  2990: 'PRE_OWNED_EXCELLENT',
  3000: 'USED_EXCELLENT',
  3010: 'PRE_OWNED_FAIR',
  4000: 'USED_VERY_GOOD',
  5000: 'USED_GOOD',
  6000: 'USED_ACCEPTABLE',
  7000: 'FOR_PARTS_OR_NOT_WORKING',
};

/** The nearest first; 3000 is plain “Used” where a category has no grades, and the middle one in clothes. */
const NEAREST: Readonly<Record<Condition, readonly string[]>> = {
  new: ['1000'],
  'open-box': ['1500'],
  'used-like-new': ['2750', '2990', '4000', '3000'],
  'used-good': ['5000', '3000'],
  'used-fair': ['6000', '3010', '3000'],
  'for-parts': ['7000'],
};

const policiesSchema = z.object({ itemConditionPolicies: z.array(z.unknown()).default([]) });
const policySchema = z.object({
  categoryId: z.string(),
  itemConditions: z
    .array(z.object({ conditionId: z.string(), conditionDescription: z.string().max(100).default('') }))
    .default([]),
});

export function createEbayConditions(send: EbaySender, clock: () => Date): Pick<Market, 'findCondition'> {
  const kept = createCache<Map<string, string>>({ entries: 500, forMs: A_DAY_MS, clock });
  return {
    async findCondition(categoryId, condition, site): Promise<MarketCondition | null> {
      const id = marketplaceFor(site);
      const allowed = await kept.get(`${id} ${categoryId}`, async () => {
        const query = new URLSearchParams({ filter: `categoryIds:{${categoryId}}` });
        const path = `/sell/metadata/v1/marketplace/${id}/get_item_condition_policies?${query}`;
        const { itemConditionPolicies } = readAs(policiesSchema, await send(path, {}));
        const policies = itemConditionPolicies.flatMap((one) => policySchema.safeParse(one).data ?? []);
        const own = policies.find((policy) => policy.categoryId === categoryId);
        return new Map(own?.itemConditions.map((one) => [one.conditionId, one.conditionDescription]));
      });
      const found = NEAREST[condition].find((one) => allowed.has(one));
      const code = found === undefined ? undefined : CODES[found];
      if (found === undefined || code === undefined) return null;
      return { code, name: allowed.get(found) || code };
    },
  };
}
