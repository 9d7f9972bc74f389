import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from './http-server.ts';

type Limits = Parameters<typeof createHttpServer>[1];

/** What a server says on a raw connection until it closes it. */
async function converse(limits: Limits, talk: string): Promise<string> {
  const server = createHttpServer(async (request) => new Response(await request.text()), limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.on('error', () => {});
  socket.write(talk);
  // Not `once`, which takes a reset for a failure: it is one way to be let go.
  await new Promise((resolve) => socket.on('close', resolve));
  return heard;
}

it('lets go who never ends the headers', async () => {
  const limits = { headersTimeout: 50, connectionsCheckingInterval: 10 };
  expect(await converse(limits, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')).toContain('408 Request Timeout');
});

it('lets go who never ends the body', async () => {
  const limits = { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 10 };
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n';
  expect(await converse(limits, `${head}half`)).not.toContain('200 OK');
});

it('gives a body a minute', () => {
  const server = createHttpServer(async () => new Response()) as Server;
  expect(server.requestTimeout).toBe(60_000);
});

it('refuses headers that weigh too much', async () => {
  const talk = `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`;
  expect(await converse({}, talk)).toContain('431 Request Header Fields Too Large');
});

it('refuses a request that two readers could cut at different places', async () => {
  const talk =
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /b HTTP/1.1\r\n\r\n';
  expect(await converse({}, talk)).toContain('400 Bad Request');
});

it('lets go who asks for much and reads nothing', async () => {
  const left = Promise.withResolvers<void>();
  const endless = () =>
    new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
      cancel: () => left.resolve(),
    });
  const server = createHttpServer(async () => new Response(endless()), { silenceTimeout: 200 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect(left.promise).resolves.toBeUndefined();
  socket.destroy();
});
