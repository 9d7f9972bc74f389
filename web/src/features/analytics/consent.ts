import { STORAGE_KEYS } from '@smart-listings/contract';
import { useSyncExternalStore } from 'react';
import { readText, removeText, writeText } from '../../lib/storage.ts';

/** null: not asked yet. */
export type Consent = 'given' | 'refused' | null;

const watchers = new Set<() => void>();

/** What the visitor has said of measurement by somebody else. */
export function useConsent(): Consent {
  return useSyncExternalStore(watch, readConsent, () => null);
}

/** Kept in this browser; null takes the answer back, and the question comes again. */
export function setConsent(consent: Consent): void {
  if (consent) writeText('local', STORAGE_KEYS.consent, consent);
  else removeText('local', STORAGE_KEYS.consent);
  for (const tell of watchers) tell();
}

function readConsent(): Consent {
  const stored = readText('local', STORAGE_KEYS.consent);
  return stored === 'given' || stored === 'refused' ? stored : null;
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  // Another tab's answer.
  window.addEventListener('storage', onChange);
  return () => {
    watchers.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}
