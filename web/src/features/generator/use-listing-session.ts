import { STORAGE_KEYS } from '@smart-listings/contract';
import { useEffect, useReducer, useRef } from 'react';
import { readText, removeText, writeJson } from '../../lib/storage.ts';
import { EMPTY_SESSION, reduceSession, type Session, type SessionAction } from './session.ts';

const PAUSE_MS = 300;

/** The listing being worked on, kept for the time of the tab. */
export function useListingSession(): [Session, (action: SessionAction) => void] {
  const [session, dispatch] = useReducer(reduceSession, EMPTY_SESSION);
  const latest = useRef(session);
  // Before the stored session has been read, there is nothing to write over it.
  const loaded = useRef(false);

  useEffect(() => {
    let gone = false;
    const flush = () => {
      if (loaded.current) store(latest.current);
    };
    if (readText('session', STORAGE_KEYS.session) === null) loaded.current = true;
    else {
      void import('./stored-session.ts').then(({ loadSession }) => {
        if (gone) return;
        const stored = loadSession();
        loaded.current = true;
        if (stored && !latest.current.form) dispatch({ type: 'restored', session: stored });
        else delete document.documentElement.dataset.resuming;
      });
    }
    window.addEventListener('pagehide', flush);
    return () => {
      gone = true;
      flush();
      window.removeEventListener('pagehide', flush);
    };
  }, []);

  useEffect(() => {
    latest.current = session;
    if (!loaded.current) return;
    const timer = setTimeout(() => store(session), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [session]);

  return [session, dispatch];
}

function store(session: Session): void {
  if (session.form) writeJson('session', STORAGE_KEYS.session, session);
  else removeText('session', STORAGE_KEYS.session);
}
