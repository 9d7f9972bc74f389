import type { ClaimKind } from '@smart-listings/contract';

/** A stretch of a statement that nothing supports. */
export interface Finding {
  kind: ClaimKind;
  /** UTF-16 offsets into the statement. */
  start: number;
  end: number;
  /** Whether the form says the opposite, or says it of another thing. */
  turned: boolean;
}
