import { type SellerAnswer, STORAGE_KEYS } from '@smart-listings/contract';
import { useCallback, useEffect, useState } from 'react';
import { readText } from '../../lib/storage.ts';
import type { PhotoAlbum } from './album.ts';

/** Of the draft that was kept last, and of those after it; and this tab's own. */
function areKept(): boolean {
  const { photos, laterPhotos, photoDraft } = STORAGE_KEYS;
  const isThere = [photos, laterPhotos].some((key) => readText('local', key) !== null);
  return isThere || readText('session', photoDraft) !== null;
}

export interface PhotosControl {
  /** null until there is a first photo: its code comes with it. */
  album: PhotoAlbum | null;
  /** Fetches that code, or gives what is open already. */
  open: () => Promise<PhotoAlbum>;
  /** The album with what was chosen or kept from before, also while its code is on its way; null without any. */
  opened: () => Promise<PhotoAlbum | null>;
  /** What of the form was read on the photos. */
  seen: () => readonly string[];
  count: () => number;
  /** The seller's answers, with the word that a condition which photos have set is nobody's. */
  answers: (given: readonly SellerAnswer[], condition: string) => readonly SellerAnswer[];
  /** Puts the photos of a saved listing (or none) in place of these; what undoes it, or null without need. */
  swap: (urls: readonly string[]) => (() => void) | null;
}

/** This tab's: whoever leaves the form finds its photos there again, and what was being made small goes on. */
let opening: Promise<PhotoAlbum> | null = null;

/** The photos of the draft. Nothing of them is loaded before the first one, or one kept from before. */
export function usePhotos(): PhotosControl {
  const [album, setAlbum] = useState<PhotoAlbum | null>(null);

  const open = useCallback(() => {
    opening ??= import('./open-album.ts').then(({ openAlbum }) => openAlbum());
    opening.then(setAlbum, () => {
      opening = null;
    });
    return opening;
  }, []);

  const opened = useCallback(async () => (opening || areKept() ? open() : null), [open]);

  useEffect(() => {
    opened().catch(() => undefined);
    // What is read goes into the form: without one it is read at the next visit.
    return () => void opening?.then((left) => left.cancelReading()).catch(() => undefined);
  }, [opened]);

  const count = () => album?.getState().photos.length ?? 0;
  return {
    album,
    open,
    opened,
    seen: () => album?.seen() ?? [],
    count,
    answers: (given, condition) => album?.answers(given, condition) ?? given,
    swap: (urls) => {
      // Those of before may still be on their way.
      const isEmpty = album ? count() === 0 : opening === null;
      if (isEmpty && urls.length === 0) return null;
      const swapped = open().then((opened) => opened.replace(urls));
      const undo = () => swapped.then((back) => back());
      swapped.catch(() => undefined);
      return () => void undo().catch(() => undefined);
    },
  };
}
