import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MESSAGES } from '@smart-listings/contract';
import type { Logger } from 'pino';
import { createPhotoProcesses, type ProcessLimits } from './photo-processes.ts';
import type { ReadOptions, ReadPhoto } from './read-photo.ts';

export interface PhotoReader {
  /**
   * @throws AppError overloaded when the queue is full, unsupported-type, too-large or bad-request for what
   * is no photo that can be read, timeout
   */
  read(bytes: Uint8Array, options: ReadOptions, signal?: AbortSignal): Promise<ReadPhoto>;
  /** Photos in the queue. */
  waiting(): number;
  /** Ends the processes; photos that wait are given up. */
  close(): void;
}

/** The models take two threads each; a machine of two cores has room for one process. */
const READER_LIMITS: ProcessLimits = {
  processes: Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))),
  waiting: 24,
  busy: MESSAGES.overloaded,
  timeoutMs: 60_000,
  idleMs: 300_000,
  program: fileURLToPath(new URL('./reading-process.ts', import.meta.url)),
};

/** Reads photos in processes of their own. */
export function createPhotoReader(logger: Logger, overrides: Partial<ProcessLimits> = {}): PhotoReader {
  const { run, waiting, close } = createPhotoProcesses<ReadOptions, ReadPhoto>(logger, {
    ...READER_LIMITS,
    ...overrides,
  });
  return { read: run, waiting, close };
}
