import { STORAGE_KEYS } from '@smart-listings/contract';
import { startTransition, useEffect, useReducer, useRef, useState } from 'react';
import { pageStays } from '../../lib/reload-after-deploy.ts';
import { readText, removeText, writeJson } from '../../lib/storage.ts';
import { EMPTY_SESSION, reduceSession, type Session, type SessionAction } from './session.ts';

const PAUSE_MS = 300;

/** The listing being worked on, kept for the time of the tab; and whether the kept one has been read. */
export function useListingSession(): [Session, (action: SessionAction) => void, boolean] {
  const [session, dispatch] = useReducer(reduceSession, EMPTY_SESSION);
  const latest = useRef(session);
  // Before the stored session has been read, nothing writes over it but another listing.
  const loaded = useRef(false);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    let gone = false;
    const flush = () => {
      if (loaded.current || latest.current.form) store(latest.current);
    };
    const finish = () => {
      loaded.current = true;
      startTransition(() => setReady(true));
    };
    if (readText('session', STORAGE_KEYS.session) === null) finish();
    else {
      import('./stored-session.ts').then(
        ({ loadSession }) => {
          if (gone) return;
          const stored = loadSession();
          finish();
          if (stored && !latest.current.form)
            startTransition(() => dispatch({ type: 'restored', session: stored }));
          if (!stored?.form) delete document.documentElement.dataset.resuming;
        },
        async () => {
          // What is kept stays as it is, for a visit that can read it; the form is not held up by it.
          delete document.documentElement.dataset.resuming;
          await pageStays();
          if (!gone) setReady(true);
        },
      );
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
    if (!loaded.current && !session.form) return;
    const timer = setTimeout(() => store(session), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [session]);

  return [session, dispatch, ready];
}

function store(session: Session): void {
  if (session.form || session.own) writeJson('session', STORAGE_KEYS.session, session);
  else removeText('session', STORAGE_KEYS.session);
}
