import { API_SECURITY_HEADERS } from './security-headers.ts';

export type SendEvent = (event: string, data: unknown) => void;

const EVENT_STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // Tells nginx not to collect the events first.
  'X-Accel-Buffering': 'no',
  ...API_SECURITY_HEADERS,
};

/** Proxies close what is silent for a minute; a comment now and then keeps the stream open. */
const HEARTBEAT_MS = 15_000;

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
      write(': open\n\n');
      heartbeat = setInterval(write, heartbeatMs, ': still here\n\n');
      const send: SendEvent = (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const end = () => {
        clearInterval(heartbeat);
        if (!left.signal.aborted) controller.close();
      };
      run(send, left.signal).then(end, end);
    },
    cancel() {
      clearInterval(heartbeat);
      left.abort(new Error('The client left.'));
    },
  });
  return new Response(body, { headers: EVENT_STREAM_HEADERS });
}
