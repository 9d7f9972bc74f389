// How a row stands, in one word.

import type { Described } from './descriptions.ts';
import type { TrayRow } from './rows.ts';
import { isCopied } from './take-out.ts';

export const ROW_STATES = {
  reading: 'Reading…',
  asks: 'Needs an answer',
  waiting: 'Waiting',
  writing: 'Writing…',
  ready: 'Ready',
  copied: 'Copied',
  saved: 'Saved',
  failed: 'Failed',
} as const;
export type RowState = keyof typeof ROW_STATES;

export function stateOf(row: TrayRow, { question, isReading }: Described, isBusy: boolean): RowState {
  // The server has all that it needs to write it.
  const isHanded = row.handedTo !== '';
  if (row.saved) return 'saved';
  if (isCopied(row)) return 'copied';
  if (row.written) return 'ready';
  if (row.fault !== '') return 'failed';
  if (isReading && !isHanded) return 'reading';
  if (question !== null && !isHanded) return 'asks';
  return isBusy ? 'writing' : 'waiting';
}
