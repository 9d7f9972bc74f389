import type { Breach, Severity } from '@smart-listings/contract';
import { CircleAlert, Info, OctagonAlert } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

interface Props {
  breaches: readonly Breach[];
  onFix: (breach: Breach) => void;
}

const LOOKS = {
  hard: { Icon: OctagonAlert, tone: 'text-bad', word: 'The platform refuses this' },
  policy: { Icon: CircleAlert, tone: 'text-warn', word: 'Against the platform’s policy' },
  guidance: { Icon: Info, tone: 'text-soft', word: 'Advice' },
} as const satisfies Record<Severity, unknown>;
const ORDER: readonly Severity[] = ['hard', 'policy', 'guidance'];

const CERTAINTY = {
  official: 'from the platform',
  secondary: 'from a second source',
  unverified: 'not verified, check in the form',
} as const;

/** What the platform's rules say against one part, with where the rule comes from and its fix. */
export function BreachList({ breaches, onFix }: Props) {
  if (breaches.length === 0) return null;
  // What the platform refuses comes first, advice last.
  const sorted = breaches.toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
  return (
    <ul data-findings aria-label="Rules to mind" className="flex flex-col gap-2">
      {sorted.map((breach, index) => {
        const { Icon, tone, word } = LOOKS[breach.severity];
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: one rule may be broken twice in one part
            key={`${breach.rule}-${index}`}
            className="rounded-md border border-line bg-paper px-3 py-2.5 text-sm"
          >
            <div className="flex flex-wrap items-start gap-2">
              <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${tone}`} />
              <div className="min-w-0 flex-1 basis-56">
                <p>
                  <span className="sr-only">{word}: </span>
                  {breach.message}
                </p>
                <details className="text-note text-soft">
                  <summary className="link inline">{word} · source</summary>
                  <p className="mt-1 [overflow-wrap:anywhere]">
                    {breach.source} · {breach.asOf} · {CERTAINTY[breach.certainty]}
                  </p>
                </details>
              </div>
              {breach.fix && (
                <Button size="small" className="max-sm:ml-6" onClick={() => onFix(breach)}>
                  {breach.fix.label}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
