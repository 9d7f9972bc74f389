import { type SavedListing, TIMING } from '@smart-listings/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { saveListing } from './api/save-listing.ts';
import type { Draft, WaitingPhoto } from './waiting/waiting.ts';

type Phase = 'idle' | 'saving' | 'saved' | 'waiting' | 'failed';

export interface DraftPhotos {
  /** Names just these photos, in their order. */
  keys: readonly string[];
  /** Brings them into the account; gives their addresses in order. */
  upload: () => Promise<readonly string[]>;
  /** As they are here, for when they cannot be uploaded. */
  keep: () => readonly WaitingPhoto[];
}

export interface SaveOutcome {
  listing: SavedListing;
  /** Without a connection: it lies on this device, and is sent later. */
  waits: boolean;
}

/**
 * Saves listings one at a time. The same contents keep the same id, so that pressing again after an
 * answer that never came does not save them twice.
 */
export function useSave(account: string | null) {
  const [phase, setPhase] = useState<Phase>('idle');
  const ids = useRef(new Map<string, string>());

  useEffect(() => {
    if (phase === 'idle' || phase === 'saving') return;
    const shownMs = phase === 'failed' ? TIMING.saveButtonFailedMs : TIMING.saveButtonSavedMs;
    const timer = setTimeout(() => setPhase('idle'), shownMs);
    return () => clearTimeout(timer);
  }, [phase]);

  /** @throws ApiError when the listing was neither taken nor kept */
  async function save(draft: Draft, photos: DraftPhotos): Promise<SaveOutcome> {
    setPhase('saving');
    const contents = JSON.stringify({ draft, photos: photos.keys });
    const id = ids.current.get(contents) ?? randomUuid();
    ids.current.set(contents, id);
    try {
      const outcome = await saveOrWait({ id, account, draft, photos });
      setPhase(outcome.waits ? 'waiting' : 'saved');
      return outcome;
    } catch (error) {
      setPhase('failed');
      throw error;
    }
  }

  return { phase, save };
}

interface Save {
  id: string;
  account: string | null;
  draft: Draft;
  photos: DraftPhotos;
}

async function saveOrWait({ id, account, draft, photos }: Save): Promise<SaveOutcome> {
  if (navigator.onLine || account === null) {
    try {
      const imageUrls = [...(await photos.upload())];
      return { listing: await saveListing({ ...draft, id, imageUrls }), waits: false };
    } catch (error) {
      if (account === null || !(error instanceof ApiError) || error.code !== 'network') throw error;
    }
  }
  const { draftAsListing, waitWithSave } = await import('./waiting/wait.ts');
  const listing = draftAsListing(draft, { id, userId: account, imageUrls: photos.keys });
  await waitWithSave(listing, photos.keep());
  return { listing, waits: true };
}
