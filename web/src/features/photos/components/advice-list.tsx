import type { PhotoAdvice } from '@smart-listings/contract';
import { ChevronDown } from 'lucide-react';

const SHOWN = 2;

/** The photo coach: one plain sentence each, the weightiest first. */
export function AdviceList({ advice }: { advice: readonly PhotoAdvice[] }) {
  if (advice.length === 0) return null;
  const sorted = [...advice].sort((one, other) => WEIGHT[one.severity] - WEIGHT[other.severity]);
  const more = sorted.slice(SHOWN);
  return (
    <div className="text-note">
      <AdviceItems advice={sorted.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details className="group">
          <summary className="link mt-1 inline-flex min-h-6 items-center gap-1 font-medium">
            {more.length === 1 ? 'One more hint' : `${more.length} more hints`}
            <ChevronDown aria-hidden className="size-3.5 group-open:rotate-180" />
          </summary>
          <AdviceItems advice={more} />
        </details>
      )}
    </div>
  );
}

const WEIGHT = { hard: 0, policy: 1, guidance: 2 } as const;

function AdviceItems({ advice }: { advice: readonly PhotoAdvice[] }) {
  return (
    <ul aria-label="Photo hints" className="flex flex-col gap-1">
      {advice.map(({ rule, photo, message, severity, source, asOf }) => (
        <li key={`${photo} ${rule}`} title={source && `${source}${asOf ? ` (${asOf})` : ''}`}>
          <span className={`font-semibold ${severity === 'hard' ? 'text-bad' : 'text-warn'}`}>
            Photo {photo + 1}:
          </span>{' '}
          {message}
        </li>
      ))}
    </ul>
  );
}
