import { type SavedListing, TIMING } from '@smart-listings/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { isConnected } from '../../lib/connection.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { saveListing } from './api/save-listing.ts';
import type { Draft, WaitingPhoto } from './waiting/waiting.ts';

type Phase = 'idle' | 'saving' | 'saved' | 'waiting' | 'failed';

export interface DraftPhotos {
  /** Names just these photos, in their order, whether or not they lie in the account. */
  ids: readonly string[];
  /** Resolves when none of them is being made small any more; to null when there are none. */
  settle: () => Promise<{
    /** Brings them into the account; gives their addresses in order. */
    upload: () => Promise<string[]>;
    /** As they are here, for when they cannot be uploaded. */
    keep: () => (WaitingPhoto & { key: string })[];
  } | null>;
}

export interface SaveOutcome {
  listing: SavedListing;
  /** Under which its photos went. */
  photoKeys: string[];
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
    const contents = JSON.stringify({ draft, photos: photos.ids });
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
  const settled = await photos.settle();
  if ((await isConnected()) || account === null) {
    try {
      const imageUrls = (await settled?.upload()) ?? [];
      const listing = await saveListing({ ...draft, id, imageUrls });
      return { listing, photoKeys: imageUrls, waits: false };
    } catch (error) {
      if (account === null || !(error instanceof ApiError) || error.code !== 'network') throw error;
    }
  }
  const { draftAsListing, waitWithSave } = await import('./waiting/wait.ts');
  const kept = settled?.keep() ?? [];
  const photoKeys = kept.map(({ key }) => key);
  const listing = draftAsListing(draft, { id, userId: account, imageUrls: photoKeys });
  await waitWithSave(listing, kept);
  return { listing, photoKeys, waits: true };
}
