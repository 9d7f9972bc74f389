/// <reference lib="webworker" />
// Keeps the built app on the device: it opens without a connection, and a new version waits until the
// seller takes it. Nothing of the API ever lies in its caches.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { PATHS } from '../app/paths.ts';
import { SHARED } from '../features/sharing/shared.ts';
import { receiveShare } from './receive-share.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by scripts/service-worker.ts: the files of this build. */
declare const __PRECACHE__: { url: string; revision: string | null }[];
/** The pages that have HTML of their own; every other screen is the shell. */
declare const __PAGES__: Record<string, string>;

precacheAndRoute(__PRECACHE__);
cleanupOutdatedCaches();

for (const path of Object.values(PATHS)) {
  const handler = createHandlerBoundToURL(__PAGES__[path] ?? '/app.html');
  registerRoute(new NavigationRoute(handler, { allowlist: [new RegExp(`^${path}/?(?:\\?|$)`)] }));
}

registerRoute(
  ({ url }) => url.pathname === SHARED.target,
  ({ request }) => receiveShare(request),
  'POST',
);

// Sent by the page when the seller takes the new version.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
