import { CURRENCY_SHAPE, DEFAULT_CURRENCY, STORAGE_KEYS } from '@smart-listings/contract';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { readText, writeText } from '../../lib/storage.ts';

/**
 * The currency that prices are given in, kept in the local storage; until one is chosen, that of the browser's region.
 * The third says it at once: a form that is being sent does not wait for the screen to be drawn anew.
 */
export function useCurrency(): [string, (currency: string) => void, () => string] {
  const [currency, setCurrency] = useState<string>(DEFAULT_CURRENCY);
  const latest = useRef<string>(DEFAULT_CURRENCY);
  const isChosen = useRef(false);
  useEffect(() => {
    const stored = readText('local', STORAGE_KEYS.currency);
    isChosen.current = stored !== null && CURRENCY_SHAPE.test(stored);
    const take = (found: string) => {
      latest.current = found;
      startTransition(() => setCurrency(found));
    };
    if (stored && isChosen.current) return take(stored);
    let isGone = false;
    void guess().then((guessed) => {
      if (guessed && !isChosen.current && !isGone) take(guessed);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const choose = useCallback((next: string) => {
    isChosen.current = true;
    latest.current = next;
    writeText('local', STORAGE_KEYS.currency, next);
    setCurrency(next);
  }, []);
  const readLatest = useCallback(() => latest.current, []);
  return [currency, choose, readLatest];
}

/** Without its code, which could not be fetched, there is nothing to go by. */
async function guess(): Promise<string | null> {
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  return import('./guess-currency.ts').then(
    ({ guessCurrency }) => guessCurrency({ language: navigator.language, timeZone }),
    () => null,
  );
}
