import type { ReadTrayResponse, TrayItem, TrayRow, TrayText } from '@smart-listings/contract';
import { readJsonColumn } from '../../db/columns.ts';
import type { Schema } from '../../db/schema.ts';
import type { Row } from './queries.ts';

export function presentRow({ id, attempt, request, price, state, fault, hasFallback, text }: Row): TrayRow {
  return {
    ...{ id, attempt, price, state },
    request: readJsonColumn<TrayItem['request']>(request),
    fault: fault ?? '',
    hasFallback: hasFallback === 1,
    text: text === null ? null : readJsonColumn<TrayText>(text),
  };
}

export function presentHalt(
  { haltMessage: message, haltUntil: until }: Schema['tray'],
  now: Date,
): ReadTrayResponse['halt'] {
  if (message === null || (until !== null && new Date(until) <= now)) return null;
  return { message, until };
}
