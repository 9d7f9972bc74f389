import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';

/** Which folds stand open, by name, as long as the page does: what is drawn anew comes as it was left. */
const opened = new Set<string>();

interface Props {
  /** The words it is pressed by, and by which the page remembers it. */
  title: string;
  /** What stands beside them. */
  aside?: ReactNode;
  /** A frame of its own instead of a line above it. */
  isFramed?: boolean;
  /** What it holds costs something to fetch: drawn once it is opened. */
  isLate?: boolean;
  children: ReactNode;
}

/** A part of the page that is opened when it is asked for, and stays open over what is written anew. */
export function Fold({ title, aside, isFramed = false, isLate = false, children }: Props) {
  const [isOpen, setOpen] = useState(opened.has(title));
  const [wasOpened, setWasOpened] = useState(isOpen);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open) opened.add(title);
        else opened.delete(title);
        setOpen(open);
        setWasOpened((before) => before || open);
      }}
      className={classNames('group', isFramed ? 'rounded-md border border-line' : 'border-t border-line')}
    >
      <summary className={classNames('flex min-h-11 items-center gap-2 text-sm', isFramed && 'px-4')}>
        <span className={classNames(isFramed ? 'font-semibold whitespace-nowrap' : 'font-medium')}>
          {title}
        </span>
        <span className="min-w-0 flex-1">{aside}</span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      {(wasOpened || !isLate) && (
        <div className={classNames('text-sm', isFramed ? 'border-t border-line px-4 py-3' : 'pb-4')}>
          {children}
        </div>
      )}
    </details>
  );
}
