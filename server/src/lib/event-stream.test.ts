import { expect, it } from 'vitest';
import { eventStream } from './event-stream.ts';

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
