import { MESSAGES } from '@smart-listings/contract';
import { ApiError } from '../../lib/api-error.ts';

/** The sentence for a listing that was not saved: the server's, where it has one that helps. */
export function saveFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.message === '') return MESSAGES.saveBroken;
  if (error.code === 'signed-out') return MESSAGES.saveSignedOut;
  // The server does not know what broke either.
  if (error.code === 'internal' && error.status >= 500) return MESSAGES.saveFailed;
  return error.message;
}
