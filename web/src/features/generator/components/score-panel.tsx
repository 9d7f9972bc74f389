import type { Score } from '@smart-listings/contract';
import { ChevronDown } from 'lucide-react';

/** The score with the change that helps most; its parts open below. */
export function ScorePanel({ score }: { score: Score }) {
  return (
    <details className="group rounded-md border border-line">
      <summary className="flex items-center gap-4 px-4 py-3">
        <span className="flex items-baseline gap-1">
          <span className="sr-only">Score: </span>
          <span className="tabular text-2xl leading-none font-semibold">{score.total}</span>
          <span className="text-note text-soft">/ 100</span>
        </span>
        <span className="min-w-0 flex-1 text-sm">
          {score.next ? (
            <>
              <span className="text-soft">Next: </span>
              {score.next.advice}{' '}
              <span className="tabular whitespace-nowrap text-soft">(+{Math.round(score.next.gain)})</span>
            </>
          ) : (
            'Nothing left to improve.'
          )}
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="flex flex-col gap-2 border-t border-line px-4 py-3 text-sm">
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
                {part.advice}
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
