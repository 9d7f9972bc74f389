import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { useSessionKeeper } from '../../features/session/use-session-keeper.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Messages } from './messages.tsx';
import { UpgradeHost } from './upgrade-host.tsx';

export function Layout() {
  const { pathname } = useLocation();
  useMoves(pathname);
  useSessionKeeper();
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
          <ErrorBoundary key={pathname} message="This page could not be shown. Reload it to try again.">
            <Suspense fallback={<p className="py-10 text-soft">Loading…</p>}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
      </UpgradeHost>
      <Footer />
      <Messages />
    </>
  );
}

/** Title, scroll and focus follow a move within the app, as they would a page load. */
function useMoves(pathname: string) {
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
