import { useEffect } from 'react';
import { notifyInfo } from '../../lib/notify.ts';
import { takeReloadNote } from '../../lib/reload-after-deploy.ts';

/** Says why a page was loaded anew by itself. */
export function UpdateNews() {
  useEffect(() => {
    if (!takeReloadNote()) return;
    notifyInfo('Smart Listings was updated, and this page was loaded anew. Your draft is kept.', {
      durationMs: 8_000,
    });
  }, []);
  return null;
}
