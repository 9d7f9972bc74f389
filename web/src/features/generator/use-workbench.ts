import { type GenerateResponse, type ListingForm, MESSAGES, type Variant } from '@smart-listings/contract';
import { useCallback, useEffect, useRef } from 'react';
import { notifyError, notifyInfo } from '../../lib/notify.ts';
import { EMPTY_SESSION, nextAlternative } from './session.ts';
import { type GenerationInput, useGeneration } from './use-generation.ts';
import { useListingSession } from './use-listing-session.ts';

/** All that can be done with the listing at hand: write it, write alternatives, try again, start over. */
export function useWorkbench(currency: string, onLimit: (sentence: string) => void) {
  const [session, dispatch] = useListingSession();
  const latest = useRef(session);
  useEffect(() => {
    latest.current = session;
  }, [session]);

  const handleWritten = useCallback(
    (input: GenerationInput, response: GenerateResponse) => {
      const before = latest.current;
      dispatch({ type: 'written', form: input.form, currency: input.currency, response });
      if (input.variant !== 'v1' || !before.form) return;
      notifyInfo('The listing was written anew.', {
        action: { label: 'Undo', onClick: () => dispatch({ type: 'restored', session: before }) },
      });
    },
    [dispatch],
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
  const failed = generation.phase === 'failed' ? generation.input : null;

  function write(form: ListingForm, variant: Variant) {
    start({ form, currency, variant, confirmed: session.confirmed, writer: 'auto' });
  }

  function writeAlternative() {
    const variant = nextAlternative(session);
    if (!session.form) notifyError(MESSAGES.missingForm);
    else if (!variant) notifyError(MESSAGES.noMoreAlternatives);
    else write(session.form, variant);
  }

  /** Gives the way back. */
  function clear() {
    cancel();
    const before = session;
    dispatch({ type: 'restored', session: EMPTY_SESSION });
    return () => dispatch({ type: 'restored', session: before });
  }

  return {
    session,
    dispatch,
    generation,
    cancel,
    clear,
    write: (form: ListingForm) => write(form, 'v1'),
    writeAlternative,
    retry: () => failed && start(failed),
    retryWithBuiltin: () => failed && start({ ...failed, writer: 'builtin' }),
  };
}
