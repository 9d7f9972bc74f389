// Loaded for Pro, when the page stands.
import { LIMITS } from '@smart-listings/contract';
import { ClipboardPaste, LoaderCircle, RotateCcw, Telescope, TriangleAlert } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { type Item, sameItem } from '../item.ts';
import type { Research, Snapshot } from '../snapshot.ts';
import { type Progress, useCompetition } from '../use-competition.ts';
import { AnalysisView } from './analysis-view.tsx';

const PasteDialog = lazy(() =>
  import('./paste-dialog.tsx').then((module) => ({ default: module.PasteDialog })),
);

interface Props {
  item: Item;
  currency: string;
  /** How often the form's own button was pressed. */
  asked: number;
  research: Research | null | undefined;
  onResearch: (research: Research | null) => void;
  /** What the seller means to ask, in the snapshot's currency. */
  own: number | null;
  onOwn: (own: number | null) => void;
  onAddKeyword: (keyword: string) => void;
  onFound: (found: Snapshot) => void;
}

/** What similar items cost and what their listings say. */
export function CompetitionPanel({ item, currency, asked, research, onResearch, ...props }: Props) {
  const { progress, snapshot, paste, analyze, cancel, forget } = useCompetition({
    item,
    currency,
    research,
    onResearch,
    onFound: props.onFound,
  });
  const [pasting, setPasting] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const answered = useRef(0);
  useEffect(() => {
    if (asked === answered.current) return;
    answered.current = asked;
    void analyze();
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [asked, analyze]);
  const running = progress.phase === 'running';
  const isOld = snapshot !== null && (!sameItem(snapshot.item, item) || snapshot.currency !== currency);

  return (
    <section ref={panel} aria-labelledby="competitors" aria-busy={running} className="panel scroll-mt-20">
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-2.5">
        <h2 id="competitors" className="mr-auto text-base">
          Competitor snapshot
        </h2>
        {snapshot && (
          <Button size="small" look="quiet" className="text-soft hover:text-ink" onClick={forget}>
            Forget it
          </Button>
        )}
        <Button size="small" onClick={() => setPasting(true)}>
          <ClipboardPaste aria-hidden className="size-4" />
          Paste prices
        </Button>
        {!running && (
          <Button size="small" onClick={() => analyze()}>
            {snapshot ? (
              <RotateCcw aria-hidden className="size-4" />
            ) : (
              <Telescope aria-hidden className="size-4" />
            )}
            {snapshot ? 'Analyze again' : 'Analyze'}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {running
          ? sayProgress(progress)
          : snapshot && progress.phase === 'idle'
            ? 'The analysis is ready.'
            : ''}
      </p>
      {running && <Running progress={progress} onCancel={cancel} />}
      {progress.phase === 'failed' && <Failed message={progress.message} onRetry={() => analyze()} />}
      {!snapshot && progress.phase === 'idle' && (
        <p className="px-5 py-4 text-sm text-soft">
          Compares your item with similar ones: what they were sold for or are offered at, the words their
          sellers use, and what the dearer ones say that yours does not. At least {LIMITS.usableComparables}{' '}
          similar prices of one kind make a price, which the listing takes.
        </p>
      )}
      {isOld && !running && (
        <Aside>
          You changed the form since. What is below was found for “{snapshot.item.itemName}” in{' '}
          {snapshot.currency}.
        </Aside>
      )}
      {snapshot && (
        <div className={running ? 'opacity-60' : undefined}>
          <AnalysisView
            analysis={snapshot.analysis}
            currency={snapshot.currency}
            keywords={item.keywords}
            own={props.own}
            onOwn={props.onOwn}
            onAddKeyword={props.onAddKeyword}
          />
        </div>
      )}
      {pasting && (
        <Suspense>
          <PasteDialog
            paste={paste}
            item={item}
            currency={currency}
            onUse={(used) => {
              setPasting(false);
              void analyze(used);
            }}
            onClose={() => setPasting(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

function sayProgress(progress: Extract<Progress, { phase: 'running' }>): string {
  const { attempt, attempts, reason } = progress;
  if (attempt === 1) return 'Looking for similar listings…';
  return `Trying again (${attempt} of ${attempts})… ${reason ?? ''}`.trim();
}

function Running({
  progress,
  onCancel,
}: {
  progress: Extract<Progress, { phase: 'running' }>;
  onCancel: () => void;
}) {
  return (
    <div className="flex items-center gap-3 px-5 py-4 text-sm">
      <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />
      <p className="mr-auto">{sayProgress(progress)}</p>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="m-4 rounded-lg border border-bad bg-bad-wash px-4 py-3">
      <h3 className="flex items-center gap-2 text-base text-bad">
        <TriangleAlert aria-hidden className="size-5" />
        Analysis Failed
      </h3>
      <p className="mt-1 text-sm">{message}</p>
      <Button size="small" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function Aside({ children }: { children: ReactNode }) {
  return <p className="border-b border-line bg-warn-wash px-5 py-2 text-note text-warn">{children}</p>;
}
