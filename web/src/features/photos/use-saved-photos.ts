import { useSyncExternalStore } from 'react';
import type { AlbumState } from './album-store.ts';
import { keyOf } from './photo.ts';
import type { PhotosControl } from './use-photos.ts';

const NONE: AlbumState['photos'] = [];
const followNothing = () => () => undefined;

/** The photos as a part of what is saved. */
export function useSavedPhotos({ album, opened }: PhotosControl, savedKeys: readonly string[]) {
  const all = useSyncExternalStore(album?.subscribe ?? followNothing, () => album?.getState().photos ?? NONE);
  // One that is still being made small goes along, one that failed cannot.
  const photos = all.filter(({ state }) => state.phase !== 'failed');
  const place = photos.findIndex(({ state, upload }) => state.phase === 'processing' || upload !== null);
  return {
    ids: photos.map(({ id }) => id),
    settle: async () => (await opened())?.settle() ?? null,
    /** The first that a save would wait for. */
    inWork: place < 0 ? null : `photo ${place + 1} of ${photos.length}`,
    /** Whether just these photos, in this order, are those of the saved listing. */
    areSaved:
      photos.length === savedKeys.length && photos.every((photo, at) => keyOf(photo) === savedKeys[at]),
    forgetUploads: () => album?.forgetUploads(),
    noteSaved: (keys: readonly string[], urls: readonly string[]) => album?.noteSaved(keys, urls),
  };
}
