import { createAdaptorServer, type ServerType } from '@hono/node-server';

/** How long a client may make a connection wait, and how much it may say before it is heard. */
interface ConnectionLimits {
  /** Until the last header has come: who sends them letter by letter is let go. */
  headersTimeout: number;
  /** Until the last byte of a body has come: a photo on a slow telephone, and nobody who only holds room. */
  requestTimeout: number;
  /** Between two requests: longer than the proxies in front wait, so that they never write into a closing connection. */
  keepAliveTimeout: number;
  /** How often the two above are looked after. */
  connectionsCheckingInterval: number;
  /** Without a byte in either direction: who does not read is let go, and what waits for them with it. */
  silenceTimeout: number;
  /** All headers of a request, in bytes. */
  maxHeaderSize: number;
}

const LIMITS: ConnectionLimits = {
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 5_000,
  silenceTimeout: 180_000,
  maxHeaderSize: 16 * 1024,
};

/** The socket for an app, which no slow or talkative client holds for ever. */
export function createHttpServer(
  fetch: (request: Request, env: unknown) => Response | Promise<Response>,
  limits: Partial<ConnectionLimits> = {},
): ServerType {
  const { silenceTimeout, ...serverOptions } = { ...LIMITS, ...limits };
  const server = createAdaptorServer({ fetch, serverOptions });
  server.setTimeout(silenceTimeout);
  return server;
}
