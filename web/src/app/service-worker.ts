import { notifyInfo } from '../lib/notify.ts';

/** Long enough to read it and finish a sentence in the form first. */
const PROMPT_MS = 60_000;

/**
 * Puts the app on the device once the page is at rest. A new version is offered, never forced: what is
 * being written stays on the screen until the seller takes it.
 */
export function keepOnDevice(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () => setTimeout(() => void register(), 3_000);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
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
  // Not allowed (private windows of some browsers): the app works without it.
  await worker.register().catch(() => undefined);
}
