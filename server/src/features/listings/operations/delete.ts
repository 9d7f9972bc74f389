import { type BulkOutcome, TIMING } from '@smart-listings/contract';
import type { AppContext } from '../../../context.ts';
import { notFound } from '../../../lib/app-error.ts';
import type { User } from '../../accounts/operations.ts';
import { addDerived, removeDerived } from '../derived.ts';
import { findDeleted, findListings, purgeDeleted, updateListing } from '../queries.ts';
import { changeListings } from './change.ts';
import { requireRoom } from './save.ts';

/** What the offer to undo lasts, and the way of the request that takes it up. */
const RESTORE_WITHIN_MS = TIMING.undoDeleteMs + 20_000;

/** Deletes those of the ids that the account has; they can be restored for a little while. */
export async function deleteListings(
  context: AppContext,
  userId: string,
  ids: readonly string[],
): Promise<BulkOutcome> {
  const deletedAt = context.clock().toISOString();
  return changeListings(context, userId, async (trx) => {
    const rows = await findListings(trx, userId, ids);
    for (const row of rows) {
      await updateListing(trx, row, { deletedAt });
      await removeDerived(trx, row);
    }
    return outcomeOf(ids, rows);
  });
}

/** @throws AppError not-found */
export async function deleteListing(context: AppContext, userId: string, id: string): Promise<void> {
  const { done } = await deleteListings(context, userId, [id]);
  if (done.length === 0) throw notFound('listing');
}

/**
 * Takes a deletion back, where it is not too late.
 * @throws AppError limit-reached when the plan has no room for all of them: then none comes back
 */
export async function restoreListings(
  context: AppContext,
  user: User,
  ids: readonly string[],
): Promise<BulkOutcome> {
  const since = restorableSince(context);
  return changeListings(context, user.id, async (trx, book) => {
    const rows = await findDeleted(trx, user.id, { ids, since });
    requireRoom(user, book.savedCount, rows.length);
    for (const row of rows) {
      const restored = await updateListing(trx, row, { deletedAt: null, revision: row.revision + 1 });
      await addDerived(trx, restored);
    }
    return outcomeOf(ids, rows);
  });
}

/** Deletes for good what nobody can restore any more. @returns how many listings that were */
export function purgeListings(context: AppContext): Promise<number> {
  return purgeDeleted(context.db, restorableSince(context));
}

function restorableSince(context: AppContext): string {
  return new Date(context.clock().getTime() - RESTORE_WITHIN_MS).toISOString();
}

function outcomeOf(ids: readonly string[], rows: readonly { id: string }[]): BulkOutcome {
  const done = new Set(rows.map(({ id }) => id));
  return { done: [...done], failed: [...new Set(ids)].filter((id) => !done.has(id)) };
}
