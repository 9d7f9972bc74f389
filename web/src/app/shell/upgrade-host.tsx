import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { type Upgrade, UpgradeContext } from '../../features/plans/upgrade-context.ts';
import { notifyError } from '../../lib/notify.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';

const UpgradeDialog = lazy(() =>
  import('./upgrade-dialog.tsx').then((module) => ({ default: module.UpgradeDialog })),
);

/** Holds the one upgrade dialog of the app; `useUpgrade()` opens it. */
export function UpgradeHost({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ reason: string | null } | null>(null);
  const upgrade = useMemo<Upgrade>(() => ({ open: (reason) => setAsked({ reason: reason ?? null }) }), []);
  const close = () => setAsked(null);
  return (
    <UpgradeContext value={upgrade}>
      {children}
      {asked && (
        <ErrorBoundary
          message={null}
          onError={() => {
            close();
            notifyError('This could not be loaded. Reload the page once you are online: your draft is kept.');
          }}
        >
          <Suspense>
            <UpgradeDialog onClose={close} reason={asked.reason} />
          </Suspense>
        </ErrorBoundary>
      )}
    </UpgradeContext>
  );
}
