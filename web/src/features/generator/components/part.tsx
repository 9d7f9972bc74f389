import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';

interface Props {
  id: string;
  label: string;
  labelFor?: string;
  counter?: ReactNode;
  /** What its button copies, and the key that does the same. */
  copy: { text: string; name: string; shortcut: string };
  /** Buttons beside it. */
  tools?: ReactNode;
  children: ReactNode;
}

/** One part of the listing with its name, its counter and the button that copies it. */
export function Part({ id, label, labelFor, counter, copy, tools, children }: Props) {
  return (
    <div id={id} className="flex flex-col gap-1.5">
      <div className="flex min-h-8 items-center gap-1">
        {labelFor ? (
          <label htmlFor={labelFor} className="text-note font-semibold whitespace-nowrap">
            {label}
          </label>
        ) : (
          <h3 className="text-note font-semibold">{label}</h3>
        )}
        <span className="ml-2 text-note whitespace-nowrap text-soft">{counter}</span>
        <span className="ml-auto flex items-center">
          {tools}
          <CopyButton {...copy} />
        </span>
      </div>
      {children}
    </div>
  );
}
