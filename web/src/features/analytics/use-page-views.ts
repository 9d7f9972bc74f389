import { useEffect, useRef } from 'react';
import { sendPageView } from './api/send-page-view.ts';
import type { AnalyticsService } from './services.ts';
import { wantsNoTracking } from './wants-no-tracking.ts';

interface Page {
  path: string;
  search: string;
}

/**
 * Counts each page that is opened and each change of its search, here and with `service`, which is null as
 * long as it may not be asked.
 */
export function usePageViews({ path, search }: Page, service: AnalyticsService | null): void {
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search is another view of the same path
  useEffect(() => {
    if (wantsNoTracking()) return;
    // Within the app one comes from the page before, which is counted already.
    sendPageView({ path, referrer: isFirst.current ? findReferrer() : '' });
    isFirst.current = false;
  }, [path, search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (service && !wantsNoTracking()) service.countPage(window.location.origin + path);
  }, [path, search, service]);
}

/** The site that led here, without the page on it; blank for our own. */
function findReferrer(): string {
  const origin = URL.parse(document.referrer)?.origin;
  return origin && origin !== window.location.origin ? origin : '';
}
