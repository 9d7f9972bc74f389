import type { Pasted, PasteProblem } from '@smart-listings/engine';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';

interface Props {
  pasted: Pasted;
  /** Each line as it was pasted. */
  lines: readonly string[];
  /** Another text for the line; an empty one takes it out. */
  onReplace: (line: number, text: string) => void;
}

const SHOWN = 20;

/** The lines that could not be used, each with its reason and open to be mended in place. */
export function ReadLines({ pasted: { problems, unused }, lines, onReplace }: Props) {
  return (
    <>
      {problems.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="text-note text-warn">
            {problems.length === 1 ? 'One line needs a look' : `${problems.length} lines need a look`}
          </h3>
          <ul aria-label="Lines that need a look" className="flex flex-col gap-2">
            {problems.slice(0, SHOWN).map((problem) => (
              <ProblemLine
                key={`${problem.line} ${lines[problem.line - 1]}`}
                problem={problem}
                line={lines[problem.line - 1] ?? problem.text}
                onReplace={(text) => onReplace(problem.line, text)}
              />
            ))}
          </ul>
        </div>
      )}
      {unused.length > 0 && (
        <details className="text-note">
          <summary className="min-h-8 w-fit content-center font-medium">
            {unused.length === 1 ? 'One line' : `${unused.length} lines`} without a price left aside
          </summary>
          <ul className="flex flex-col gap-0.5 text-soft">
            {unused.map(({ line, text }) => (
              <li key={line} className="[overflow-wrap:anywhere]">
                <span className="tabular">{line}:</span> {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface LineProps {
  problem: PasteProblem;
  line: string;
  onReplace: (text: string) => void;
}

function ProblemLine({ problem, line, onReplace }: LineProps) {
  // Read anew when the line is left: half a price typed would move it about.
  const [text, setText] = useState(line);
  const id = `problem-${problem.line}`;
  const apply = () => text !== line && onReplace(text);
  return (
    <li className="flex flex-col gap-1 rounded-md border border-line bg-warn-wash p-2">
      <label htmlFor={id} className="text-note text-warn">
        Line {problem.line}: {problem.reason}
      </label>
      <span className="flex gap-2">
        <input
          id={id}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={apply}
          onKeyDown={(event) => event.key === 'Enter' && apply()}
          className={`${inputClass} min-h-9 py-1`}
        />
        <Button size="small" onClick={() => onReplace('')}>
          Remove
        </Button>
      </span>
    </li>
  );
}
