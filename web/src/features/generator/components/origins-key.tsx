import { Tick } from '../../../ui/tick.tsx';
import type { Origin } from '../origins.ts';

const WORDS = { words: 'Your words', facts: 'From your facts' } as const satisfies Record<
  Origin['kind'],
  string
>;

interface Props {
  text: string;
  /** null: not asked for. */
  origins: readonly Origin[] | null;
  onToggle: () => void;
}

/** Shows on request where each line comes from: the key to the marks, and the same in words. */
export function OriginsKey({ text, origins, onToggle }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-note">
      <Tick checked={origins !== null} onChange={onToggle} className="text-soft">
        Show where each line comes from
      </Tick>
      {origins && (
        <>
          <span aria-hidden className="flex flex-wrap gap-x-4">
            <span className="mark-words">{WORDS.words}</span>
            <span className="mark-facts px-1">{WORDS.facts}</span>
          </span>
          <ol aria-label="Where each line comes from" className="sr-only">
            {origins.map(({ start, end, kind }) => (
              <li key={start}>
                {WORDS[kind]}: {text.slice(start, end)}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
