import { CHECKOUT_PARAMETER } from '@smart-listings/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';

const LateParts = lazy(() => import('./late-parts.tsx').then((module) => ({ default: module.LateParts })));

/** Room for the toasts and all else that works unseen; its code loads once the page is at rest. */
export function Messages() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    // Whoever came to pay is not kept waiting.
    const timer = setTimeout(() => setWanted(true), location.search.includes(CHECKOUT_PARAMETER) ? 0 : 800);
    return () => clearTimeout(timer);
  }, []);
  return wanted ? (
    <ErrorBoundary message={null}>
      <Suspense>
        <LateParts />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
