import { CONDITIONS, type ListingForm, PLATFORMS, STORAGE_KEYS } from '@smart-listings/contract';
import { readJson, removeText, writeJson } from '../../lib/storage.ts';

/** The form as it stands in the page: selects may still be empty. */
export type FormValues = Record<keyof ListingForm, string>;

// Raised when the fields change: a draft of another shape is left alone.
const VERSION = 1;

/** The draft of the last visit, or null when there is none that this version can read. */
export function loadDraft(): FormValues | null {
  const stored = readJson('local', STORAGE_KEYS.draft);
  if (typeof stored !== 'object' || stored === null || !('version' in stored) || !('form' in stored))
    return null;
  return stored.version === VERSION ? readForm(stored.form) : null;
}

/** A form as it was stored; null for an empty one, and for what is none. */
export function readForm(stored: unknown): FormValues | null {
  const entries = new Map<string, unknown>(Object.entries(Object(stored)));
  const text = (key: keyof FormValues) => {
    const value = entries.get(key);
    return typeof value === 'string' ? value : '';
  };
  const form: FormValues = {
    platform: PLATFORMS.find((platform) => platform === text('platform')) ?? '',
    itemName: text('itemName'),
    make: text('make'),
    modelNumber: text('modelNumber'),
    features: text('features'),
    condition: CONDITIONS.find(({ code }) => code === text('condition'))?.code ?? '',
    targetBuyer: text('targetBuyer'),
    keywords: text('keywords'),
  };
  return isEmpty(form) ? null : form;
}

/** Keeps the form for the next visit; an empty one is forgotten. */
export function saveDraft(form: FormValues): void {
  if (isEmpty(form)) removeText('local', STORAGE_KEYS.draft);
  else writeJson('local', STORAGE_KEYS.draft, { version: VERSION, form });
}

/** Whether a form stands as a listing was written from it. */
export function isSameForm(form: FormValues | ListingForm, written: ListingForm): boolean {
  const said = new Map<string, string>(Object.entries(form));
  return Object.entries(written).every(([name, text]) => said.get(name) === text);
}

export function isEmpty(form: FormValues): boolean {
  return Object.values(form).every((value) => value === '');
}
