import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readServerEvents, type ServerEvent } from './server-events.ts';

function streamOf(bytes: Uint8Array, cuts: readonly number[]): Response {
  const borders = [...new Set([0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length])].sort(
    (a, b) => a - b,
  );
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const [index, border] of borders.slice(1).entries()) {
        controller.enqueue(bytes.slice(borders[index], border));
      }
      controller.close();
    },
  });
  return new Response(body);
}

async function read(text: string, cuts: readonly number[] = []): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readServerEvents(streamOf(new TextEncoder().encode(text), cuts)))
    events.push(event);
  return events;
}

test('reads events, several data lines, and skips heartbeats', async () => {
  const text = ': ping\n\nevent: partial\ndata: {"title":"A"}\n\ndata: one\ndata: two\n\n';
  expect(await read(text)).toEqual([
    { event: 'partial', data: '{"title":"A"}' },
    { event: 'message', data: 'one\ntwo' },
  ]);
});

test('leaves an event without its closing empty line out', async () => {
  expect(await read('event: result\ndata: {"half":')).toEqual([]);
});

test('reads the same however the bytes are cut up', async () => {
  const text =
    'event: partial\r\ndata: {"title":"Größe 42 €"}\r\n\r\n: beat\r\n\r\nevent: result\r\ndata: 日本語 🎁\r\n\r\n';
  const whole = await read(text);
  expect(whole).toHaveLength(2);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 200 }), { maxLength: 30 }), async (cuts) => {
      expect(await read(text, cuts)).toEqual(whole);
    }),
    { numRuns: 60 },
  );
});

test('a connection that breaks is a network error', async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new TypeError('socket hang up'));
    },
  });
  const reading = readServerEvents(new Response(body)).next();
  await expect(reading).rejects.toMatchObject({ code: 'network' });
});

test('silence without a heartbeat is a network error', async () => {
  const body = new ReadableStream({});
  await expect(readServerEvents(new Response(body), 20).next()).rejects.toMatchObject({ code: 'network' });
});
