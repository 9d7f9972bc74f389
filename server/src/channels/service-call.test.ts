import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { serviceErrors } from '../lib/service-errors.ts';
import { misbehave, type WireFault } from '../test/wire.ts';
import { askService } from './service-call.ts';

async function ask(fault: WireFault, timeoutMs: number) {
  const server = createServer((_request, response) => misbehave(fault, response));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return askService(
    { method: 'GET', url: `http://127.0.0.1:${port}/`, headers: {} },
    { errors: serviceErrors('Etsy', ''), timeoutMs, longestBytes: 1_000_000 },
  );
}

it.each([
  ['never answers', 'hang', 300, 'timeout'],
  ['answers byte by byte', 'drip', 300, 'timeout'],
  ['breaks off', 'cut', 60_000, 'unreachable'],
  ['goes on for ever', 'endless', 60_000, 'bad-answer'],
] as const)('gives up a service that %s', async (_how, kind, timeoutMs, code) => {
  await expect(ask({ kind }, timeoutMs)).rejects.toMatchObject({ code });
});
