/** Where photos lie: files under a path, in a folder or in an S3-compatible store. */

/** What went wrong, as far as it makes a difference to whoever asked. */
export type StorageFailure =
  /** There is no file at this path. */
  | 'not-found'
  /** No room left, or none paid for. */
  | 'full'
  /** The store knows this server's keys not at all, or does not let them do this. */
  | 'refused'
  /** Tried for as long as there was time. */
  | 'unreachable'
  | 'cancelled';

export class StorageError extends Error {
  override name = 'StorageError';
  readonly failure: StorageFailure;

  /** @param summary for the operator's log: no path, no key */
  constructor(failure: StorageFailure, summary: string, cause?: unknown) {
    super(summary, { cause });
    this.failure = failure;
  }
}

export interface StoredFile {
  path: string;
  bytes: Uint8Array;
  /** Its media type. */
  type: string;
}

/** Every method throws StorageError. */
export interface Store {
  /** The file is whole and durable when this returns, and not there at all when it throws. */
  write(file: StoredFile, signal?: AbortSignal): Promise<void>;
  read(path: string): Promise<Uint8Array>;
  /** A file that is not there counts as removed. */
  remove(path: string): Promise<void>;
  /** Asks once, without keeping anything, whether the store can be used by this server. */
  check(signal: AbortSignal): Promise<void>;
}

const SEGMENT = /^[\w-][\w.-]*$/;

/**
 * The path as it may be used: segments of letters, digits, '-', '_' and dots, none of which begins with a dot.
 * @throws StorageError not-found for any other, which no file of ours has
 */
export function requirePath(path: string): string {
  if (path.split('/').every((segment) => SEGMENT.test(segment))) return path;
  throw new StorageError('not-found', 'not a path of this store');
}
