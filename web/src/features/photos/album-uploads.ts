// The album's photos in the account: sent there when their listing is saved, each once.
import { MESSAGES } from '@smart-listings/contract';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import type { AlbumStore } from './album-store.ts';
import { uploadPhoto } from './api/upload-photo.ts';
import { changePhoto, keyOf, type Photo } from './photo.ts';

/** A photo as it is on this device. */
export interface KeptPhoto {
  key: string;
  blob: Blob | null;
  url: string | null;
}

/** Photos on their way into the account. What is done to the album meanwhile changes none of them. */
export class SettledPhotos {
  private readonly store: AlbumStore;
  private readonly photos: readonly Photo[];

  constructor(store: AlbumStore, photos: readonly Photo[]) {
    this.store = store;
    this.photos = photos;
  }

  /**
   * Uploads what is not in the account yet, one after the other, and gives all addresses in order.
   * @throws ApiError with the sentence for the seller
   */
  async upload(): Promise<string[]> {
    const urls: string[] = [];
    for (const { id, blob, storedUrl } of this.now()) {
      const url = storedUrl ?? (blob && (await this.send(id, blob)));
      if (url) urls.push(url);
    }
    return urls;
  }

  keep(): KeptPhoto[] {
    return this.now().map((photo) => ({ key: keyOf(photo), blob: photo.blob, url: photo.storedUrl }));
  }

  private now(): Photo[] {
    return this.photos.map((photo) => this.store.find(photo.id) ?? photo);
  }

  private async send(id: string, blob: Blob): Promise<string> {
    try {
      this.store.change(id, { upload: 0 });
      const { url } = await uploadPhoto(blob, (share) => this.store.change(id, { upload: share }));
      this.store.change(id, { storedUrl: url });
      return url;
    } catch (error) {
      const details = error instanceof ApiError ? error : { code: 'internal' as const, status: 0 };
      const reason = details.status === 413 ? MESSAGES.imageTooLarge : messageOf(error);
      throw new ApiError(MESSAGES.uploadFailed(reason), details);
    } finally {
      this.store.change(id, { upload: null });
    }
  }
}

/** By key, not by place: the seller may have moved, added or removed photos while they were saved. */
export function noteSavedUrls(store: AlbumStore, keys: readonly string[], urls: readonly string[]): void {
  let { photos } = store.getState();
  for (const photo of photos) {
    const url = urls[keys.indexOf(keyOf(photo))];
    if (url) photos = changePhoto(photos, photo.id, { storedUrl: url });
  }
  store.set({ photos });
}

export function forgetUploads(store: AlbumStore): void {
  const { photos } = store.getState();
  store.set({ photos: photos.map((photo) => (photo.blob ? { ...photo, storedUrl: null } : photo)) });
}
