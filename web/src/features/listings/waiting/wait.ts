// What is done to the account's listings, with a connection or without one.
import { type SavedListing, savedListingSchema, saveListingRequestSchema } from '@smart-listings/contract';
import { ApiError } from '../../../lib/api-error.ts';
import { isConnected } from '../../../lib/connection.ts';
import { randomUuid } from '../../../lib/random-uuid.ts';
import { editListing } from '../api/edit-listing.ts';
import { getListing } from '../api/get-listing.ts';
import { findWaiting, putWaiting, removeWaiting } from './device-store.ts';
import { applyPatch, type Draft, type EditPatch, type Waiting, type WaitingPhoto } from './waiting.ts';

const NO_ROOM =
  'There is no connection, and this browser has no room to keep the listing. Leave the page open and try again.';

/**
 * A listing that is not in the account yet, as it will lie there.
 * @throws ApiError with what the server would say of one that it cannot take
 */
export function draftAsListing(
  { listing, variant, originalFormInput, origin }: Draft,
  { id, userId, imageUrls }: { id: string; userId: string; imageUrls: readonly string[] },
): SavedListing {
  const request = { listing, variant, originalFormInput, origin };
  const problem = saveListingRequestSchema.safeParse(request).error?.issues[0]?.message;
  if (problem) throw new ApiError(problem, { code: 'bad-request', status: 400 });
  return savedListingSchema.parse({
    ...listing,
    ...{ id, userId, variant, originalFormInput, origin, imageUrls },
    timestamp: new Date().toISOString(),
    pricingRefreshCount: 0,
    revision: 0,
  });
}

/** Keeps a new listing on this device until it can be sent. @throws ApiError when there is no room for it */
export function waitWithSave(listing: SavedListing, photos: readonly WaitingPhoto[]): Promise<Waiting> {
  const { id, userId, timestamp: since } = listing;
  return keep({ id, userId, kind: 'save', listing, patch: null, photos: [...photos], since, refusal: null });
}

/**
 * Sends an edit, together with what waited of the listing before; without a connection it waits too.
 * @returns whether it waits
 * @throws ApiError as `editListing` does
 */
export async function editOrWait(listing: SavedListing, patch: EditPatch): Promise<boolean> {
  const { id, userId } = listing;
  const before = await findWaiting(userId, id);
  if (before?.kind === 'save') {
    await keep({ ...before, listing: applyPatch(before.listing, patch), refusal: null });
    return true;
  }
  const base = before && !before.refusal ? before : null;
  const whole = { ...base?.patch, ...patch };
  const { revision } = base?.listing ?? listing;
  try {
    if (!(await isConnected())) throw new ApiError('', { code: 'network', status: 0 });
    await editListing(id, { ...whole, account: userId, revision });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'network')) throw error;
    const since = base?.since ?? new Date().toISOString();
    const edited = { ...applyPatch(listing, patch), revision };
    await keep({ id, userId, kind: 'edit', listing: edited, patch: whole, photos: [], since, refusal: null });
    return true;
  }
  if (before) await removeWaiting(id);
  return false;
}

/** Has what the server refused sent again, changed so that the reason is gone where the seller can decide it. */
export async function insist(entry: Waiting): Promise<void> {
  const { kind, refusal, listing } = entry;
  const again = { ...entry, refusal: null };
  if (kind === 'edit' && refusal?.code === 'conflict') {
    const { revision } = await getListing(entry.id);
    await keep({ ...again, listing: { ...listing, revision } });
    return;
  }
  const isGone = kind === 'edit' ? refusal?.code === 'not-found' : refusal?.code === 'conflict';
  if (isGone) {
    const id = randomUuid();
    await keep({ ...again, kind: 'save', id, listing: { ...listing, id, imageUrls: [] }, patch: null });
    await removeWaiting(entry.id);
    return;
  }
  // The only thing of a save that can be missing: photos that lie in the account no more.
  const photos = refusal?.code === 'not-found' ? entry.photos.filter(({ blob }) => blob) : entry.photos;
  await keep({ ...again, photos });
}

async function keep(entry: Omit<Waiting, 'version'>): Promise<Waiting> {
  try {
    return await putWaiting(entry);
  } catch {
    throw new ApiError(NO_ROOM, { code: 'internal', status: 0 });
  }
}
