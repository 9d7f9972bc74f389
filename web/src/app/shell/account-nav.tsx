import { STORAGE_KEYS } from '@smart-listings/contract';
import { lazy, Suspense, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useMe } from '../../features/session/use-me.ts';
import { readText } from '../../lib/storage.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PATHS } from '../paths.ts';
import { withNext } from './next-page.ts';

const QUIET = buttonClass({ look: 'quiet', size: 'small' });
const loadSignedIn = () => import('./signed-in-nav.tsx');
const SignedInNav = lazy(() => loadSignedIn().then((module) => ({ default: module.SignedInNav })));

/** The header's end: who is signed in decides. All its states are of one height, to the right. */
export function AccountNav() {
  const { known, user } = useMe();
  // Somebody was logged in at the last visit: what they need comes while the server is asked.
  useEffect(() => {
    if (readText('local', STORAGE_KEYS.plan)) loadSignedIn().catch(() => undefined);
  }, []);
  const loading = <span className="needs-scripts px-2.5 text-note text-soft">Loading…</span>;
  if (!known) return loading;
  if (!user) return <SignedOut />;
  return (
    <Suspense fallback={loading}>
      <SignedInNav account={user.uid} email={user.email} />
    </Suspense>
  );
}

function SignedOut() {
  const { pathname, search } = useLocation();
  const next = SCREENS_TO_COME_BACK_TO.has(pathname) ? `${pathname}${search}` : PATHS.home;
  return (
    <>
      <Link to={withNext(PATHS.login, next)} className={QUIET}>
        Log In
      </Link>
      <Link to={withNext(PATHS.signup, next)} className={buttonClass({ look: 'outline', size: 'small' })}>
        Sign Up
      </Link>
    </>
  );
}

const SCREENS_TO_COME_BACK_TO: ReadonlySet<string> = new Set([
  PATHS.myListings,
  PATHS.account,
  PATHS.pricing,
]);
