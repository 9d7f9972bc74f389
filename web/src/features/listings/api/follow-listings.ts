import { listingsChangedSchema } from '@smart-listings/contract';

// A page that nobody sees for this long gives its connection back.
const HIDDEN_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Calls `onChange` whenever the account's listings may have changed: the server says so at every
 * connection and after every change, so what happened while there was none is caught up with.
 * @returns ends it
 */
export function followListings(onChange: () => void): () => void {
  let source: EventSource | null = null;
  let version: string | null = null;
  let pauseMs = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open() {
    clearTimeout(timer);
    if (source || typeof EventSource === 'undefined') return;
    source = new EventSource('/api/listings/stream');
    source.addEventListener('changed', (event) => {
      pauseMs = FIRST_PAUSE_MS;
      const now = readVersion(event.data);
      if (now === version) return;
      version = now;
      onChange();
    });
    source.addEventListener('error', () => {
      // A broken connection is opened again by the browser; a refused one is not.
      if (source?.readyState !== EventSource.CLOSED) return;
      close();
      timer = setTimeout(open, pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    });
  }

  function close() {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  function handleVisibility() {
    if (!document.hidden) return open();
    clearTimeout(timer);
    timer = setTimeout(close, HIDDEN_MS);
  }

  open();
  document.addEventListener('visibilitychange', handleVisibility);
  // A page with an open connection could not be kept for the way back.
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', open);
  return () => {
    close();
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', open);
  };
}

function readVersion(data: unknown): string | null {
  try {
    const result = listingsChangedSchema.safeParse(JSON.parse(String(data)));
    return result.success ? result.data.version : null;
  } catch {
    return null;
  }
}
