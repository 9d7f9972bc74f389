import { useCallback, useEffect, useState } from 'react';
import { readText, writeText } from './storage.ts';

/**
 * A once-only flag of the local storage. 'unknown' until the page lives in the browser,
 * so that the built HTML and the first render agree.
 */
export function useStoredFlag(key: string): ['unknown' | 'unset' | 'set', () => void] {
  const [state, setState] = useState<'unknown' | 'unset' | 'set'>('unknown');
  useEffect(() => setState(readText('local', key) === null ? 'unset' : 'set'), [key]);
  const set = useCallback(() => {
    writeText('local', key, 'true');
    setState('set');
  }, [key]);
  return [state, set];
}
