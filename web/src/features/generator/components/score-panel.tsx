import type { Score, ScoreAction, ScorePart } from '@smart-listings/contract';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';

interface Props {
  score: Score;
  /** Does what a part advises. */
  onAction: (action: ScoreAction) => void;
}

/** How complete the listing is, with the change that helps most; the parts open below. */
export function ScorePanel({ score, onAction }: Props) {
  const [open, setOpen] = useState(false);
  const next = score.parts.find(({ id }) => id === score.next?.partId);
  return (
    <section aria-label="Completeness" className="rounded-md border border-line">
      <div className="flex items-center gap-4 py-2 pr-2 pl-4">
        <p className="shrink-0">
          <span className="block text-note text-soft">Completeness</span>
          <span className="tabular text-2xl leading-none font-semibold">{score.total}</span>
          <span className="text-note text-soft"> / 100</span>
        </p>
        <p className="min-w-0 flex-1 self-start text-sm">
          {score.next && next ? (
            <>
              <span className="tabular block text-note text-soft">
                Next, for +{Math.round(score.next.gain)}:
              </span>
              <Advice part={next} onAction={onAction} />
            </>
          ) : (
            'Nothing left to improve.'
          )}
        </p>
        <IconButton
          label={open ? 'Hide the parts' : 'Show the parts'}
          aria-expanded={open}
          aria-controls="score-parts"
          onClick={() => setOpen(!open)}
        >
          <ChevronDown aria-hidden className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`} />
        </IconButton>
      </div>
      <ul
        id="score-parts"
        hidden={!open}
        className={open ? 'flex flex-col gap-2 border-t border-line px-4 py-3 text-sm' : ''}
      >
        {score.parts.map((part) => (
          <li
            key={part.id}
            className="grid grid-cols-[1fr_auto] items-center gap-x-3 sm:grid-cols-[12rem_1fr_3.5rem]"
          >
            <span>{part.label}</span>
            <span
              aria-hidden
              className="h-1.5 rounded-full bg-sunken max-sm:order-1 max-sm:col-span-2 max-sm:my-1"
            >
              <span
                className="block h-full rounded-full bg-ink"
                style={{ width: `${part.max > 0 ? (100 * part.points) / part.max : 0}%` }}
              />
            </span>
            <span className="tabular text-right text-soft">
              {Math.round(part.points)} / {part.max}
            </span>
            {part.advice && (
              <span className="text-note text-soft max-sm:order-2 max-sm:col-span-2 sm:col-span-3">
                <Advice part={part} onAction={onAction} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Advice({ part: { advice, action }, onAction }: { part: ScorePart } & Pick<Props, 'onAction'>) {
  if (!action) return advice;
  return (
    <button
      type="button"
      className="link text-left [overflow-wrap:anywhere] hover:text-ink pointer-coarse:min-h-11"
      onClick={() => onAction(action)}
    >
      {advice}
    </button>
  );
}
