// The album's photos in the account: sent there when their listing is saved, each once.
import { MESSAGES } from '@smart-listings/contract';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import type { AlbumStore } from './album-store.ts';
import { uploadPhoto } from './api/upload-photo.ts';
import { changePhoto, isAdded } from './photo.ts';

/**
 * Uploads what is not in the account yet, one after the other, and gives all addresses in order.
 * @throws ApiError with the sentence for the seller
 */
export async function uploadPhotos(store: AlbumStore): Promise<string[]> {
  for (const { id, blob, storedUrl } of store.getState().photos.filter(isAdded)) {
    if (storedUrl || !blob) continue;
    try {
      store.change(id, { upload: 0 });
      const { url } = await uploadPhoto(blob, (share) => store.change(id, { upload: share }));
      store.change(id, { storedUrl: url });
    } catch (error) {
      const details = error instanceof ApiError ? error : { code: 'internal' as const, status: 0 };
      const reason = details.status === 413 ? MESSAGES.imageTooLarge : messageOf(error);
      throw new ApiError(MESSAGES.uploadFailed(reason), details);
    } finally {
      store.change(id, { upload: null });
    }
  }
  return storedUrls(store).filter((url) => url !== null);
}

/** Where the photos lie in the account; null for one that does not yet. */
export function storedUrls(store: AlbumStore): (string | null)[] {
  return store
    .getState()
    .photos.filter(isAdded)
    .map(({ storedUrl }) => storedUrl);
}

export function noteSavedUrls(store: AlbumStore, urls: readonly string[]): void {
  let { photos } = store.getState();
  for (const [place, photo] of photos.filter(isAdded).entries()) {
    photos = changePhoto(photos, photo.id, { storedUrl: urls[place] ?? photo.storedUrl });
  }
  store.set({ photos });
}

export function forgetUploads(store: AlbumStore): void {
  const { photos } = store.getState();
  store.set({ photos: photos.map((photo) => (photo.blob ? { ...photo, storedUrl: null } : photo)) });
}
