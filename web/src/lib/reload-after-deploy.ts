import { readText, writeText } from './storage.ts';

const KEY = 'reloadedAt';
const PAUSE_MS = 60_000;

/**
 * A page from before a deploy asks for files that are gone: it is loaded anew, at most once a
 * minute, and never while offline (there it would lose the page for nothing).
 */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(readText('session', KEY) ?? 0);
    if (!navigator.onLine || Date.now() - last < PAUSE_MS) return;
    writeText('session', KEY, String(Date.now()));
    window.location.reload();
  });
}
