import { CURRENCY_SHAPE, DEFAULT_CURRENCY, STORAGE_KEYS } from '@smart-listings/contract';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { readText, writeText } from '../../lib/storage.ts';

/** The currency that prices are given in, kept in the local storage; until one is chosen, that of the browser's region. */
export function useCurrency(): [string, (currency: string) => void] {
  const [currency, setCurrency] = useState<string>(DEFAULT_CURRENCY);
  const isChosen = useRef(false);
  useEffect(() => {
    const stored = readText('local', STORAGE_KEYS.currency);
    isChosen.current = stored !== null && CURRENCY_SHAPE.test(stored);
    if (stored && isChosen.current) return startTransition(() => setCurrency(stored));
    let isGone = false;
    void guess().then((guessed) => {
      if (guessed && !isChosen.current && !isGone) startTransition(() => setCurrency(guessed));
    });
    return () => {
      isGone = true;
    };
  }, []);
  const choose = useCallback((next: string) => {
    isChosen.current = true;
    writeText('local', STORAGE_KEYS.currency, next);
    setCurrency(next);
  }, []);
  return [currency, choose];
}

/** Without its code, which could not be fetched, there is nothing to go by. */
async function guess(): Promise<string | null> {
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  return import('./guess-currency.ts').then(
    ({ guessCurrency }) => guessCurrency({ language: navigator.language, timeZone }),
    () => null,
  );
}
