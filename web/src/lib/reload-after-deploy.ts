import { readText, removeText, writeText } from './storage.ts';

const KEY = 'reloadedAt';
const NOTE = 'reloadNote';
const PAUSE_MS = 60_000;

/**
 * A page from before a deploy asks for files that are gone: it is loaded anew, at most once a minute, and never
 * where the server cannot be reached (there it would lose the page for nothing).
 */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', () => void reload());
}

async function reload(): Promise<void> {
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  const last = Number(readText('session', KEY) ?? 0);
  if (!answer || answer.status >= 500 || Date.now() - last < PAUSE_MS) return;
  writeText('session', KEY, String(Date.now()));
  writeText('session', NOTE, 'yes');
  window.location.reload();
}

/** Whether this page was loaded anew by itself; said once. */
export function takeReloadNote(): boolean {
  const isThere = readText('session', NOTE) !== null;
  removeText('session', NOTE);
  return isThere;
}
