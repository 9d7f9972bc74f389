import { type Comparable, LIMITS } from '@smart-listings/contract';
import {
  adaptSchedule,
  askedPrice,
  chooseCurrency,
  type FeeSchedule,
  listMarketplaces,
  type Pasted,
  parsePasted,
  shownOnTop,
} from '@smart-listings/engine';
import type { Paste } from './snapshot.ts';

/** What the paste says, read in this browser. @param currency 'GBP (£)' */
export function readPaste({ text, kind }: Paste, currency: string): Pasted {
  return parsePasted(text, { currency: chooseCurrency(currency).code, kind });
}

/** As many as one analysis takes. */
export function usablePaste(paste: Paste, currency: string): Comparable[] {
  const { comparables, other } = readPaste(paste, currency);
  const chosen = (paste.otherWay && other ? other : comparables).slice(0, LIMITS.comparables);
  const schedule = SHOWN_WITH_FEES.find(({ id }) => id === paste.onTop);
  return schedule ? chosen.map((entry) => ({ ...entry, price: askedOf(entry, schedule) })) : chosen;
}

/** Schedules of marketplaces that show buyers more than the seller asks. */
export const SHOWN_WITH_FEES: readonly FeeSchedule[] = listMarketplaces()
  .flatMap(({ fees }) => fees)
  .filter((schedule) => shownOnTop(schedule).length > 0);

function askedOf({ price, currency }: Comparable, schedule: FeeSchedule): number {
  return Math.max(askedPrice(adaptSchedule(schedule, currency, {}), price), 0.01);
}

export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

/** The text with another line in the place of one, or without it for an empty one. @param line from 1 */
export function replaceLine(text: string, line: number, next: string): string {
  const lines = linesOf(text);
  lines.splice(line - 1, 1, ...(next.trim() === '' ? [] : [next]));
  return lines.join('\n');
}
