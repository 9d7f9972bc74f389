import type { SavedListing } from '@smart-listings/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { notifyError } from '../../lib/notify.ts';
import { pageStays } from '../../lib/reload-after-deploy.ts';
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
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const take = useEffectEvent(async (listings: readonly unknown[]) => {
    const read = await import('./load-saved.ts').then(
      ({ readSaved, sessionOf }) => {
        const [saved, ...others] = readSaved(listings);
        return saved && { saved, session: sessionOf(saved, others) };
      },
      // A page that is loaded anew because a part of it is gone loads the listing then: its state stays until here.
      pageStays,
    );
    if (!isHere.current) return;
    void navigate(pathname, { replace: true, state: null });
    if (read) return onLoad(read.saved, read.session);
    notifyError('The listing could not be loaded. Go back to My Listings and try again.');
  });

  useEffect(() => {
    if (!ready || !hasListing(state) || taken.current === state) return;
    taken.current = state;
    void take([state.listingToLoad, ...(Array.isArray(state.alsoSaved) ? state.alsoSaved : [])]);
  }, [ready, state]);

  return hasListing(state);
}

function hasListing(state: unknown): state is { listingToLoad: unknown; alsoSaved?: unknown } {
  return typeof state === 'object' && state !== null && 'listingToLoad' in state;
}
