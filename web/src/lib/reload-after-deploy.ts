import { readText, removeText, writeText } from './storage.ts';

const KEY = 'reloadedAt';
const NOTE = 'reloadNote';
const PAUSE_MS = 60_000;
const MOST_WAIT_MS = 5_000;

/** Whether the page goes, while that is being found out and once it does. */
let verdict: Promise<boolean> | null = null;

/**
 * A page from before a deploy asks for files that are gone: it is loaded anew, at most once a minute, and never
 * where the server cannot be reached (there it would lose the page for nothing).
 */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', () => {
    verdict ??= reload().then((goes) => {
      if (!goes) verdict = null;
      return goes;
    });
  });
}

/**
 * Resolves once this page is sure to stay, where a part of it could not be fetched; never on one that is about to be
 * loaded anew: what is done to it by then would be lost.
 */
export async function pageStays(): Promise<void> {
  if (await verdict) await new Promise(() => undefined);
}

async function reload(): Promise<boolean> {
  const last = Number(readText('session', KEY) ?? 0);
  if (Date.now() - last < PAUSE_MS) return false;
  const answer = await fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(MOST_WAIT_MS),
  }).catch(() => null);
  if (!answer || answer.status >= 500) return false;
  writeText('session', KEY, String(Date.now()));
  writeText('session', NOTE, 'yes');
  window.location.reload();
  return true;
}

/** Whether this page was loaded anew by itself; said once. */
export function takeReloadNote(): boolean {
  const isThere = readText('session', NOTE) !== null;
  removeText('session', NOTE);
  return isThere;
}
