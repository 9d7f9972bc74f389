import { STORAGE_KEYS } from '@smart-listings/contract';
import { X } from 'lucide-react';
import { useStoredFlag } from '../../../lib/use-stored-flag.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/**
 * Shown above the form until it has been dismissed once. It is in the built page, so that nothing
 * moves when the page comes alive; the script in index.html hides it for those who have seen it.
 */
export function OnboardingHint() {
  const [seen, markSeen] = useStoredFlag(STORAGE_KEYS.onboardingHint);
  if (seen === 'set') return null;
  return (
    <aside
      aria-label="Getting started"
      className="onboarding-hint flex items-center gap-3 border-b border-line bg-sunken py-1.5 pr-2 pl-5 text-note"
    >
      <p className="flex-1">
        New here? Platform, item name, features and condition are enough. The rest makes it better.
      </p>
      <IconButton label="Dismiss hint" onClick={markSeen}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </aside>
  );
}
