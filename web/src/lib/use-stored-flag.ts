import { useCallback, useEffect, useState } from 'react';
import { readText, writeText } from './storage.ts';

/** What was set on this page, for browsers that keep nothing. */
const setHere = new Set<string>();

/**
 * A once-only flag of the local storage. 'unknown' until the page lives in the browser,
 * so that the built HTML and the first render agree.
 */
export function useStoredFlag(key: string): ['unknown' | 'unset' | 'set', () => void] {
  const [state, setState] = useState<'unknown' | 'unset' | 'set'>('unknown');
  useEffect(() => {
    const look = () => setState(setHere.has(key) || readText('local', key) !== null ? 'set' : 'unset');
    look();
    // Another tab may set it.
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [key]);
  const set = useCallback(() => {
    setHere.add(key);
    writeText('local', key, 'true');
    setState('set');
  }, [key]);
  return [state, set];
}
