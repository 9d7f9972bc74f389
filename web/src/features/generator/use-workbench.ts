import {
  type CompetitionAnalysis,
  EMPTY_FORM,
  type ListingForm,
  MESSAGES,
  type SavedListing,
  type Variant,
} from '@smart-listings/contract';
import { useCallback, useEffect, useRef } from 'react';
import { notifyError, notifyInfo } from '../../lib/notify.ts';
import { type FormValues, isEmpty } from './draft.ts';
import type { GenerationInput } from './generation-input.ts';
import type { ListingFormControl } from './listing-form.ts';
import { decidedOf, EMPTY_SESSION, isOfItem, nextAlternative, ownIn, type Session } from './session.ts';
import { useGeneration } from './use-generation.ts';
import { submitForm } from './use-listing-form.ts';
import { useListingSession } from './use-listing-session.ts';
import type { WrittenFor } from './writers/in-page.ts';

interface Options {
  form: ListingFormControl;
  /** As it is by now: the box may name another one while the form is being sent. */
  readCurrency: () => string;
  /** The item's photos, which come and go with the form. */
  photos: {
    /** What was read on them and kept. */
    seen: () => readonly string[];
    count: () => number;
    /** The seller's answers, with the word that a condition which photos have set is nobody's. */
    answers: (given: Session['answers'], condition: string) => Session['answers'];
    /** Puts those of a saved listing (or none) in their place; what undoes it, or null without need. */
    swap: (urls: readonly string[]) => (() => void) | null;
  };
  /** What similar items cost, where it was looked for. */
  competition: {
    found: Found | null;
    /** Forgets it with the item; what undoes it, or null without need. */
    clear: () => (() => void) | null;
  };
  onLimit: (sentence: string) => void;
  /** The seller writes with the AI of this browser. */
  here: boolean;
}

interface Found {
  analysis: CompetitionAnalysis;
  /** What it was looked for. */
  item: Pick<ListingForm, 'itemName'>;
}

/** Puts something back that went with the form; null: there was nothing. */
type Undo = (() => void) | null;

/** All that can be done with the listing at hand: write it, write alternatives, try again, start over. */
export function useWorkbench({ form, readCurrency, photos, competition, onLimit, here }: Options) {
  const [session, dispatch, ready] = useListingSession();
  const latest = useRef(session);
  const { found } = competition;
  const latestFound = useRef(found);
  useEffect(() => {
    latest.current = session;
    latestFound.current = found;
  }, [session, found]);

  /** What was found is at once the price of the listing of that item. */
  const takeFound = useCallback(
    async ({ analysis, item }: Found) => {
      const { pricedBy } = await import('./places.ts');
      dispatch({
        type: 'changed',
        change: (now) => (isOfItem(now, item) ? pricedBy(now, analysis.comparables ?? []) : now),
      });
    },
    [dispatch],
  );

  const handleWritten = useCallback(
    (input: GenerationInput, response: WrittenFor) => {
      const before = latest.current;
      const { form, currency, seen, session } = input;
      const comparables = input.competition?.comparables ?? response.ownSales ?? [];
      dispatch({ type: 'written', form, currency, seen, answers: session.answers, comparables, response });
      // It was found while this was being written.
      const { current: found } = latestFound;
      if (found && found.analysis !== input.competition) void takeFound(found);
      const beside = Object.keys(before.places).length > 0;
      if (beside) {
        void import('./places.ts').then(({ followForm }) =>
          dispatch({ type: 'changed', change: (now) => followForm(now, before.form) }),
        );
      }
      if (input.variant !== 'v1' || !before.versions[before.active]) return;
      notifyInfo('The listing was written anew.', {
        action: { label: 'Undo', onClick: () => dispatch({ type: 'restored', session: before }) },
      });
    },
    [dispatch, takeFound],
  );
  const handleFailed = useCallback((input: GenerationInput) => {
    if (input.variant !== 'v1') notifyError(MESSAGES.alternativeFailed(input.variant));
  }, []);
  const handleLimit = useCallback(
    (input: GenerationInput) =>
      onLimit(input.variant === 'v1' ? MESSAGES.generationLimit : MESSAGES.alternativesLimit),
    [onLimit],
  );
  const { generation, start, cancel } = useGeneration({
    onWritten: handleWritten,
    onFailed: handleFailed,
    onLimit: handleLimit,
  });
  const asked = generation.phase === 'idle' ? null : generation.input;

  function write(input: ListingForm, variant: Variant = 'v1', writer: GenerationInput['writer'] = 'auto') {
    const fresh = variant === 'v1' ? photos.seen() : [];
    // The photos of a saved listing were read before it was saved.
    const seen = fresh.length > 0 ? fresh : session.seen;
    const answers = photos.answers(session.answers, input.condition);
    start({
      form: input,
      currency: readCurrency(),
      variant,
      session: { ...session, ...decidedOf({ ...session, answers }, input) },
      seen,
      photoCount: photos.count(),
      competition: found?.analysis ?? null,
      writer,
      here,
    });
  }

  function writeAlternative(writer?: GenerationInput['writer']) {
    const variant = nextAlternative(session);
    if (!session.form) notifyError(MESSAGES.missingForm);
    else if (!variant) notifyError(MESSAGES.noMoreAlternatives);
    else write(session.form, variant, writer);
  }

  /** Once more, with the form as it stands by now; an alternative is of the listing that is shown. */
  function retry() {
    if (asked?.variant === 'v1') submitForm();
    else writeAlternative();
  }

  function retryWithBuiltin() {
    if (asked?.variant === 'v1') void form.handleSubmit((input) => write(input, 'v1', 'builtin'))();
    else writeAlternative('builtin');
  }

  /** Puts other contents into the form, and another listing beside it; one press brings the old back. */
  function replace(
    values: FormValues,
    { session: next, message, undo = [] }: { session: Session; message: string; undo?: Undo[] },
  ) {
    const before = { values: form.getValues(), session: latest.current };
    form.reset(values);
    if (next !== before.session) dispatch({ type: 'restored', session: next });
    const isSame = isEmpty(before.values) && before.session.form === null;
    if (isSame && undo.every((one) => one === null)) return;
    notifyInfo(message, {
      action: {
        label: 'Undo',
        onClick: () => {
          form.reset(before.values);
          for (const one of undo) one?.();
          if (next !== before.session) dispatch({ type: 'restored', session: before.session });
        },
      },
    });
  }

  function clear() {
    cancel();
    const undo = [photos.swap([]), competition.clear()];
    replace(EMPTY_FORM, { session: EMPTY_SESSION, message: 'The form is empty again.', undo });
  }

  /** As clear, but where it is sold and how used it is are as often the same. */
  function next(message: string) {
    cancel();
    const { platform, condition } = form.getValues();
    const undo = [photos.swap([]), competition.clear()];
    replace({ ...EMPTY_FORM, platform, condition }, { session: EMPTY_SESSION, message, undo });
  }

  /** An item that was left for another one, with its listing. */
  function reopen({ values, session: kept }: { values: FormValues; session: Session }) {
    cancel();
    const undo = [photos.swap([]), competition.clear()];
    replace(values, { session: kept, message: `“${values.itemName}” is in the form.`, undo });
  }

  /** The listing as it was saved, to be worked on. */
  function load(saved: SavedListing, savedSession: Session) {
    cancel();
    const undo = [photos.swap(saved.imageUrls)];
    replace(saved.originalFormInput, {
      session: savedSession,
      message: `“${saved.title}” is in the form.`,
      undo,
    });
  }

  /** Fills the form; the listing beside it stays. */
  function fill(values: FormValues, message: string) {
    replace(values, { session: latest.current, message });
  }

  return {
    session,
    dispatch,
    /** Whether the listing of before a reload has been looked for. */
    ready,
    /** Whether what is shown lies in the account as it stands. */
    isSaved: Boolean(session.versions[session.active]?.saved),
    generation,
    ownIn: (currency: string) => ownIn(session, currency),
    setOwn: (amount: number | null, currency: string) =>
      dispatch({ type: 'priced', own: amount === null ? null : { amount, currency } }),
    cancel,
    clear,
    next,
    reopen,
    load,
    fill,
    write: (input: ListingForm) => write(input),
    writeAlternative: () => writeAlternative(),
    retry,
    retryWithBuiltin,
    takeFound,
  };
}
