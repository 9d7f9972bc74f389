import { UserRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSiteConfig } from '../../lib/use-site-config.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PATHS } from '../paths.ts';
import { useLeaving } from './use-leaving.ts';
import { useManageSubscription } from './use-manage-subscription.ts';

const LogOutDialog = lazy(() =>
  import('./log-out-dialog.tsx').then((module) => ({ default: module.LogOutDialog })),
);

const QUIET = buttonClass({ look: 'quiet', size: 'small' });
const MENU_ID = 'account-menu';

/** The header's end for whoever is logged in: in a row where there is room, else in a menu. */
export function SignedInNav({ account, email }: { account: string; email: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const leaving = useLeaving(account, () => {
    // The header says it before all is forgotten: who has gone on meanwhile is not fetched back.
    if (window.location.pathname === pathname) navigate(PATHS.home);
  });
  const portal = useManageSubscription();
  const isSold = useSiteConfig()?.billing.kind !== 'off';
  const portalButton = (className: string) =>
    isSold && (
      <Button
        look="quiet"
        size="small"
        className={className}
        disabled={portal.isOpening}
        onClick={portal.open}
      >
        {portal.isOpening ? 'Opening…' : 'Manage Subscription'}
      </Button>
    );
  const logOutButton = (className: string) => (
    <Button look="quiet" size="small" className={className} disabled={leaving.isBusy} onClick={leaving.ask}>
      Logout
    </Button>
  );
  return (
    <>
      <Link to={PATHS.myListings} className={QUIET}>
        My Listings
      </Link>
      <div className="hidden items-center gap-1 min-[1360px]:flex">
        {portalButton('')}
        {logOutButton('')}
        <Link
          to={PATHS.account}
          aria-label="Account"
          title={`Account: ${email}`}
          className="inline-flex size-8 pointer-coarse:size-11 items-center justify-center rounded-md text-soft hover:bg-sunken hover:text-ink"
        >
          <UserRound aria-hidden className="size-4" />
        </Link>
      </div>
      <AccountMenu email={email}>
        <Link to={PATHS.account} className={MENU_ENTRY}>
          Account
        </Link>
        {portalButton('w-full justify-start')}
        {logOutButton('w-full justify-start')}
      </AccountMenu>
      {leaving.left > 0 && (
        <Suspense>
          <LogOutDialog count={leaving.left} onLeave={leaving.leave} onStay={leaving.stay} />
        </Suspense>
      )}
    </>
  );
}

const MENU_ENTRY = `${QUIET} w-full justify-start`;

/** Where the header has no room for all: the browser's own popover, closed by Escape or a click beside it. */
function AccountMenu({ email, children }: { email: string; children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div className="min-[1360px]:hidden">
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label="Account menu"
        title={email}
        className="inline-flex size-8 pointer-coarse:size-11 items-center justify-center rounded-md text-soft hover:bg-sunken hover:text-ink"
      >
        <UserRound aria-hidden className="size-4" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it only closes behind the entry that was chosen */}
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        onClick={() => menu.current?.hidePopover?.()}
        className="fixed top-13 right-3 left-auto m-0 w-60 rounded-lg border border-edge bg-sheet p-1.5 text-ink shadow-lg"
      >
        <p className="truncate border-b border-line px-2.5 pt-1 pb-2 text-note text-soft">{email}</p>
        <div className="flex flex-col pt-1.5">{children}</div>
      </div>
    </div>
  );
}
