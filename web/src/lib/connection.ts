// Whether requests can be made. A browser says yes wherever there is a network, with or without a way out of it.

let arrived = true;

/** Notes whether a request has just got an answer, whichever one. */
export function noteRequest(hasArrived: boolean): void {
  arrived = hasArrived;
}

/** What the browser says of its connection, and the last request of this page. */
export function seemsConnected(): boolean {
  return navigator.onLine && arrived;
}

/** How long a server that is there may take to say so. */
const PROBE_MS = 3_000;

/** As above; where the last request did not arrive it sends another one to see. */
export async function isConnected(): Promise<boolean> {
  if (!navigator.onLine || arrived) return navigator.onLine;
  const probe = fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });
  await probe.then(
    () => noteRequest(true),
    () => noteRequest(false),
  );
  return arrived;
}
