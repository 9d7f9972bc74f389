// What the box of the seller's own words fills, and what it leaves alone: loaded with the box.
import type { Note } from '@smart-listings/engine';
import type { FormValues } from './draft.ts';
import type { ListingFormControl } from './listing-form.ts';
import { NOTE_ID } from './note-id.ts';

/** Puts words into the box from elsewhere, behind those that are there; false where there is no box. */
export function sayInBox(words: string): boolean {
  const box = document.getElementById(NOTE_ID);
  if (!(box instanceof HTMLTextAreaElement)) return false;
  box.value = [box.value.trimEnd(), words].filter((part) => part !== '').join('\n');
  // Before the box is alive nobody hears it: it reads what it has once it is.
  box.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

const NOTE_FIELDS = ['platform', 'condition', 'itemName', 'make', 'modelNumber', 'features'] as const;
export type NoteField = (typeof NOTE_FIELDS)[number];

/** What the box put into the form, and what of it the seller took back. */
export interface Filled {
  values: Partial<Record<NoteField, string>>;
  undone: ReadonlySet<NoteField>;
  /** What stood there before the first word, from the item before: it holds until something else is said. */
  carried: Partial<Record<NoteField, string>>;
}

export const NOTHING_FILLED: Filled = { values: {}, undone: new Set(), carried: {} };

/** Fills what is empty, or what the box itself filled before: what the seller typed or chose stays. */
export function fillFromNote(
  form: Pick<ListingFormControl, 'getValues' | 'setValue'>,
  note: Pick<Note, NoteField>,
  { values, undone, carried }: Filled,
): Filled {
  const put: Filled['values'] = {};
  for (const name of NOTE_FIELDS) {
    const now = form.getValues()[name];
    const isOurs = now === '' || now === values[name] || now === carried[name];
    if (!isOurs || undone.has(name)) continue;
    const said = note[name] || (carried[name] ?? '');
    put[name] = said;
    if (now !== said) form.setValue(name, said);
  }
  return { values: put, undone, carried };
}

/** Whether all that the form requires is there. */
export function isComplete({ platform, condition, itemName, features }: FormValues): boolean {
  return [platform, condition, itemName, features].every((value) => value.trim() !== '');
}
