import { STORAGE_KEYS } from '@smart-listings/contract';
import { useSyncExternalStore } from 'react';
import { readText, removeText, writeText } from './storage.ts';

const OFF = 'off';
const listeners = new Set<() => void>();
/** What was chosen on this page, for browsers that keep nothing. */
let chosenHere: boolean | null = null;

function follow(onChange: () => void): () => void {
  const look = () => {
    chosenHere = null;
    onChange();
  };
  listeners.add(onChange);
  // Another tab may choose.
  window.addEventListener('storage', look);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', look);
  };
}

function areOn(): boolean {
  return chosenHere ?? readText('local', STORAGE_KEYS.singleKeys) !== OFF;
}

function choose(on: boolean): void {
  chosenHere = on;
  if (on) removeText('local', STORAGE_KEYS.singleKeys);
  else writeText('local', STORAGE_KEYS.singleKeys, OFF);
  for (const listener of listeners) listener();
}

/**
 * Whether a single letter or digit does something. Who speaks to the browser, or rests a hand on the keys, presses
 * them without meaning to, and turns them off (WCAG 2.1.4).
 */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(follow, areOn, () => true), choose];
}
