import { MESSAGES, type SavedListing, type SaveListingRequest, TIMING } from '@smart-listings/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { saveListing } from './api/save-listing.ts';

type Phase = 'idle' | 'saving' | 'saved' | 'failed';

/** What is saved; its id is chosen here, its photos come from `upload`. */
export type Draft = Omit<SaveListingRequest, 'id' | 'imageUrls'>;

/** Brings the photos into the account; gives their addresses in order. */
export type Upload = () => Promise<readonly string[]>;

/**
 * Saves listings one at a time. The same contents keep the same id, so that pressing again after an
 * answer that never came does not save them twice.
 */
export function useSave() {
  const [phase, setPhase] = useState<Phase>('idle');
  const ids = useRef(new Map<string, string>());

  useEffect(() => {
    if (phase !== 'saved' && phase !== 'failed') return;
    const shownMs = phase === 'saved' ? TIMING.saveButtonSavedMs : TIMING.saveButtonFailedMs;
    const timer = setTimeout(() => setPhase('idle'), shownMs);
    return () => clearTimeout(timer);
  }, [phase]);

  /** @throws ApiError when the listing was not taken */
  async function save(draft: Draft, upload: Upload): Promise<SavedListing> {
    setPhase('saving');
    try {
      const request = { ...draft, imageUrls: [...(await upload())] };
      const contents = JSON.stringify(request);
      const id = ids.current.get(contents) ?? randomUuid();
      ids.current.set(contents, id);
      const saved = await saveListing({ ...request, id });
      setPhase('saved');
      return saved;
    } catch (error) {
      setPhase('failed');
      throw error;
    }
  }

  return { phase, save };
}

/** The sentence for a listing that was not saved: the server's, where it has one. */
export function saveFailure(error: unknown): string {
  return error instanceof ApiError ? error.message : MESSAGES.saveFailed;
}
