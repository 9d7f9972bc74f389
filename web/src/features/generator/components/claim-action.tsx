import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  icon: LucideIcon;
  onClick: () => void;
  /** What exactly comes of it. */
  note?: string | undefined;
  children: ReactNode;
}

/** One way out in a claim's card. */
export function ClaimAction({ icon: Icon, onClick, note, children }: Props) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex w-full items-start gap-2.5 rounded-sm px-2.5 py-2 text-left hover:bg-sunken pointer-coarse:py-3"
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {children}
        {note && (
          <span dir="auto" className="block text-note text-soft">
            {note}
          </span>
        )}
      </span>
    </button>
  );
}
