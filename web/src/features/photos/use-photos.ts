import { LIMITS, MESSAGES, STORAGE_KEYS } from '@smart-listings/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { notifyError, notifyInfo } from '../../lib/notify.ts';
import { readText } from '../../lib/storage.ts';
import type { AddReport, PhotoAlbum } from './album.ts';

export interface PhotosControl {
  /** null until there is a first photo: its code comes with it. */
  album: PhotoAlbum | null;
  isOpening: boolean;
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  /** What of the form was read on the photos. */
  seen: () => readonly string[];
  /** Puts the photos of a saved listing (or none) in place of these; what undoes it, or null without need. */
  swap: (urls: readonly string[]) => (() => void) | null;
}

/** The photos of the draft. Nothing of them is loaded before the first one, or one kept from before. */
export function usePhotos(): PhotosControl {
  const [album, setAlbum] = useState<PhotoAlbum | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const opening = useRef<Promise<PhotoAlbum> | null>(null);

  const open = useCallback(() => {
    if (opening.current) return opening.current;
    setIsOpening(true);
    const opened = import('./open-album.ts').then(({ openAlbum }) => openAlbum());
    opening.current = opened;
    opened.then(
      (ready) => {
        if (opening.current !== opened) return;
        setAlbum(ready);
        setIsOpening(false);
      },
      () => {
        opening.current = null;
        setIsOpening(false);
      },
    );
    return opened;
  }, []);

  useEffect(() => {
    if (readText('local', STORAGE_KEYS.photos)) open().catch(() => undefined);
    return () => {
      opening.current?.then((opened) => opened.close()).catch(() => undefined);
      opening.current = null;
      setAlbum(null);
    };
  }, [open]);

  const run = useCallback(
    async (work: (opened: PhotoAlbum) => Promise<AddReport>) => {
      try {
        const report = await work(await open());
        const { savingsOf } = await import('./album.ts');
        for (const problem of report.problems) notifyError(problem);
        const savings = savingsOf(report);
        if (savings) notifyInfo(savings);
      } catch {
        notifyError(MESSAGES.imagesFailed);
      }
    },
    [open],
  );

  return {
    album,
    isOpening,
    // Far more than there is room for are not even looked at: a folder dropped by mistake.
    add: (files) => void run((opened) => opened.add(files.slice(0, LIMITS.imagesPerListing * 10))),
    retry: (id) => void run((opened) => opened.retry(id)),
    seen: () => album?.seen() ?? [],
    swap: (urls) => {
      const had = (album?.getState().photos.length ?? 0) > 0;
      if (!had && urls.length === 0) return null;
      const swapped = open().then((opened) => opened.replace(urls));
      swapped.catch(() => notifyError(MESSAGES.imagesFailed));
      return () => void swapped.then((undo) => undo()).catch(() => undefined);
    },
  };
}
