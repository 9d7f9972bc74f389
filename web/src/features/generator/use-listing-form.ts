import type { ListingForm } from '@smart-listings/contract';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { EMPTY_FORM, type FormValues, isEmpty, isSameForm, loadDraft, saveDraft } from './draft.ts';

export type ListingFormControl = UseFormReturn<FormValues, unknown, ListingForm>;

export const FORM_ID = 'listing-form';
const DRAFT_DELAY_MS = 400;

// The schema (and zod) arrives when the form is first checked.
const resolver: Resolver<FormValues, unknown, ListingForm> = async (values, context, options) => {
  try {
    const { resolveForm } = await import('./form-schema.ts');
    return await resolveForm(values, context, options);
  } catch {
    const message = 'The form could not be checked. See whether you are online, and try again.';
    return { values: {}, errors: { root: { type: 'load', message } } };
  }
};

/** The form of the item, kept as a draft for the next visit. */
export function useListingForm(): ListingFormControl {
  const form = useForm<FormValues, unknown, ListingForm>({
    defaultValues: EMPTY_FORM,
    mode: 'onTouched',
    resolver,
  });
  const { reset, getValues, subscribe } = form;

  useEffect(() => {
    const draft = loadDraft();
    // What was typed before the page's code had come counts for more.
    if (draft && isEmpty(getValues())) reset(draft);
    window.dispatchEvent(new Event('smart-listings:ready'));
    const { dataset } = document.documentElement;
    if (dataset.submitted !== undefined) {
      delete dataset.submitted;
      submitForm();
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      clearTimeout(timer);
      saveDraft(getValues());
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(flush, DRAFT_DELAY_MS);
      },
    });
    window.addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      flush();
      window.removeEventListener('pagehide', flush);
    };
  }, [reset, getValues, subscribe]);

  return form;
}

/** Sends the form as it stands, as its button would: checked first. */
export function submitForm(): void {
  document.querySelector<HTMLFormElement>(`#${FORM_ID}`)?.requestSubmit();
}

/** Whether the form says something else than `written`, which the shown listing was made from. */
export function useIsAhead(
  { subscribe, getValues }: ListingFormControl,
  written: ListingForm | null,
): boolean {
  const follow = useCallback(
    (onChange: () => void) => subscribe({ formState: { values: true }, callback: onChange }),
    [subscribe],
  );
  const isAhead = () => written !== null && differs(getValues(), written);
  return useSyncExternalStore(follow, isAhead, () => false);
}

/** An empty form asks for nothing new. */
function differs(values: FormValues, written: ListingForm): boolean {
  return !isEmpty(values) && !isSameForm(values, written);
}
