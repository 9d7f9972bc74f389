import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { forgetAllSeen } from '../../features/listings/waiting/device.ts';
import { useMe, useRefreshMe } from '../../features/session/use-me.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { PATHS } from '../paths.ts';

// The schemas of all that can wait come with it.
const WaitingKeeper = lazy(() =>
  import('../../features/listings/components/waiting-keeper.tsx').then((module) => ({
    default: module.WaitingKeeper,
  })),
);

/** Sends what was saved without a connection, wherever in the app one is by then. */
export function WaitingListings() {
  const { known, user } = useMe();
  const refreshMe = useRefreshMe();
  const navigate = useNavigate();
  const isNobody = known && !user;
  useEffect(() => {
    if (isNobody) forgetAllSeen().catch(() => undefined);
  }, [isNobody]);
  if (!user) return null;
  return (
    <ErrorBoundary message={null}>
      <Suspense>
        <WaitingKeeper
          account={user.uid}
          onChanged={refreshMe}
          onOpenListings={() => navigate(PATHS.myListings)}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
