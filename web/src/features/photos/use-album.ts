import { useSyncExternalStore } from 'react';
import type { AlbumState, PhotoAlbum } from './album.ts';

export function useAlbum(album: PhotoAlbum): AlbumState {
  return useSyncExternalStore(album.subscribe, album.getState, album.getState);
}
