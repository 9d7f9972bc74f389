import { useSyncExternalStore } from 'react';

/** What holds the item's photos, as far as the result asks. */
export interface PhotoStore {
  subscribe: (listener: () => void) => () => void;
  getState: () => { photos: readonly unknown[] };
}

const NO_STORE: PhotoStore['subscribe'] = () => () => undefined;

export function usePhotoCount(photos: PhotoStore | null): number {
  return useSyncExternalStore(photos?.subscribe ?? NO_STORE, () => photos?.getState().photos.length ?? 0);
}
