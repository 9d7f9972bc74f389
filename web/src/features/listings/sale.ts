import type { Platform } from '@smart-listings/contract';
import { marketplaceOf, netProceeds, schedulesFor } from '@smart-listings/engine';

/** By the marketplace's schedule in this currency; null where there is none. */
export function usualFeesOf(platform: Platform, code: string, price: number): number | null {
  const schedule = schedulesFor(marketplaceOf(platform), code).find(({ currency }) => currency === code);
  return schedule ? netProceeds(schedule, { price }).totalFees : null;
}

/** Of the seller's own calendar. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
