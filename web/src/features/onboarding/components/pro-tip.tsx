import { STORAGE_KEYS, TIMING } from '@smart-listings/contract';
import { Lightbulb, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStoredFlag } from '../../../lib/use-stored-flag.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/**
 * A hint after half a second; it leaves after 15 s, not while someone points at it or reads it by
 * focus. Once dismissed by hand it stays away.
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
      className="panel fixed right-4 bottom-20 z-30 flex max-w-[340px] items-start gap-3 border-edge py-3 pr-2 pl-4 text-sm shadow-lg lg:bottom-24"
    >
      <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
      <p>
        <strong className="font-semibold">Pro Tip: </strong>
        write sizes, flaws and what is included as you would tell a friend. The listing is made of what you
        say; anything else gets marked.
      </p>
      <IconButton label="Dismiss tip" onClick={markDismissed}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </aside>
  );
}
