import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { SERVER_MESSAGES } from '@smart-listings/contract';
import type { Logger } from 'pino';
import { createPhotoProcesses, type PhotoProcesses, type ProcessLimits } from './photo-processes.ts';
import type { PreparedPhoto } from './prepare-photo.ts';

/** Makes of an uploaded file what is kept of it. */
export type PhotoPreparer = PhotoProcesses<null, PreparedPhoto>;

/** A process takes about a tenth of a second a photo, and its memory is bounded by one picture. */
const PREPARER_LIMITS: ProcessLimits = {
  processes: Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))),
  waiting: 32,
  busy: SERVER_MESSAGES.photosBusy,
  timeoutMs: 30_000,
  idleMs: 60_000,
  program: fileURLToPath(new URL('./preparing-process.ts', import.meta.url)),
};

export function createPhotoPreparer(logger: Logger, overrides: Partial<ProcessLimits> = {}): PhotoPreparer {
  return createPhotoProcesses(logger, { ...PREPARER_LIMITS, ...overrides });
}
