import { STORAGE_KEYS, TIMING } from '@smart-listings/contract';
import { Lightbulb, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStoredFlag } from '../../../lib/use-stored-flag.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/**
 * A hint after half a second; it leaves after 15 s, not while someone points at it or reads it by
 * focus. Once dismissed by hand it stays away. On a wide screen it stands in the header, in what the
 * navigation leaves; elsewhere, at the foot, it gives way to a field in use and to the listing.
 */
export function ProTip() {
  const [dismissed, markDismissed] = useStoredFlag(STORAGE_KEYS.proTip);
  const [shown, setShown] = useState(false);
  const [held, setHeld] = useState(false);
  const remainingMs = useRef<number>(TIMING.proTipVisibleMs);

  useEffect(() => {
    const timer = setTimeout(() => setShown(true), TIMING.proTipDelayMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!shown || held) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => setShown(false), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - startedAt;
    };
  }, [shown, held]);

  if (!shown || dismissed !== 'unset') return null;
  return (
    <aside
      aria-label="Pro Tip"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pro-tip panel fixed inset-x-3 bottom-19 z-30 flex items-start gap-3 border-edge py-2 pr-1.5 pl-3 text-note leading-5 shadow-lg sm:left-auto sm:max-w-[480px]"
    >
      <Lightbulb aria-hidden className="size-4 shrink-0 text-soft max-xl:mt-0.5" />
      <p className="flex-1">
        <strong className="font-semibold">Pro Tip: </strong>
        name sizes, flaws and what is included, as you would tell a friend.
      </p>
      <IconButton label="Dismiss tip" onClick={markDismissed}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </aside>
  );
}
