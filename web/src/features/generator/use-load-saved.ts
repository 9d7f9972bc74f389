import type { SavedListing } from '@smart-listings/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { notifyError } from '../../lib/notify.ts';
import type { Session } from './session.ts';

/** What a move to the generator carries along to have a saved listing put into the form. */
export interface LoadState {
  listingToLoad: SavedListing;
  /** Those of the same item for other marketplaces. */
  alsoSaved: readonly SavedListing[];
}

/**
 * Takes a saved listing from the navigation state, once: the state is cleared, so that a reload or
 * one step back does not load it again. Waits until `ready`, to know what it replaces.
 * @returns whether one is on its way: what is in the form goes, and work on it would go with it
 */
export function useLoadSaved(
  ready: boolean,
  onLoad: (saved: SavedListing, session: Session) => void,
): boolean {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const taken = useRef<unknown>(null);
  const [isLoading, setIsLoading] = useState(false);

  const take = useEffectEvent(async (listings: readonly unknown[]) => {
    setIsLoading(true);
    void navigate(pathname, { replace: true, state: null });
    try {
      const { readSaved, sessionOf } = await import('./load-saved.ts');
      const [saved, ...others] = readSaved(listings);
      if (saved) return onLoad(saved, sessionOf(saved, others));
    } catch {
      // Said below, in the same words.
    } finally {
      setIsLoading(false);
    }
    notifyError('The listing could not be loaded. Go back to My Listings and try again.');
  });

  useEffect(() => {
    if (!ready || !hasListing(state) || taken.current === state) return;
    taken.current = state;
    void take([state.listingToLoad, ...(Array.isArray(state.alsoSaved) ? state.alsoSaved : [])]);
  }, [ready, state]);

  return isLoading || hasListing(state);
}

function hasListing(state: unknown): state is { listingToLoad: unknown; alsoSaved?: unknown } {
  return typeof state === 'object' && state !== null && 'listingToLoad' in state;
}
