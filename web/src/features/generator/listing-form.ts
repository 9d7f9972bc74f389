// The values of the item's form, outside of React: who shows one field is not drawn anew with the others.
import { EMPTY_FORM, type ListingForm } from '@smart-listings/contract';
import type { FormEvent } from 'react';
import type { FormValues } from './draft.ts';

export type FieldName = keyof FormValues;
type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** A sentence for each field that does not hold, or one for the form as a whole. */
export type FormErrors = Partial<Record<FieldName | 'root', string>>;
export type CheckedForm = { form: ListingForm } | { errors: FormErrors };

interface Registered {
  name: FieldName;
  ref: (element: FieldElement | null) => void;
  onChange: (event: { target: FieldElement }) => void;
  onBlur: () => void;
}

export interface ListingFormControl {
  getValues: () => FormValues;
  getErrors: () => FormErrors;
  /** Between the press and its answer; a press more is none. */
  isSending: () => boolean;
  setValue: (name: FieldName, value: string) => void;
  /** Other contents, as if nobody had touched them yet. */
  reset: (values: FormValues) => void;
  register: (name: FieldName) => Registered;
  /** Hears of every change of a value or an error; the answer ends it. */
  subscribe: (listener: () => void) => () => void;
  /** What has to be done before the form is checked and sent; the answer ends it. */
  beforeSend: (work: () => Promise<void>) => () => void;
  handleSubmit: (onValid: (form: ListingForm) => void) => (event?: FormEvent) => Promise<void>;
}

interface Options {
  /** How long a press waits for what joins after the form; 0 where nothing does. */
  mostWaitMs?: number;
}

const LATE = 'A part of this page has not come. See whether you are online, and try again.';

/**
 * A form whose fields keep their own text: what was typed before this code came counts. A field is checked when
 * it is left, from then on with every change, and all of them when the form is sent.
 */
export function createListingForm(
  check: (values: FormValues) => Promise<CheckedForm>,
  { mostWaitMs = 0 }: Options = {},
): ListingFormControl {
  let values = EMPTY_FORM;
  let errors: FormErrors = {};
  let isSent = false;
  const touched = new Set<FieldName>();
  const elements = new Map<FieldName, FieldElement>();
  const registered = new Map<FieldName, Registered>();
  const listeners = new Set<() => void>();
  const beforeSend = new Set<() => Promise<void>>();
  let isSending = false;
  let tellJoined = () => {};

  function emit() {
    for (const listener of listeners) listener();
  }

  function take(name: FieldName, value: string) {
    if (values[name] === value) return;
    values = { ...values, [name]: value };
    emit();
    if (isSent || touched.has(name)) void checkField(name);
  }

  async function checkField(name: FieldName) {
    const checked = await check(values);
    const found = 'errors' in checked ? checked.errors[name] : undefined;
    if (errors[name] === found) return;
    const { [name]: _before, ...others } = errors;
    errors = found === undefined ? others : { ...others, [name]: found };
    emit();
  }

  function untilJoined(): Promise<unknown> {
    return new Promise<void>((resolve) => {
      tellJoined = resolve;
      setTimeout(resolve, mostWaitMs);
    });
  }

  async function prepare(): Promise<CheckedForm> {
    if (mostWaitMs > 0) {
      // What comes alive after the form is waited for: a quick press would send it without.
      if (beforeSend.size === 0) await untilJoined();
      if (beforeSend.size === 0) return { errors: { root: LATE } };
    }
    await Promise.all([...beforeSend].map((work) => work()));
    isSent = true;
    return check(values);
  }

  function show(name: FieldName, value: string) {
    const element = elements.get(name);
    if (element && element.value !== value) element.value = value;
  }

  function createField(name: FieldName): Registered {
    return {
      name,
      ref(element) {
        if (!element) return void elements.delete(name);
        elements.set(name, element);
        if (values[name] === '' && element.value !== '') take(name, element.value);
        else show(name, values[name]);
      },
      onChange: ({ target }) => take(name, target.value),
      onBlur() {
        touched.add(name);
        void checkField(name);
      },
    };
  }

  return {
    getValues: () => values,
    getErrors: () => errors,
    isSending: () => isSending,
    setValue(name, value) {
      show(name, value);
      take(name, value);
    },
    reset(next) {
      values = next;
      errors = {};
      isSent = false;
      touched.clear();
      for (const name of elements.keys()) show(name, next[name]);
      emit();
    },
    register(name) {
      const field = registered.get(name) ?? createField(name);
      registered.set(name, field);
      return field;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    beforeSend(work) {
      beforeSend.add(work);
      tellJoined();
      return () => beforeSend.delete(work);
    },
    handleSubmit: (onValid) => async (event) => {
      event?.preventDefault();
      if (isSending) return;
      isSending = true;
      emit();
      const checked = await prepare().finally(() => {
        isSending = false;
      });
      errors = 'errors' in checked ? checked.errors : {};
      emit();
      if ('form' in checked) return onValid(checked.form);
      // A field that is folded away cannot be seen to be wrong.
      const wrong = [...elements].find(([name]) => errors[name] !== undefined)?.[1];
      wrong?.closest('details')?.setAttribute('open', '');
      wrong?.focus();
    },
  };
}
