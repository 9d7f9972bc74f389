import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import type { Session, SessionAction } from '../session.ts';
import type { Generation } from '../use-generation.ts';
import { EmptyResult } from './empty-result.tsx';
import { FailurePanel } from './failure-panel.tsx';
import type { ResultContext } from './result-card.tsx';
import { WritingCard } from './writing-card.tsx';

const loadResultCard = () => import('./result-card.tsx');
const ResultCard = lazy(() => loadResultCard().then((module) => ({ default: module.ResultCard })));

/** Fetches the result card and the engine ahead of the first listing. */
export function preloadResultCard(): void {
  loadResultCard().catch(() => undefined);
}

interface Props {
  session: Session;
  dispatch: (action: SessionAction) => void;
  generation: Generation;
  onRetry: () => void;
  onUseBuiltin: () => void;
  onCancel: () => void;
  onAlternative: () => void;
  renderActions: (context: ResultContext) => ReactNode;
  options: ReactNode;
}

/** The right-hand side: nothing yet, being written, failed, or the listing. */
export function ResultColumn(props: Props) {
  const { session, generation, onRetry, onUseBuiltin, onCancel } = props;
  const version = session.versions[session.active];
  const running = generation.phase === 'running';
  const failed = generation.phase === 'failed';
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {statusOf(generation, version !== undefined)}
      </p>
      {failed && (
        <FailurePanel
          message={generation.message}
          onRetry={onRetry}
          onUseBuiltin={generation.fallback ? onUseBuiltin : null}
        />
      )}
      {running && <WritingCard generation={generation} onCancel={onCancel} />}
      {/* A first version being written replaces the old card; an alternative arrives above it. */}
      {version && session.form && !(running && generation.input.variant === 'v1') && (
        <ErrorBoundary message="The result could not be shown. Your draft is safe: reload the page and try again.">
          <Suspense fallback={<p className="panel px-5 py-4 text-sm text-soft">Opening the result…</p>}>
            <ResultCard
              session={session}
              form={session.form}
              version={version}
              dispatch={props.dispatch}
              busy={running}
              onAlternative={props.onAlternative}
              renderActions={props.renderActions}
              options={props.options}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {!version && !running && !failed && <EmptyResult />}
    </div>
  );
}

function statusOf(generation: Generation, hasResult: boolean): string {
  if (generation.phase === 'running') {
    const { attempt, attempts } = generation;
    return attempt > 1 ? `Trying again (${attempt} of ${attempts})…` : 'Generating...';
  }
  return generation.phase === 'idle' && hasResult ? 'Your listing is ready.' : '';
}
