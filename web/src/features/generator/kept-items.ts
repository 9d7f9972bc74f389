// Items of somebody without an account who went on to the next one: on this device, the newest first.
import { STORAGE_KEYS } from '@smart-listings/contract';
import { readJson, removeText, writeJson } from '../../lib/storage.ts';
import { type FormValues, readForm } from './draft.ts';
import type { Session } from './session.ts';
import { parseSession } from './stored-session.ts';

export interface KeptItem {
  id: string;
  values: FormValues;
  session: Session;
}

const MOST = 20;

export function keptItems(): KeptItem[] {
  const stored = readJson('local', STORAGE_KEYS.keptItems);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown): KeptItem[] => {
    const { id, values, session } = { id: '', values: null, session: null, ...Object(entry) };
    const form = readForm(values);
    const read = parseSession(session);
    return typeof id === 'string' && form && read ? [{ id, values: form, session: read }] : [];
  });
}

export function keepItem(item: KeptItem): void {
  write([item, ...keptItems()].slice(0, MOST));
}

export function forgetItem(id: string): void {
  write(keptItems().filter((item) => item.id !== id));
}

/** Hears when another item is kept, or one is taken back. */
export function followKept(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

const CHANGED = 'smart-listings:kept';

function write(items: readonly KeptItem[]): void {
  if (items.length === 0) removeText('local', STORAGE_KEYS.keptItems);
  else writeJson('local', STORAGE_KEYS.keptItems, items);
  window.dispatchEvent(new Event(CHANGED));
}
