import type { ErrorCode } from '@smart-listings/contract';
import type { ReadOptions, ReadPhoto } from './read-photo.ts';

/** What the server asks of a reading process: one photo at a time. */
export interface ReadRequest {
  bytes: Uint8Array;
  options: ReadOptions;
}

/** What a reading process answers. */
export type ReadAnswer =
  | { kind: 'ready'; missing: string | null }
  | { kind: 'read'; photo: ReadPhoto; residentBytes: number }
  /** The photo's own fault, in words for whoever sent it. */
  | { kind: 'refused'; code: ErrorCode; message: string; residentBytes: number }
  /** Ours: for the log. */
  | { kind: 'failed'; message: string };
