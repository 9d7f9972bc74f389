import { expect, it } from 'vitest';
import { countOpenStreams, eventStream } from './event-stream.ts';

it('keeps a silent stream open with comments', async () => {
  const response = eventStream(async (send) => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    send('result', { done: true });
  }, 10);
  const text = await response.text();
  expect(text).toContain(': still here\n\n');
  expect(text).toMatch(/event: result\ndata: {"done":true}\n\n$/);
});

it('tells the work when the client has left', async () => {
  const left = Promise.withResolvers<void>();
  const response = eventStream(async (_send, signal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    left.resolve();
  });
  await response.body?.cancel();
  await expect(left.promise).resolves.toBeUndefined();
});

it('leaves out what is outdated for a client that reads slowly, and never the end', async () => {
  const partial = { text: 'x'.repeat(1_000) };
  const response = eventStream(async (send) => {
    for (let n = 0; n < 10_000; n += 1) send('partial', partial, 'mayBeLeftOut');
    send('result', { done: true });
  });
  const text = await response.text();
  expect(text.length).toBeLessThan(80_000);
  expect(text).toMatch(/event: result\ndata: {"done":true}\n\n$/);
});

it('gives up a client that does not read what must not be left out', async () => {
  const given = Promise.withResolvers<void>();
  const open = countOpenStreams();
  const response = eventStream(async (send, signal) => {
    signal.addEventListener('abort', () => given.resolve());
    for (let n = 0; n < 2_000; n += 1) send('changed', { text: 'x'.repeat(1_000) });
    await given.promise;
  });
  await expect(given.promise).resolves.toBeUndefined();
  await expect(response.text()).rejects.toThrow('The client does not read.');
  expect(countOpenStreams()).toBe(open);
});
