import { MESSAGES, type SavedListing, TIMING } from '@smart-listings/contract';
import { useQueryClient } from '@tanstack/react-query';
import { notifyError, notifySuccess } from '../../lib/notify.ts';
import { deleteListing, deleteListings, restoreListings } from './api/delete-listings.ts';
import { hideListings, refreshListings } from './api/list-listings.ts';

/** Deletes listings: gone from the page at once, and to be had back for a few seconds. */
export function useDeletion(onChanged: () => void) {
  const client = useQueryClient();

  /** @returns the ids that are still there */
  async function remove(listings: readonly SavedListing[]): Promise<readonly string[]> {
    const ids = listings.map(({ id }) => id);
    hideListings(client, ids);
    const { done, failed } = await removeAll(ids).catch(() => ({ done: [], failed: ids }));
    if (failed.length > 0) {
      notifyError(MESSAGES.deleteFailed, { durationMs: TIMING.savedListingsToastMs });
    }
    if (done.length > 0) {
      notifySuccess(done.length === 1 ? 'Listing deleted.' : `${done.length} listings deleted.`, {
        durationMs: TIMING.undoDeleteMs,
        action: { label: 'Undo', onClick: () => void restore(done) },
      });
    }
    await refreshListings(client);
    onChanged();
    return failed;
  }

  async function restore(ids: readonly string[]) {
    try {
      const { failed } = await restoreListings(ids);
      if (failed.length > 0) throw new Error();
    } catch {
      notifyError('What was deleted could not be brought back.', {
        durationMs: TIMING.savedListingsToastMs,
      });
    }
    await refreshListings(client);
    onChanged();
  }

  return remove;
}

/** Bulk deletion is for Pro; one by one is for everyone. */
async function removeAll(ids: readonly string[]) {
  const [only, ...others] = ids;
  if (only === undefined || others.length > 0) return deleteListings(ids);
  await deleteListing(only);
  return { done: [only], failed: [] };
}
