import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isEmpty } from './draft.ts';
import type { ListingFormControl } from './listing-form.ts';
import { type Filled, fillFromNote, isComplete, NOTHING_FILLED, type NoteField } from './note.ts';
import type { SaidPrice } from './read-note.ts';
import { FIELDS_ID, FORM_ID } from './use-listing-form.ts';

const PAUSE_MS = 300;

interface Options {
  form: ListingFormControl;
  currency: string;
  /** The seller says for how much; null: says so no more. */
  onPrice: (price: SaidPrice | null) => void;
}

/** The seller's own words: read whenever they pause, and before the form is sent. */
export function useNote({ form, currency, onPrice }: Options) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [hasWords, setHasWords] = useState(false);
  const [price, setPrice] = useState<SaidPrice | null>(null);
  const hush = useRef<(() => Promise<void>) | null>(null);
  const filled = useRef<Filled>(NOTHING_FILLED);
  const readText = useRef('');
  const wasFolded = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const read = useEffectEvent(async () => {
    clearTimeout(timer.current);
    const text = box.current?.value ?? '';
    if (text === readText.current) return;
    const { understand } = await import('./read-note.ts');
    if (box.current?.value !== text) return;
    if (readText.current === '') {
      const { platform, condition } = form.getValues();
      filled.current = { ...filled.current, carried: { platform, condition } };
    }
    readText.current = text;
    const said = understand(text, currency);
    filled.current = fillFromNote(form, said.note, filled.current);
    if (said.price?.text !== price?.text) {
      setPrice(said.price);
      onPrice(said.price);
    }
    if (text.trim() === '') forget();
  });

  function forget() {
    filled.current = NOTHING_FILLED;
    wasFolded.current = false;
    readText.current = '';
    setPrice(null);
    setHasWords(false);
    openFields();
  }

  function handleInput(soon = false) {
    setHasWords(box.current?.value.trim() !== '');
    clearTimeout(timer.current);
    // Without the engine, which could not be fetched, the fields are there to type in.
    timer.current = setTimeout(() => void read().catch(() => undefined), soon ? 0 : PAUSE_MS);
  }

  /** Puts words behind those that are there. */
  function add(words: string) {
    const { current } = box;
    if (!current || words.trim() === '') return;
    const before = current.value.trimEnd();
    current.value = before === '' ? words : `${before}\n${words}`;
    handleInput(true);
  }

  const follow = useEffectEvent(() => {
    const values = form.getValues();
    const { current } = box;
    // Another item is in the form, or none: these words are of the one before.
    if (current && readText.current !== '' && (isEmpty(values) || isOther(values, filled.current))) {
      current.value = '';
      forget();
      return;
    }
    if (readText.current === '' || wasFolded.current || !isComplete(values)) return;
    wasFolded.current = true;
    foldFields();
  });

  // What was typed, or shared, before this code came.
  const start = useEffectEvent(() => {
    if (box.current?.value) handleInput(true);
  });
  useEffect(() => {
    start();
    const unsubscribe = form.subscribe(follow);
    const unhook = form.beforeSend(async () => {
      // What is said after the press belongs to nothing.
      await hush.current?.();
      await read().catch(() => undefined);
    });
    return () => {
      unsubscribe();
      unhook();
      clearTimeout(timer.current);
    };
  }, [form]);

  function takeBack(name: NoteField) {
    const { [name]: _before, ...carried } = filled.current.carried;
    filled.current = { ...filled.current, carried, undone: new Set(filled.current.undone).add(name) };
    form.setValue(name, '');
  }

  function takePriceBack() {
    setPrice(null);
    onPrice(null);
  }

  return { box, hush, hasWords, price, handleInput, add, takeBack, takePriceBack };
}

/** Name and features were replaced both: nobody types so. */
function isOther(
  { itemName, features }: { itemName: string; features: string },
  { values }: Filled,
): boolean {
  return (
    values.itemName !== undefined &&
    values.features !== undefined &&
    itemName !== values.itemName &&
    features !== values.features &&
    !features.includes(values.features)
  );
}

function fieldsFold(): HTMLElement | null {
  return document.getElementById(FIELDS_ID);
}

function foldFields() {
  const fold = fieldsFold();
  if (fold && !fold.contains(document.activeElement)) fold.removeAttribute('open');
}

function openFields() {
  fieldsFold()?.setAttribute('open', '');
}

/** Opens the fold at one field of the form. */
export function showField(name: NoteField) {
  openFields();
  document.querySelector<HTMLElement>(`#${FORM_ID} [name="${name}"]`)?.focus();
}
