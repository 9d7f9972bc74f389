import { CURRENCY_SHAPE, DEFAULT_CURRENCY, STORAGE_KEYS } from '@smart-listings/contract';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { readText, writeText } from '../../lib/storage.ts';

/** The currency that prices are given in, kept in the local storage. */
export function useCurrency(): [string, (currency: string) => void] {
  const [currency, setCurrency] = useState<string>(DEFAULT_CURRENCY);
  useEffect(() => {
    const stored = readText('local', STORAGE_KEYS.currency);
    if (stored && CURRENCY_SHAPE.test(stored)) startTransition(() => setCurrency(stored));
  }, []);
  const choose = useCallback((next: string) => {
    writeText('local', STORAGE_KEYS.currency, next);
    setCurrency(next);
  }, []);
  return [currency, choose];
}
