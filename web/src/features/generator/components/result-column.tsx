import type { Platform } from '@smart-listings/contract';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { NOTE_ID } from '../note-id.ts';
import type { Session, SessionAction } from '../session.ts';
import type { Generation } from '../use-generation.ts';
import { FORM_ID, submitForm } from '../use-listing-form.ts';
import type { PhotoStore } from '../use-photo-count.ts';
import type { ResultContext } from './result-card.tsx';

const AheadNotice = lazy(() =>
  import('./ahead-notice.tsx').then((module) => ({ default: module.AheadNotice })),
);
const FailurePanel = lazy(() =>
  import('./failure-panel.tsx').then((module) => ({ default: module.FailurePanel })),
);
const loadWritingCard = () => import('./writing-card.tsx');
const WritingCard = lazy(() => loadWritingCard().then((module) => ({ default: module.WritingCard })));
const loadItemPlaces = () => import('./item-places.tsx');
const ItemPlaces = lazy(() => loadItemPlaces().then((module) => ({ default: module.ItemPlaces })));

/** Fetches what writes the first listing and what shows it, the engine with it. */
export function preloadResultCard(): void {
  import('../write-listing.ts').catch(() => undefined);
  import('../generation-input.ts').catch(() => undefined);
  loadWritingCard().catch(() => undefined);
  loadItemPlaces().catch(() => undefined);
}

interface Props {
  session: Session;
  photos: PhotoStore | null;
  dispatch: (action: SessionAction) => void;
  generation: Generation;
  /** The form says something else by now than the listing was made from. */
  formIsAhead: boolean;
  onRetry: () => void;
  onUseBuiltin: () => void;
  onCancel: () => void;
  /** Another marketplace of the item is shown. */
  onPlatform: (platform: Platform) => void;
  onAlternative: () => void;
  isSignedIn: boolean;
  /** Nothing is left of the month. */
  outOfQuota: boolean;
  renderActions: (context: ResultContext) => ReactNode;
  renderPrice: (context: ResultContext) => ReactNode;
  renderPlace: (context: ResultContext) => ReactNode;
  renderNext: (context: ResultContext) => ReactNode;
  branding: boolean;
  options: ReactNode;
  /** What stands here before the first listing. */
  empty: ReactNode;
}

/** The right-hand side: nothing yet, being written, failed, or the listing. */
export function ResultColumn(props: Props) {
  const { session, generation, onRetry, onUseBuiltin, onCancel } = props;
  const version = session.versions[session.active];
  const running = generation.phase === 'running';
  const failed = generation.phase === 'failed';
  const takesLong = useTakesLong(running);
  // A version that is there in a blink replaces the old one without a skeleton between them.
  const writing = running && (!version || takesLong);
  useFocusAfterWriting(generation.phase, version !== undefined);
  return (
    <div className="result-column flex flex-col gap-4">
      <p role="status" className="sr-only">
        {statusOf(generation, version !== undefined)}
      </p>
      <Suspense>
        {failed && (
          <FailurePanel
            message={generation.message}
            code={generation.code}
            onRetry={onRetry}
            onUseBuiltin={generation.fallback ? onUseBuiltin : null}
          />
        )}
        {writing && <WritingCard generation={generation} onCancel={onCancel} onUseBuiltin={onUseBuiltin} />}
        {version && props.formIsAhead && !running && <AheadNotice onGenerate={submitForm} />}
      </Suspense>
      {session.form && !writing && (
        <ErrorBoundary message="The result could not be shown. Your draft is safe: reload the page and try again.">
          <Suspense fallback={<p className="panel px-5 py-4 text-sm text-soft">Opening the result…</p>}>
            <ItemPlaces {...props} busy={running} />
          </Suspense>
        </ErrorBoundary>
      )}
      {!session.form && !running && !failed && props.empty}
    </div>
  );
}

const BLINK_MS = 250;

function useTakesLong(running: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!running) return;
    const timer = setTimeout(() => setLong(true), BLINK_MS);
    return () => clearTimeout(timer);
  }, [running]);
  return long;
}

/** Who pressed a button that has gone meanwhile finds the focus on what came of it. */
function useFocusAfterWriting(phase: Generation['phase'], hasResult: boolean): void {
  const before = useRef(phase);
  useEffect(() => {
    // An answer that is there at once leaves no time to see it running.
    const finished = before.current !== phase && phase !== 'running';
    before.current = phase;
    if (!finished) return;
    // Told in the box, an item is done with: the keys that copy are pressed where nobody types.
    const isTold = phase !== 'failed' && document.activeElement?.id === NOTE_ID;
    if (isTold && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (document.activeElement !== document.body) return;
    if (phase === 'failed') focusOnceThere('failure-heading');
    else if (hasResult) focusOnceThere('result-heading');
    else document.querySelector<HTMLElement>(`#${FORM_ID} [type=submit]`)?.focus({ preventScroll: true });
  }, [phase, hasResult]);
}

// The card's code may still be on its way when the first listing is there.
function focusOnceThere(id: string, tries = 20): void {
  if (document.activeElement !== document.body) return;
  const element = document.getElementById(id);
  if (element) element.focus({ preventScroll: true });
  else if (tries > 0) setTimeout(() => focusOnceThere(id, tries - 1), 50);
}

function statusOf(generation: Generation, hasResult: boolean): string {
  if (generation.phase === 'running') {
    const { attempt, attempts } = generation;
    return attempt > 1 ? `Trying again (${attempt} of ${attempts})…` : 'Generating...';
  }
  return generation.phase === 'idle' && hasResult ? 'Your listing is ready.' : '';
}
