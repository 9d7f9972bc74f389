import { CONDITIONS, type PhotoFinding } from '@smart-listings/contract';
import { type ReactNode, useId, useState } from 'react';
import { Chips } from '../../../ui/chips.tsx';
import { inputClass } from '../../../ui/field.tsx';
import type { Question } from '../draft.ts';
import { PLATFORM_ID } from './settings-bar.tsx';

/** Asks what a thing is, by what was read of it. */
export type AskKind = (asked: {
  findings: readonly PhotoFinding[];
  platform: string;
  onChoose: (kind: string) => void;
}) => ReactNode;

interface Props {
  question: Question;
  findings: readonly PhotoFinding[];
  platform: string;
  askKind: AskKind;
  onAnswer: (change: { kind?: string; condition?: string; note?: string }) => void;
}

/** The one thing that only the seller can say, answered where it is asked. */
export function RowQuestion({ question, findings, platform, askKind, onAnswer: tell }: Props) {
  function onAnswer(change: Parameters<typeof tell>[0]) {
    const focused = document.activeElement;
    const row = focused?.matches(':focus-visible') && focused.closest('li');
    tell(change);
    // Answered by keys: the button that was pressed goes with its question.
    if (row) requestAnimationFrame(() => focusNextQuestion(row));
  }

  const [words, setWords] = useState('');
  const id = useId();
  // Said once for all of them, above the rows.
  if (question === 'platform')
    return (
      <button
        type="button"
        className="link self-start text-note font-semibold pointer-coarse:min-h-11"
        onClick={() => document.getElementById(PLATFORM_ID)?.focus()}
      >
        Choose above where you sell it
      </button>
    );
  if (question === 'condition') {
    return (
      <Chips
        question="How used is it?"
        options={CONDITIONS.map(({ code, label }) => ({ value: code, label }))}
        onChoose={(condition) => onAnswer({ condition })}
      />
    );
  }
  if (question === 'kind') return askKind({ findings, platform, onChoose: (kind) => onAnswer({ kind }) });
  const typed = words.trim();
  const answer = () => typed !== '' && onAnswer({ note: typed });
  return (
    <Chips question="What can you say about it?" options={[]} onChoose={() => undefined}>
      <label htmlFor={id} className="sr-only">
        Features
      </label>
      <input
        id={id}
        value={words}
        maxLength={300}
        autoComplete="off"
        placeholder="Size, colour, flaws…"
        className={`${inputClass} min-h-8 w-48 py-0.5 text-note md:text-note`}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && answer()}
      />
      {typed !== '' && (
        <button type="button" onClick={answer} className="link min-h-8 text-note pointer-coarse:min-h-11">
          Add
        </button>
      )}
    </Chips>
  );
}

function focusNextQuestion(answered: Element): void {
  if (document.activeElement !== document.body) return;
  const rows = [...(answered.parentElement?.children ?? [])];
  const at = rows.indexOf(answered);
  const asking = [...rows.slice(at + 1), ...rows.slice(0, at)].find((row) =>
    row.matches('[data-state="asks"]'),
  );
  const next = asking?.querySelector<HTMLElement>('fieldset button');
  (next ?? answered.querySelector<HTMLElement>('[aria-expanded]'))?.focus();
}
