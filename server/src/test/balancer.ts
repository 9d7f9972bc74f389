/**
 * A balancer as it stands before several instances: each request goes to the next one that says it is ready,
 * whoever it comes from. It reads nothing twice and repeats nothing that an instance may have taken on.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

const ASK_EVERY_MS = 200;
const ASK_WITHIN_MS = 2_000;

export interface Balancer {
  origin: string;
  /** Sends requests there as soon as it is ready. */
  add(origin: string): void;
  remove(origin: string): void;
  /** Settles when the instance is ready to the balancer's knowledge. */
  waitFor(origin: string): Promise<void>;
  close(): Promise<void>;
}

export async function startBalancer(): Promise<Balancer> {
  const readyByOrigin = new Map<string, boolean>();
  let turn = 0;
  /** Those that are ready, another one first each time. */
  const listReady = () => {
    const ready = [...readyByOrigin].filter(([, isReady]) => isReady).map(([origin]) => origin);
    turn += 1;
    const from = turn % Math.max(1, ready.length);
    return [...ready.slice(from), ...ready.slice(0, from)];
  };
  const server = createServer(async (incoming, outgoing) => {
    // A connection that stands is an instance that takes the request; until then nothing of it has been sent.
    for (const origin of listReady()) {
      const socket = await reach(origin);
      if (socket) return pass(incoming, outgoing, socket);
      readyByOrigin.set(origin, false);
    }
    outgoing.writeHead(503).end('No instance is ready.');
  });
  const asking = setInterval(() => {
    for (const origin of readyByOrigin.keys()) {
      void isReady(origin).then((ready) => {
        if (ready !== null && readyByOrigin.has(origin)) readyByOrigin.set(origin, ready);
      });
    }
  }, ASK_EVERY_MS);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    add: (origin) => void readyByOrigin.set(origin, false),
    remove: (origin) => void readyByOrigin.delete(origin),
    async waitFor(origin) {
      while (!readyByOrigin.get(origin))
        await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS / 4));
    },
    close: () =>
      new Promise((resolve) => {
        clearInterval(asking);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function reach(origin: string): Promise<Socket | null> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, socket: Socket): void {
  const { method, url: path, headers, socket: client } = incoming;
  const forwarded = [headers['x-forwarded-for'], client.remoteAddress].filter(Boolean).join(', ');
  const onward = request({
    createConnection: () => socket,
    method,
    path,
    headers: { ...headers, connection: 'close', 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'http' },
  });
  onward.on('response', (answer) => {
    const { connection: _connection, 'keep-alive': _keepAlive, ...kept } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, kept);
    // Events leave at once, the first of them too.
    outgoing.flushHeaders();
    answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
  });
  onward.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end('The instance broke off.');
  });
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

/** The API is tested before the web app has been built: that reason alone keeps nothing away. */
const NOT_BUILT = /web app/;

/** @returns null when it did not say */
async function isReady(origin: string): Promise<boolean | null> {
  const signal = AbortSignal.timeout(ASK_WITHIN_MS);
  const answer = await fetch(`${origin}/readyz`, { signal }).catch(() => null);
  // Whoever is slow to say may be busy with what it was sent.
  if (!answer) return null;
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return true;
  const reasons = typeof body === 'object' && body !== null && 'reasons' in body ? body.reasons : null;
  return Array.isArray(reasons) && reasons.every((reason) => NOT_BUILT.test(String(reason)));
}
