/**
 * Puts the app on the device once the page is at rest. A new version is offered, never forced: what is
 * being written stays on the screen until the seller takes it.
 */
export function keepOnDevice(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () =>
    setTimeout(() => {
      import('./register-worker.ts').then(({ register }) => register()).catch(() => undefined);
    }, 3_000);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
