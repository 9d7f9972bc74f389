import { MESSAGES } from '@smart-listings/contract';
import { ApiError } from '../../lib/api-error.ts';

/** The sentence for a listing that was not saved: the server's, where it has one. */
export function saveFailure(error: unknown): string {
  return error instanceof ApiError ? error.message : MESSAGES.saveFailed;
}
