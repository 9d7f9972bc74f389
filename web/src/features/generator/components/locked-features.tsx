import { Telescope } from 'lucide-react';
import { LockedButton } from '../../../ui/locked-button.tsx';

/** What the form offers with Pro: in its place, locked, and open to a look at the plans. */
export function LockedFeatures({ onUpgrade }: { onUpgrade: () => void }) {
  return (
    <LockedButton onUpgrade={onUpgrade}>
      <Telescope aria-hidden className="size-4" />
      Analyze competition
    </LockedButton>
  );
}
