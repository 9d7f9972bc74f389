import { API_SECURITY_HEADERS } from './security-headers.ts';

/** @param mayBeLeftOut when the client is slow and something newer will follow */
export type SendEvent = (event: string, data: unknown, mayBeLeftOut?: 'mayBeLeftOut') => void;

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
const RECONNECT_MS = { least: 2_000, most: 6_000 };

/** Proxies close what is silent for a minute; a comment now and then keeps the stream open. */
const HEARTBEAT_MS = 15_000;

/** What may wait for a client that reads slowly, beside what its socket holds. */
const ROOM_BYTES = 64 * 1024;
/** Who is so far behind with what must not be left out does not read at all: the connection is given up. */
const MOST_BYTES = 1024 * 1024;

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
  const leave = (why: string) => {
    openStreams -= 1;
    clearInterval(heartbeat);
    left.abort(new Error(why));
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string) => {
          if (left.signal.aborted) return;
          if ((controller.desiredSize ?? 0) < ROOM_BYTES - MOST_BYTES) return giveUp();
          controller.enqueue(encoder.encode(text));
        };
        const giveUp = () => {
          leave('The client does not read.');
          controller.error(left.signal.reason);
        };
        openStreams += 1;
        write(`retry: ${reconnectAfterMs()}\n\n`);
        heartbeat = setInterval(write, heartbeatMs, ': still here\n\n');
        const send: SendEvent = (event, data, mayBeLeftOut) => {
          if (mayBeLeftOut && (controller.desiredSize ?? 0) <= 0) return;
          write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        };
        const end = () => {
          if (left.signal.aborted) return;
          openStreams -= 1;
          clearInterval(heartbeat);
          controller.close();
        };
        run(send, left.signal).then(end, end);
      },
      cancel: () => leave('The client left.'),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: ROOM_BYTES }),
  );
  return new Response(body, { headers: EVENT_STREAM_HEADERS });
}

function reconnectAfterMs(): number {
  const { least, most } = RECONNECT_MS;
  return Math.round(least + Math.random() * (most - least));
}
