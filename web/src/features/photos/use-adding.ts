import { LIMITS, MESSAGES } from '@smart-listings/contract';
import type { Shot } from '@smart-listings/engine';
import { useState } from 'react';
import { notifyError, notifyInfo } from '../../lib/notify.ts';
import type { PhotoAlbum } from './album.ts';
import type { AddReport } from './album-intake.ts';

/** Far more files than there is room for are not even looked at: a folder dropped by mistake. */
const MOST_FILES = LIMITS.imagesPerListing * 10;

export type Adding = ReturnType<typeof useAdding>;

/** Takes photos in, and says what became of them. */
export function useAdding(open: () => Promise<PhotoAlbum>) {
  const [isOpening, setIsOpening] = useState(false);

  async function run(work: (album: PhotoAlbum) => Promise<AddReport>): Promise<void> {
    setIsOpening(true);
    try {
      const album = await open();
      setIsOpening(false);
      const { problems, savings, leftOut } = await work(album);
      for (const problem of problems) notifyError(problem);
      if (leftOut) await keepForLater(leftOut);
      if (savings) notifyInfo(savings);
    } catch {
      setIsOpening(false);
      notifyError(MESSAGES.imagesFailed);
    }
  }

  return {
    isOpening,
    add: (files: readonly File[], shot?: Shot) =>
      void run((album) => album.add(files.slice(0, MOST_FILES), shot)),
    retry: (id: string) => void run((album) => album.retry(id)),
  };
}

/** A listing has no more than five: the others begin the next drafts. */
async function keepForLater(files: readonly File[]): Promise<void> {
  const names = files.map(({ name }) => name).join(', ');
  const { keepLater } = await import('./later-photos.ts');
  const { NO_EDITS } = await import('./edits/photo-edits.ts');
  const photos = files.map((file) => ({ name: file.name, source: file, edits: NO_EDITS }));
  const size = LIMITS.imagesPerListing;
  const groups = Array.from({ length: Math.ceil(photos.length / size) }, (_, at) =>
    photos.slice(at * size, (at + 1) * size),
  );
  await keepLater(groups).then(
    () => notifyInfo(`Kept for the next draft: ${names}.`),
    () => notifyError(`This browser has no room to keep ${names} for the next draft: add them there.`),
  );
}
