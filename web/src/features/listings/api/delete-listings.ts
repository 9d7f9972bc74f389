import { type BulkOutcome, bulkOutcomeSchema } from '@smart-listings/contract';
import { sendJson } from '../../../lib/api.ts';

export async function deleteListing(id: string): Promise<void> {
  await sendJson('DELETE', `/api/listings/${encodeURIComponent(id)}`);
}

/** Several at once, for Pro. */
export async function deleteListings(ids: readonly string[]): Promise<BulkOutcome> {
  return bulkOutcomeSchema.parse(await sendJson('POST', '/api/listings/bulk-delete', { ids }));
}

/** Takes a deletion back, within a few seconds of it. */
export async function restoreListings(ids: readonly string[]): Promise<BulkOutcome> {
  return bulkOutcomeSchema.parse(await sendJson('POST', '/api/listings/restore', { ids }));
}
