import type { LeftOutReason } from '@smart-listings/contract';

/** What goes of a sentence. */
export interface Stretch {
  /** UTF-16 offsets into the sentence. */
  start: number;
  end: number;
  reason: LeftOutReason;
}
