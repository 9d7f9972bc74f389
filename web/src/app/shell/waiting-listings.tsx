import { useNavigate } from 'react-router';
import { WaitingKeeper } from '../../features/listings/components/waiting-keeper.tsx';
import { useMe, useRefreshMe } from '../../features/session/use-me.ts';
import { PATHS } from '../paths.ts';

/** Sends what was saved without a connection, wherever in the app one is by then. */
export function WaitingListings() {
  const { known, user } = useMe();
  const refreshMe = useRefreshMe();
  const navigate = useNavigate();
  if (!known) return null;
  return (
    <WaitingKeeper
      account={user?.uid ?? null}
      onChanged={refreshMe}
      onOpenListings={() => navigate(PATHS.myListings)}
    />
  );
}
