import { EMPTY_FORM, type ListingForm } from '@smart-listings/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type FormValues, isEmpty, isSameForm, loadDraft, saveDraft } from './draft.ts';
import {
  type CheckedForm,
  createListingForm,
  type FieldName,
  type FormErrors,
  type ListingFormControl,
} from './listing-form.ts';

export const FORM_ID = 'listing-form';
/** The fold of its fields. */
export const FIELDS_ID = 'listing-fields';
const DRAFT_DELAY_MS = 400;
const MOST_WAIT_MS = 10_000;

/** How many photos the item has, by the time somebody asks. */
export interface PhotoCount {
  current: () => number;
}

// The schema (and zod) arrives when the form is first checked.
async function check(values: FormValues, photoCount: number): Promise<CheckedForm> {
  try {
    const { checkForm } = await import('./form-schema.ts');
    return checkForm(values, photoCount > 0);
  } catch {
    return {
      errors: { root: 'The form could not be checked. See whether you are online, and try again.' },
    };
  }
}

/** The form of the item, kept as a draft for the next visit; the box of the seller's own words joins it. */
export function useListingForm(photoCount: PhotoCount): ListingFormControl {
  const [form] = useState(() =>
    createListingForm((values) => check(values, photoCount.current()), { mostWaitMs: MOST_WAIT_MS }),
  );

  useEffect(() => {
    const draft = loadDraft();
    // What was typed before the page's code had come counts for more.
    if (draft && isEmpty(form.getValues())) form.reset(draft);
    window.dispatchEvent(new Event('smart-listings:ready'));
    const { dataset } = document.documentElement;
    if (dataset.submitted !== undefined) {
      delete dataset.submitted;
      submitForm();
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      clearTimeout(timer);
      saveDraft(form.getValues());
    };
    const unsubscribe = form.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(flush, DRAFT_DELAY_MS);
    });
    window.addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      flush();
      window.removeEventListener('pagehide', flush);
    };
  }, [form]);

  return form;
}

/** Sends the form as it stands, as its button would: checked first. */
export function submitForm(): void {
  document.querySelector<HTMLFormElement>(`#${FORM_ID}`)?.requestSubmit();
}

/** What one field says; nothing before the page is alive. */
export function useFormValue(form: ListingFormControl, name: FieldName): string {
  return useSyncExternalStore(
    form.subscribe,
    () => form.getValues()[name],
    () => '',
  );
}

const NO_ERRORS: FormErrors = {};

export function useFormErrors(form: ListingFormControl): FormErrors {
  return useSyncExternalStore(form.subscribe, form.getErrors, () => NO_ERRORS);
}

/** Whether a press is under way and nothing is written yet. */
export function useIsSending(form: ListingFormControl): boolean {
  return useSyncExternalStore(form.subscribe, form.isSending, () => false);
}

/** All that the form says. */
export function useFormValues(form: ListingFormControl): FormValues {
  return useSyncExternalStore(form.subscribe, form.getValues, () => EMPTY_FORM);
}

/** Whether the form says something else than `written`, which the shown listing was made from. */
export function useIsAhead(form: ListingFormControl, written: ListingForm | null): boolean {
  const isAhead = () => written !== null && differs(form.getValues(), written);
  return useSyncExternalStore(form.subscribe, isAhead, () => false);
}

/** An empty form asks for nothing new. */
function differs(values: FormValues, written: ListingForm): boolean {
  return !isEmpty(values) && !isSameForm(values, written);
}
