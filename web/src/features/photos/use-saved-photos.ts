import { useSyncExternalStore } from 'react';
import type { AlbumState, PhotoAlbum } from './album.ts';
import { isAdded } from './photo.ts';

const NONE: AlbumState['photos'] = [];
const followNothing = () => () => undefined;

/** The photos as a part of what is saved. */
export function useSavedPhotos(album: PhotoAlbum | null, savedUrls: readonly string[]) {
  const photos = useSyncExternalStore(
    album?.subscribe ?? followNothing,
    () => album?.getState().photos ?? NONE,
  );
  const added = photos.filter(isAdded);
  const place = added.findIndex(({ upload }) => upload !== null);
  return {
    upload: async () => (await album?.upload()) ?? [],
    uploading: place < 0 ? null : `photo ${place + 1} of ${added.length}`,
    /** Whether just these photos, in this order, lie in the account with the listing. */
    areSaved:
      added.length === savedUrls.length && added.every(({ storedUrl }, at) => storedUrl === savedUrls[at]),
    forgetUploads: () => album?.forgetUploads(),
    noteSaved: (urls: readonly string[]) => album?.noteSaved(urls),
  };
}
