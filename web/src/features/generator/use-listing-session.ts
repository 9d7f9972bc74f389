import { STORAGE_KEYS } from '@smart-listings/contract';
import { useEffect, useReducer, useRef } from 'react';
import { readText, removeText, writeJson } from '../../lib/storage.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { EMPTY_SESSION, reduceSession, type Session, type SessionAction } from './session.ts';

/** The listing being worked on, kept for the time of the tab. */
export function useListingSession(): [Session, (action: SessionAction) => void] {
  const [session, dispatch] = useReducer(reduceSession, EMPTY_SESSION);
  const loaded = useRef(false);
  const settled = useDebounced(session, 300);

  useEffect(() => {
    if (readText('session', STORAGE_KEYS.session) === null) {
      loaded.current = true;
      return;
    }
    void import('./stored-session.ts').then(({ loadSession }) => {
      const stored = loadSession();
      loaded.current = true;
      if (stored) dispatch({ type: 'restored', session: stored });
    });
  }, []);

  useEffect(() => {
    if (!loaded.current) return;
    if (settled.form) writeJson('session', STORAGE_KEYS.session, settled);
    else removeText('session', STORAGE_KEYS.session);
  }, [settled]);

  return [session, dispatch];
}
