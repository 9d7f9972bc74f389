import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { countOf } from '../../../lib/count-of.ts';
import { Button } from '../../../ui/button.tsx';
import type { TrayRunner } from '../runner.ts';
import type { RowState } from '../states.ts';
import type { TrayState } from '../tray.ts';

export interface WriterTerms {
  /** False until the server has said who this is and who writes. */
  known: boolean;
  /** How many more of this month the plan holds; null where nothing is counted. */
  left: number | null;
  limit: number | null;
  /** A provider whose use costs the operator, by name; null for the built-in writer and this browser's own AI. */
  provider: string | null;
  /** The server writes, with or without this page. */
  goesOn: boolean;
}

interface Props {
  runner: TrayRunner;
  state: TrayState;
  counts: Readonly<Record<RowState, number>>;
  terms: WriterTerms;
  /** All that have failed are written once more, by the built-in writer where it is asked for. */
  onRetry: (change: { byBuiltin?: true }) => void;
  /** How many of them it has not tried yet. */
  leftToBuiltin: number;
  onUpgrade: () => void;
}

/** How far the whole tray is, and the button that has it written or pauses it. */
export function ProgressBar({ runner, state, counts, terms, onRetry, leftToBuiltin, onUpgrade }: Props) {
  const { rows, settings, incoming, takenIn, halt, photos } = state;
  const done = counts.ready + counts.copied + counts.saved;
  const open = rows.length - done;
  // What waits for an answer, or has failed, is not written by a press here.
  const toWrite = counts.reading + counts.waiting + counts.writing;
  const toRead = [...photos.values()].filter(({ analysis, fault }) => !analysis && !fault).length;
  const isTakingPhotos = incoming.length > 0 || toRead > 0;
  const isOut = terms.left === 0 && open > 0 && !settings.isWriting;
  const isShort = terms.left !== null && terms.left < toWrite;
  const isStopped = halt !== null && halt.until === null;
  const words = [
    incoming.length > 0 && `${takenIn} of ${takenIn + incoming.length} photos taken in`,
    toRead > 0 && `${toRead} ${toRead === 1 ? 'photo' : 'photos'} to read`,
    `${done} of ${rows.length} written`,
    counts.asks > 0 && countOf(counts.asks, 'needs an answer', 'need an answer'),
    counts.failed > 0 && `${counts.failed} failed`,
  ].filter(Boolean);
  return (
    <section aria-label="Progress" className="flex flex-col gap-2 rounded-md border border-line bg-sheet p-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="tabular text-sm">
          {words.join(' · ')}
        </p>
        {isOut ? (
          // What has stopped for want of more says so below, with the same button.
          !isStopped && (
            <Button size="small" look="accent" onClick={onUpgrade}>
              Upgrade for More
            </Button>
          )
        ) : toWrite > 0 && settings.isWriting ? (
          <Button size="small" onClick={() => runner.pause()}>
            <Pause aria-hidden className="size-4" />
            Pause writing
          </Button>
        ) : (
          toWrite > 0 && (
            <Button size="small" look="accent" onClick={() => runner.write()}>
              <Play aria-hidden className="size-4" />
              {isShort ? `Write the first ${terms.left}` : `Write ${toWrite}`}
            </Button>
          )
        )}
      </div>
      <progress
        aria-label="Items written"
        max={Math.max(1, rows.length)}
        value={done}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-sm border-0 bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
      />
      {counts.failed > 1 && (
        <div className="flex flex-wrap items-center gap-2">
          <Button size="small" onClick={() => onRetry({})}>
            Try all {counts.failed} again
          </Button>
          {leftToBuiltin > 1 && (
            <Button size="small" onClick={() => onRetry({ byBuiltin: true })}>
              Use the built-in writer for {leftToBuiltin === counts.failed ? 'all' : leftToBuiltin}
            </Button>
          )}
        </div>
      )}
      {terms.left !== null && open > 0 && !isStopped && (
        <p className="text-note text-soft">
          Each listing counts: {terms.left} of {terms.limit} are left this month.
          {isShort &&
            terms.left > 0 &&
            ` The first ${terms.left} of ${toWrite} ${terms.left === 1 ? 'is' : 'are'} written.`}
        </p>
      )}
      {terms.provider && toWrite > 0 && !settings.isWriting && (
        <p className="text-note text-soft">
          {terms.provider} writes: {countOf(toWrite, 'request')} to it, no charge to you.
        </p>
      )}
      {terms.goesOn && toWrite > 0 && !isStopped && (
        <p className="text-note text-soft">
          {isTakingPhotos
            ? 'Keep this page open until the photos are read. What is written after that goes on without it.'
            : 'What is being written goes on when you close this page, and shows on your other devices too, there without its photos.'}
        </p>
      )}
      {halt && <Halt halt={halt} onResume={() => runner.resume()} onUpgrade={onUpgrade} />}
    </section>
  );
}

interface HaltProps {
  halt: NonNullable<TrayState['halt']>;
  onResume: () => void;
  onUpgrade: () => void;
}

function Halt({ halt, onResume, onUpgrade }: HaltProps) {
  const { until } = halt;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1_000));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : countOf(seconds, 'second');
  return (
    <div className="flex flex-wrap items-center gap-2 text-note text-bad">
      <p role="alert">{halt.message}</p>
      {until !== null && <p className="tabular text-soft">Goes on by itself in {wait}.</p>}
      <Button size="small" onClick={until === null ? onUpgrade : onResume}>
        {until === null ? 'Upgrade for More' : 'Go on now'}
      </Button>
    </div>
  );
}
