// Loaded once the page is at rest.
import { Workbox } from 'workbox-window';
import { notifyInfo } from '../lib/notify.ts';

/** Long enough to read it and finish a sentence in the form first. */
const PROMPT_MS = 60_000;
/** An installed app stays open for days: looked at again after this long, it asks for a newer one. */
const ASK_AGAIN_MS = 3_600_000;

export async function register(): Promise<void> {
  const worker = new Workbox('/service-worker.js');
  worker.addEventListener('waiting', () => {
    notifyInfo('A new version of Smart Listings is ready.', {
      action: {
        label: 'Reload',
        onClick: () => {
          worker.addEventListener('controlling', () => window.location.reload());
          worker.messageSkipWaiting();
        },
      },
      durationMs: PROMPT_MS,
    });
  });
  await worker.register();
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASK_AGAIN_MS) return;
    asked = Date.now();
    // Without a connection it is asked the next time.
    worker.update().catch(() => undefined);
  });
}
