import type { ErrorCode } from '@smart-listings/contract';

/** What the server asks of a photo process: one photo at a time. */
export interface PhotoRequest<Options> {
  bytes: Uint8Array;
  options: Options;
}

/** What a photo process answers. */
export type PhotoAnswer<Result> =
  | { kind: 'ready'; missing: string | null }
  | { kind: 'done'; result: Result; residentBytes: number }
  /** The photo's own fault, in words for whoever sent it. */
  | { kind: 'refused'; code: ErrorCode; message: string; residentBytes: number }
  /** Ours: for the log. */
  | { kind: 'failed'; message: string };
