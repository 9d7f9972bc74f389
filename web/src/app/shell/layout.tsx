import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { useSessionKeeper } from '../../features/session/use-session-keeper.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Messages } from './messages.tsx';
import { UpgradeHost } from './upgrade-host.tsx';

/**
 * The frame of every screen. It holds no state: what changes while the page comes alive is in parts of its own,
 * or the screen would have to come alive with it, all at once.
 */
export function Layout() {
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-md bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to the content
      </a>
      <Header />
      <UpgradeHost>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-[1360px] flex-1 px-4 outline-none lg:px-6"
        >
          <Screen />
        </main>
      </UpgradeHost>
      <Footer />
      <Messages />
      <SessionKeeper />
      <Moves />
    </>
  );
}

function Screen() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} message="This page could not be shown. Reload it to try again.">
      <Suspense fallback={<p className="py-10 text-soft">Loading…</p>}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}

function SessionKeeper() {
  useSessionKeeper();
  return null;
}

/** Title, scroll and focus follow a move within the app, as they would a page load. */
function Moves() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const kind = useNavigationType();
  useEffect(() => {
    void nameThePage(pathname);
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Going back, the browser knows best where one was.
    if (kind !== 'POP') window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, kind]);
  return null;
}

/** The words for all pages come by themselves: the built page has its own already. */
async function nameThePage(pathname: string): Promise<void> {
  const { pageMeta } = await import('../pages.ts').catch(() => ({ pageMeta: null }));
  // Moved on meanwhile: the last move names the page.
  if (!pageMeta || window.location.pathname !== pathname) return;
  const { title, description } = pageMeta(pathname);
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}
