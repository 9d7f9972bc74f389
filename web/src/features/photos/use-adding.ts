import { LIMITS, MESSAGES } from '@smart-listings/contract';
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
      const { problems, savings } = await work(album);
      for (const problem of problems) notifyError(problem);
      if (savings) notifyInfo(savings);
    } catch {
      setIsOpening(false);
      notifyError(MESSAGES.imagesFailed);
    }
  }

  return {
    isOpening,
    add: (files: readonly File[]) => void run((album) => album.add(files.slice(0, MOST_FILES))),
    retry: (id: string) => void run((album) => album.retry(id)),
  };
}
