import type { Question } from '@smart-listings/contract';
import { CircleHelp } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { passFocus } from '../move-focus.ts';
import { kindName } from '../value-names.ts';

interface Props {
  questions: readonly Question[];
  onAnswer: (option: Question['options'][number]) => void;
}

/** What only the seller can decide, each answered with one press. */
export function Questions({ questions, onAnswer }: Props) {
  if (questions.length === 0) return null;
  return (
    <section aria-label="Questions about your item">
      <ul id="questions" className="flex flex-col gap-2">
        {questions.map(({ id, text, options }, index) => (
          <li key={id} className="flex gap-2 rounded-md border border-edge bg-paper px-3 py-2.5 text-sm">
            <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
            <fieldset className="flex min-w-0 flex-1 flex-col gap-2">
              <legend className="mb-2 [overflow-wrap:anywhere]">
                <span className="font-semibold">{nameOf(options)}: </span>
                {text}
              </legend>
              <div className="flex flex-wrap gap-1.5">
                {options.map((option) => (
                  <Button
                    key={option.label}
                    size="small"
                    className="[overflow-wrap:anywhere]"
                    onClick={() => {
                      onAnswer(option);
                      passFocus('questions', index, 'result-heading');
                    }}
                  >
                    {option.label}
                  </Button>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf(options: Question['options']): string {
  const answer = options.flatMap(({ answers }) => answers)[0];
  return answer ? kindName(answer) : 'Question';
}
