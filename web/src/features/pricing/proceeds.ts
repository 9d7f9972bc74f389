import { PLATFORMS, type Platform } from '@smart-listings/contract';
import {
  adaptSchedule,
  type Currency,
  type Family,
  type FeeSchedule,
  formatPrice,
  marketplaceOf,
  type NetProceeds,
  netProceeds,
  OWN_SCHEDULE,
  pickSchedule,
  priceForProfit,
  schedulesFor,
} from '@smart-listings/engine';
import type { Kept } from './kept-costs.ts';

export interface PlatformProceeds {
  platform: Platform;
  schedule: FeeSchedule;
  /** Nothing is known of the fees, and the seller has not said. */
  isUnknown: boolean;
  net: NetProceeds;
  /** The price that leaves the wanted profit; null when none does, or none is wanted. */
  needed: number | null;
}

export function schedulesOf(platform: Platform, currency: string): FeeSchedule[] {
  const known = schedulesFor(marketplaceOf(platform), currency);
  return known.length > 0 ? known : [OWN_SCHEDULE];
}

/** Where and of what kind of goods the price is. */
export interface Trade {
  /** 'GBP' */
  currency: string;
  /** What the item is, as far as its words say. */
  family: Family | null;
}

export function currentSchedule(platform: Platform, { currency, family }: Trade, kept: Kept): FeeSchedule {
  const chosen = { here: kept.schedules[choiceKey(platform, family)], last: kept.schedules[platform] };
  return pickSchedule(schedulesOf(platform, currency), family, chosen) ?? OWN_SCHEDULE;
}

/** A schedule chosen by hand holds for goods of this family; for others it says who and where the seller is. */
export function chooseSchedule(
  platform: Platform,
  { family }: Trade,
  { kept, id }: { kept: Kept; id: string },
): Kept['schedules'] {
  return { ...kept.schedules, [platform]: id, [choiceKey(platform, family)]: id };
}

function choiceKey(platform: Platform, family: Family | null): string {
  return `${platform}/${family ?? ''}`;
}

/** What each marketplace leaves of the price; the listing's own first. */
export function compareProceeds(
  own: Platform,
  price: number,
  { trade, kept }: { trade: Trade; kept: Kept },
): PlatformProceeds[] {
  const { costs } = kept;
  return [own, ...PLATFORMS.filter((platform) => platform !== own)].map((platform) => {
    const schedule = currentSchedule(platform, trade, kept);
    const adapted = adaptSchedule(schedule, trade.currency, kept.fees);
    const sale = {
      postageCharged: costs.postageCharged ?? 0,
      postageCost: costs.postageCost ?? 0,
      cost: costs.cost ?? 0,
      optionalParts: schedule.parts
        .map(({ id }) => id)
        .filter((id) => kept.optional.includes(optionalKey(schedule.id, id))),
    };
    const needed = costs.wanted === null ? null : priceForProfit(adapted, sale, costs.wanted);
    const isUnknown =
      schedule.id === OWN_SCHEDULE.id &&
      !Object.keys(kept.fees).some((key) => key.startsWith(`${schedule.id}/`));
    return { platform, schedule, isUnknown, net: netProceeds(adapted, { ...sale, price }), needed };
  });
}

export function optionalKey(schedule: string, part: string): string {
  return `${schedule}/${part}`;
}

/** An amount that may be below nothing: '−£3.50'. */
export function writeAmount(amount: number, currency: Currency): string {
  const text = formatPrice(Math.abs(amount), currency);
  return amount < 0 ? `−${text}` : text;
}
