import type { ComparableSource, Confidence, PriceKind } from '@smart-listings/contract';
import { CONDITIONS, type Condition } from '@smart-listings/contract';
import { currencyOf, formatPrice } from '@smart-listings/engine';

export const KIND_LABELS: Record<PriceKind, string> = { sold: 'Sold', asking: 'Asking' };

export const SOURCE_LABELS: Record<ComparableSource, string> = {
  ebay: 'eBay',
  pasted: 'Pasted by you',
  search: 'Web search',
  own: 'Your sale',
};

export const CONFIDENCE_LABELS: Record<Confidence, string> = {
  low: 'Low confidence',
  medium: 'Medium confidence',
  high: 'High confidence',
};

export function conditionLabel(condition: Condition | null): string {
  return CONDITIONS.find(({ code }) => code === condition)?.label ?? 'Not said';
}

export function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** '21 Nov 2026' */
export function writeDay(iso: string): string {
  return DAY.format(new Date(iso));
}

/** @param code 'GBP' */
export function writePrice(amount: number, code: string): string {
  const currency = currencyOf(code);
  return currency ? formatPrice(round(amount), currency) : `${code} ${round(amount)}`;
}
