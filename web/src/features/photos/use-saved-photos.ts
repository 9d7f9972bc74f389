import { useSyncExternalStore } from 'react';
import type { PhotoAlbum } from './album.ts';
import type { AlbumState } from './album-store.ts';
import { isAdded } from './photo.ts';

const NONE: AlbumState['photos'] = [];
const followNothing = () => () => undefined;

/** The photos as a part of what is saved. */
export function useSavedPhotos(album: PhotoAlbum | null, savedKeys: readonly string[]) {
  const photos = useSyncExternalStore(
    album?.subscribe ?? followNothing,
    () => album?.getState().photos ?? NONE,
  );
  const added = photos.filter(isAdded);
  const place = added.findIndex(({ upload }) => upload !== null);
  const keys = added.map(({ id, storedUrl }) => storedUrl ?? id);
  return {
    /** Names just these photos, in their order. */
    keys,
    /** As they are on this device. */
    keep: () => added.map(({ blob, storedUrl }) => ({ blob, url: storedUrl })),
    upload: async () => (await album?.upload()) ?? [],
    uploading: place < 0 ? null : `photo ${place + 1} of ${added.length}`,
    /** Whether just these photos, in this order, are those of the saved listing. */
    areSaved: keys.length === savedKeys.length && keys.every((key, at) => key === savedKeys[at]),
    forgetUploads: () => album?.forgetUploads(),
    noteSaved: (urls: readonly string[]) => album?.noteSaved(urls),
  };
}
