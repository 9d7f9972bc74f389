import type { ReactNode } from 'react';
import { ProBadge } from './pro-badge.tsx';

interface Props {
  /** Shows the plans. */
  onUpgrade: () => void;
  children: ReactNode;
}

/** In the place of a feature that the paid plan opens: its name, badge and padlock. */
export function LockedButton({ onUpgrade, children }: Props) {
  return (
    <button
      type="button"
      onClick={onUpgrade}
      className="inline-flex min-h-8 items-center gap-2 rounded-md border border-line px-2.5 text-[13px] text-soft hover:border-edge hover:text-ink"
    >
      {children}
      <ProBadge />
    </button>
  );
}
