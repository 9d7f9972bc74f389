/** What is left of the month on the home page: read from the server's answer, shown above the form. */
import { can, type Me } from '@smart-listings/contract';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useMe, useRefreshMe, useVisitor } from '../../features/session/use-me.ts';
import { generationQuota } from '../../features/usage/quota.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';

// Only accounts on Starter need it: the script in index.html keeps its room.
const UsageBanner = lazy(() =>
  import('../../features/usage/components/usage-banner.tsx').then((module) => ({
    default: module.UsageBanner,
  })),
);

/** The server's answer changes only what depends on it: the rest of the page has begun to come alive by then. */
export function Quota({
  children,
}: {
  children: (isOut: boolean, isSignedIn: boolean, mayLeaveOut: boolean) => ReactNode;
}) {
  const me = useMe();
  return children(isOutOfQuota(me), me.user !== null, can(useVisitor(), 'leaveOutBranding'));
}

export function isOutOfQuota(me: Me): boolean {
  return generationQuota(me)?.left === 0;
}

export function UsageSlot({ onUpgrade }: { onUpgrade: () => void }) {
  const me = useMe();
  return (
    <div className="usage-slot">
      {me.limits && (
        <ErrorBoundary message={null}>
          <Suspense>
            <UsageBanner me={me} onUpgrade={onUpgrade} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

/** What is left of the month changes with each generation, also with a failed one. */
export function useFreshUsage(running: boolean): void {
  const refreshMe = useRefreshMe();
  const wasRunning = useRef(running);
  useEffect(() => {
    if (wasRunning.current && !running) void refreshMe();
    wasRunning.current = running;
  }, [running, refreshMe]);
}
