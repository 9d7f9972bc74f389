import type { Me } from '@smart-listings/contract';

type Counted = Pick<Me, 'usage' | 'savedCount' | 'limits'>;

export interface Quota {
  used: number;
  limit: number;
  left: number;
}

/** Generations of the running month against the plan; null without a limit, and without an account. */
export function generationQuota({ usage, limits }: Counted): Quota | null {
  return quotaOf(usage?.generatedCount, limits?.generationsPerMonth);
}

/** Saved listings against the plan; null as above. */
export function savedQuota({ savedCount, limits }: Counted): Quota | null {
  return quotaOf(savedCount, limits?.savedListings);
}

function quotaOf(used: number | null | undefined, limit: number | null | undefined): Quota | null {
  if (typeof used !== 'number' || typeof limit !== 'number') return null;
  return { used, limit, left: Math.max(0, limit - used) };
}

/** The day on which the count of '2026-11' starts anew: '1 December'. The month is UTC's. */
export function renewalDay(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const day = new Date(Date.UTC(year, number, 1));
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
}
