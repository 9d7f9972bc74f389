import type { ReactNode } from 'react';

interface Props {
  /** What is asked; it names the group. */
  question: string;
  /** Beside the question, in small. */
  note?: ReactNode;
  options: readonly { label: string; value: string }[];
  onChoose: (value: string) => void;
  children?: ReactNode;
}

/** A question that one tap answers. */
export function Chips({ question, note, options, onChoose, children }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-note font-semibold">
        {question} {note && <span className="font-normal text-soft">{note}</span>}
      </legend>
      <div className="mt-1 flex flex-wrap gap-1.5 pointer-coarse:gap-2">
        {options.map(({ label, value }) => (
          <button
            key={value}
            type="button"
            onClick={() => onChoose(value)}
            className="min-h-8 max-w-full rounded-md border border-edge bg-sheet px-2.5 text-note [overflow-wrap:anywhere] hover:bg-sunken pointer-coarse:min-h-11"
          >
            {label}
          </button>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
