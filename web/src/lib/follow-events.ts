// A page that nobody sees for this long gives its connection back.
const HIDDEN_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

type Follower = (data: string) => void;

/** One stream of the server's events, for all who follow it on this page. */
interface Stream {
  follow: (event: string, follower: Follower) => void;
  /** @returns whether nobody follows it any more; then it is closed */
  leave: (event: string, follower: Follower) => boolean;
  open: () => void;
  close: () => void;
}

const streams = new Map<string, Stream>();
let held = 0;

/**
 * Does what gives this browser another session, such as a new password, with the streams closed: one that were
 * opened meanwhile would still carry the old session, and be refused.
 */
export async function withStreamsHeld<T>(work: () => Promise<T>): Promise<T> {
  held += 1;
  for (const stream of streams.values()) stream.close();
  try {
    return await work();
  } finally {
    held -= 1;
    for (const stream of streams.values()) stream.open();
  }
}

/**
 * Calls `onEvent` with the data of every such event of the stream at `path`, the last one first where the
 * stream is open already. Followers of one path share one connection: a browser has few of them.
 * @returns ends it
 */
export function followEvents(path: string, event: string, onEvent: Follower): () => void {
  const stream = streams.get(path) ?? openStream(path);
  streams.set(path, stream);
  // Two followers may be one function: each is known by its own.
  const follower: Follower = (data) => onEvent(data);
  stream.follow(event, follower);
  return () => {
    if (stream.leave(event, follower)) streams.delete(path);
  };
}

function openStream(path: string): Stream {
  const followers = new Map<string, Set<Follower>>();
  const last = new Map<string, string>();
  let source: EventSource | null = null;
  let pauseMs = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function listen(event: string) {
    source?.addEventListener(event, ({ data }) => {
      pauseMs = FIRST_PAUSE_MS;
      last.set(event, String(data));
      for (const follower of followers.get(event) ?? []) follower(String(data));
    });
  }

  function open() {
    clearTimeout(timer);
    if (source || held > 0 || typeof EventSource === 'undefined') return;
    source = new EventSource(path);
    for (const event of followers.keys()) listen(event);
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
    // What was told before may be out of date by the next connection.
    last.clear();
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

  return {
    open,
    close,
    follow(event, follower) {
      const known = followers.get(event);
      followers.set(event, (known ?? new Set<Follower>()).add(follower));
      if (!known) listen(event);
      const told = last.get(event);
      if (told !== undefined) follower(told);
    },
    leave(event, follower) {
      followers.get(event)?.delete(follower);
      if ([...followers.values()].some((those) => those.size > 0)) return false;
      close();
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', open);
      return true;
    },
  };
}
