import { API_SECURITY_HEADERS } from './security-headers.ts';

export type SendEvent = (event: string, data: unknown) => void;

const EVENT_STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // Tells nginx not to collect the events first.
  'X-Accel-Buffering': 'no',
  ...API_SECURITY_HEADERS,
};

/**
 * How long a browser waits before it follows anew, between these: when a server ends, its thousands of open pages
 * come to the next one over a few seconds, not at once.
 */
const RECONNECT_MS = { least: 500, most: 4_000 };

/** Proxies close what is silent for a minute; a comment now and then keeps the stream open. */
const HEARTBEAT_MS = 15_000;

let openStreams = 0;

/** How many streams this process holds open. */
export function countOpenStreams(): number {
  return openStreams;
}

/**
 * Answers with server-sent events. `run` sends them; the stream ends when it settles.
 * Its signal fires when the client has left.
 */
export function eventStream(
  run: (send: SendEvent, signal: AbortSignal) => Promise<void>,
  heartbeatMs = HEARTBEAT_MS,
): Response {
  const left = new AbortController();
  const encoder = new TextEncoder();
  let heartbeat: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if (!left.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      openStreams += 1;
      write(`retry: ${reconnectAfterMs()}\n\n`);
      heartbeat = setInterval(write, heartbeatMs, ': still here\n\n');
      const send: SendEvent = (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const end = () => {
        if (left.signal.aborted) return;
        openStreams -= 1;
        clearInterval(heartbeat);
        controller.close();
      };
      run(send, left.signal).then(end, end);
    },
    cancel() {
      openStreams -= 1;
      clearInterval(heartbeat);
      left.abort(new Error('The client left.'));
    },
  });
  return new Response(body, { headers: EVENT_STREAM_HEADERS });
}

function reconnectAfterMs(): number {
  const { least, most } = RECONNECT_MS;
  return Math.round(least + Math.random() * (most - least));
}
