import { Lock } from 'lucide-react';

/** The padlock and PRO mark of a feature that the paid plan opens. */
export function ProBadge() {
  return (
    <span className="pro-badge inline-flex items-center gap-1 rounded-sm border border-edge px-1.5 text-fine leading-[18px] font-semibold tracking-wide text-soft">
      <Lock aria-hidden className="size-3" />
      PRO
    </span>
  );
}
