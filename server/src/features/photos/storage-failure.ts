import { MESSAGES, SERVER_MESSAGES } from '@smart-listings/contract';
import type { Logger } from 'pino';
import { AppError } from '../../lib/app-error.ts';
import { StorageError, type StorageFailure } from '../../storage/store.ts';

/** What a failure of the storage means to a seller. */
const ANSWERS: Record<StorageFailure, () => AppError> = {
  'not-found': () => new AppError('not-found', SERVER_MESSAGES.imageGone),
  full: () => new AppError('storage-full', SERVER_MESSAGES.storageFull),
  refused: () => new AppError('misconfigured', SERVER_MESSAGES.storageRefused),
  unreachable: () => new AppError('unreachable', SERVER_MESSAGES.storageUnreachable),
  cancelled: () => new AppError('cancelled', MESSAGES.uploadCancelled),
};
const FOR_THE_OPERATOR: ReadonlySet<StorageFailure> = new Set(['full', 'refused', 'unreachable']);

/** An error of the storage as one that may be shown, logged where the operator can do something about it. */
export function translateStorageError(error: unknown, logger: Logger): unknown {
  if (!(error instanceof StorageError)) return error;
  const { failure, message } = error;
  if (FOR_THE_OPERATOR.has(failure)) logger.warn({ failure, reason: message }, 'the photo storage failed');
  return ANSWERS[failure]();
}
