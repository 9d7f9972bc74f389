import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.AppToaster })));

/** Room for the toasts; its code loads once the page is at rest. */
export function Messages() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), 800);
    return () => clearTimeout(timer);
  }, []);
  return wanted ? (
    <ErrorBoundary message={null}>
      <Suspense>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
