import type { PartialListing } from '@smart-listings/contract';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FailedAttempt } from '../../../lib/retry.ts';
import { Button } from '../../../ui/button.tsx';
import { failureWords } from '../failure-words.ts';
import type { Generation } from '../use-generation.ts';

type Running = Extract<Generation, { phase: 'running' }>;

interface Props {
  generation: Running;
  onCancel: () => void;
  onUseBuiltin: () => void;
}

/**
 * The card while the listing is being written: a skeleton, then the text as it arrives. Where the AI fails or is
 * silent, the built-in writer is on offer at once.
 */
export function WritingCard({ generation, onCancel, onUseBuiltin }: Props) {
  const { attempt, attempts, failed, partial, input } = generation;
  const isSilent = useSilence(partial, attempt);
  const offersBuiltin = input.writer !== 'builtin' && (attempt > 1 || isSilent);
  return (
    <section aria-labelledby="writing-title" aria-busy="true" className="panel">
      <div className="flex min-h-13 items-center justify-between gap-3 border-b border-line px-5">
        <h2 id="writing-title" className="flex items-center gap-2 text-base">
          <LoaderCircle aria-hidden className="size-4 animate-spin text-soft" />
          {attempt > 1 ? `Trying again (${attempt} of ${attempts})…` : 'Writing your listing…'}
        </h2>
        <Button look="quiet" size="small" className="-mr-2.5" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <div
        className={
          offersBuiltin
            ? 'flex flex-wrap items-center justify-between gap-2 border-b border-line px-5 py-2'
            : undefined
        }
      >
        {/* There from the start: what comes into a region that is there already is read out. */}
        <p role="status" className="text-sm text-soft">
          {offersBuiltin && <Delay failed={failed} />}
        </p>
        {offersBuiltin && (
          <Button size="small" onClick={onUseBuiltin}>
            Use the built-in writer instead
          </Button>
        )}
      </div>
      <div className="px-5 py-4">{partial ? <Partial partial={partial} /> : <Skeleton />}</div>
    </section>
  );
}

/** Shorter pauses are over before anybody has read of them. */
const PAUSE_WORTH_SAYING_MS = 3_000;

function Delay({ failed }: { failed: FailedAttempt | null }) {
  if (!failed) return 'This takes longer than usual. You can wait, or have your listing at once.';
  const { message, code, waitMs } = failed;
  const words = failureWords(code);
  const seconds = Math.round(waitMs / 1_000);
  const next = waitMs < PAUSE_WORTH_SAYING_MS ? 'We try again.' : `We try again in ${seconds} seconds.`;
  return (
    <>
      <span className="block text-ink">
        {words} {next}
      </span>
      <span className="block text-note">{message}</span>
    </>
  );
}

const SILENCE_MS = 5_000;

/** Whether nothing has come for five seconds. */
function useSilence(partial: PartialListing | null, attempt: number): boolean {
  const [silent, setSilent] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is heard starts the time anew
  useEffect(() => {
    setSilent(false);
    const timer = setTimeout(() => setSilent(true), SILENCE_MS);
    return () => clearTimeout(timer);
  }, [partial, attempt]);
  return silent;
}

function Partial({ partial }: { partial: PartialListing }) {
  return (
    <div className="flex flex-col gap-4">
      {partial.title ? (
        <p className="bidi text-lg leading-snug font-semibold [overflow-wrap:anywhere]">{partial.title}</p>
      ) : (
        <Line width="80%" tall />
      )}
      {partial.description ? (
        <p className="bidi whitespace-pre-wrap [overflow-wrap:anywhere]">{partial.description}</p>
      ) : (
        <SkeletonText />
      )}
      {partial.tags && partial.tags.length > 0 ? (
        <p className="flex flex-wrap gap-1.5">
          {partial.tags.map((tag) => (
            <span key={tag} className="rounded-sm border border-line px-2 text-note leading-6">
              {tag}
            </span>
          ))}
        </p>
      ) : (
        <Line width="60%" />
      )}
    </div>
  );
}

function Skeleton() {
  return (
    <div className="flex flex-col gap-4" aria-hidden="true">
      <Line width="30%" tall />
      <Line width="85%" tall />
      <SkeletonText />
      <Line width="60%" />
    </div>
  );
}

function SkeletonText() {
  return (
    <div className="flex flex-col gap-2" aria-hidden="true">
      {['96%', '90%', '94%', '72%', '88%', '40%'].map((width) => (
        <Line key={width} width={width} />
      ))}
    </div>
  );
}

function Line({ width, tall }: { width: string; tall?: boolean }) {
  return <span className={`sheen block rounded-sm bg-sunken ${tall ? 'h-6' : 'h-3.5'}`} style={{ width }} />;
}
