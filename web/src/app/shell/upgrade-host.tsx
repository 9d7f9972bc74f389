import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { type Upgrade, UpgradeContext } from '../../features/plans/upgrade-context.ts';
import { useVisitor } from '../../features/session/use-me.ts';
import { notifyError } from '../../lib/notify.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { PATHS } from '../paths.ts';

const UpgradeModal = lazy(() =>
  import('../../features/plans/components/upgrade-modal.tsx').then((module) => ({
    default: module.UpgradeModal,
  })),
);

/** Holds the one upgrade dialog of the app; `useUpgrade()` opens it. */
export function UpgradeHost({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ reason: string | null } | null>(null);
  const visitor = useVisitor();
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
            <UpgradeModal
              open
              onClose={close}
              reason={asked.reason}
              visitor={visitor}
              links={
                <>
                  {visitor === 'anonymous' && (
                    <Link to={PATHS.signup} onClick={close} className={buttonClass({ size: 'small' })}>
                      Sign Up for Starter
                    </Link>
                  )}
                  <Link to={PATHS.pricing} onClick={close} className="link">
                    See the pricing page
                  </Link>
                </>
              }
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </UpgradeContext>
  );
}
