import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** What a field's input must wear so that label, hint and error belong to it. */
interface FieldProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface Props {
  id: string;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** On the label's line, at its end: a counter, a link. */
  aside?: ReactNode;
  className?: string;
  children: (props: FieldProps) => ReactNode;
}

export function Field({ id, label, required, hint, error, aside, className, children }: Props) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-note">
          <label htmlFor={id} className="font-semibold">
            {label}
          </label>
          {/* Beside the label, not in it: the field's name stays one word. */}
          {!required && <span className="text-soft"> (optional)</span>}
        </span>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {/* What comes later and belongs to the field. */}
      <div id={`${id}-beside`} className="empty:hidden" />
      {error && (
        <p id={errorId} className="text-note text-bad">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-note text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Look of every input, select and textarea. 16 px on phones, so that iOS does not zoom in. */
export const inputClass =
  'w-full min-h-10 pointer-coarse:min-h-11 rounded-md border border-edge bg-sheet px-3 py-2 text-base leading-6 text-ink placeholder:text-soft/85 md:text-body aria-invalid:border-bad aria-invalid:outline-bad';
