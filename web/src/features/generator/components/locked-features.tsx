import { LayoutTemplate, Telescope } from 'lucide-react';
import { ProBadge } from '../../../ui/pro-badge.tsx';

/** What the form offers with Pro: in its place, locked, and open to a look at the plans. */
export function LockedFeatures({ onUpgrade }: { onUpgrade: () => void }) {
  const className =
    'inline-flex min-h-8 items-center gap-2 rounded-md border border-line px-2.5 text-[13px] text-soft hover:border-edge hover:text-ink';
  return (
    <div className="flex flex-wrap gap-2 sm:col-span-2">
      <button type="button" className={className} onClick={onUpgrade}>
        <LayoutTemplate aria-hidden className="size-4" />
        Templates
        <ProBadge />
      </button>
      <button type="button" className={className} onClick={onUpgrade}>
        <Telescope aria-hidden className="size-4" />
        Analyze competition
        <ProBadge />
      </button>
    </div>
  );
}
