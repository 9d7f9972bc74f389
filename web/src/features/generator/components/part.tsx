import { Lock, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';

interface Props {
  id: string;
  label: string;
  labelFor?: string;
  counter?: ReactNode;
  locked: boolean;
  onToggleLock: () => void;
  /** Buttons beside the padlock. */
  tools?: ReactNode;
  children: ReactNode;
}

/** One part of the listing with its name, counter and padlock. */
export function Part({ id, label, labelFor, counter, locked, onToggleLock, tools, children }: Props) {
  const Icon = locked ? Lock : LockOpen;
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
        <span className="ml-2 text-note whitespace-nowrap">{counter}</span>
        <span className="ml-auto flex items-center">
          {tools}
          <IconButton
            label={locked ? `Unlock: ${label}` : `Lock: ${label}`}
            aria-label={`Lock: ${label}`}
            aria-pressed={locked}
            onClick={onToggleLock}
          >
            <Icon aria-hidden className="size-4" />
          </IconButton>
        </span>
      </div>
      {children}
    </div>
  );
}
