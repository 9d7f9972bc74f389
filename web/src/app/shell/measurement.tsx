import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { ConsentBanner } from '../../features/analytics/components/consent-banner.tsx';
import { useConsent } from '../../features/analytics/consent.ts';
import { serviceFor } from '../../features/analytics/services.ts';
import { usePageViews } from '../../features/analytics/use-page-views.ts';
import { wantsNoTracking } from '../../features/analytics/wants-no-tracking.ts';
import { useSiteConfig } from '../../lib/use-site-config.ts';
import { PATHS } from '../paths.ts';

/** Counts page views, and asks first where the operator has chosen a service that the law asks consent for. */
export function Measurement() {
  const { pathname, search } = useLocation();
  const consent = useConsent();
  const id = useSiteConfig()?.analyticsId;
  const service = useMemo(() => (id ? serviceFor(id) : null), [id]);
  const mayRun = service && (!service.needsConsent || consent === 'given');
  usePageViews({ path: countedPath(pathname), search }, mayRun ? service : null);
  if (!service?.needsConsent || consent !== null || wantsNoTracking()) return null;
  return (
    <ConsentBanner
      service={service.name}
      privacyLink={
        <Link to={PATHS.privacy} className="link">
          Privacy Policy
        </Link>
      }
    />
  );
}

/** Whoever knows the address of a shared listing may see it: no counter is told. */
function countedPath(pathname: string): string {
  return pathname.startsWith(`${PATHS.shared}/`) ? PATHS.shared : pathname;
}
