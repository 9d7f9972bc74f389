import { useSyncExternalStore } from 'react';
import type { PhotoAlbum } from './album.ts';
import type { AlbumState } from './album-store.ts';

export function useAlbum(album: PhotoAlbum): AlbumState {
  return useSyncExternalStore(album.subscribe, album.getState, album.getState);
}
