import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, networkError } from './api-error.ts';
import { withRetry } from './retry.ts';

const overloaded = () => new ApiError('The AI server is overloaded.', { code: 'overloaded', status: 503 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs with a virtual clock; gives the outcome and when each attempt began, in ms. */
async function run(errors: readonly Error[], signal?: AbortSignal) {
  const startedAt = Date.now();
  const begun: number[] = [];
  const outcome = withRetry(
    async () => {
      begun.push(Date.now() - startedAt);
      const error = errors[begun.length - 1];
      if (error) throw error;
      return 'listing';
    },
    { signal },
  ).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { outcome: await outcome, begun };
}

test('asks again with doubling delays until it is answered', async () => {
  const { outcome, begun } = await run([overloaded(), networkError(), overloaded()]);
  expect(outcome).toBe('listing');
  expect(begun).toEqual([0, 1_000, 3_000, 7_000]);
});

test('gives up after four extra attempts and says so', async () => {
  const { outcome, begun } = await run(Array.from({ length: 9 }, overloaded));
  expect(begun).toEqual([0, 1_000, 3_000, 7_000, 15_000]);
  expect(outcome).toMatchObject({
    message: 'Failed after 4 retries: The AI server is overloaded.',
    code: 'overloaded',
    status: 503,
  });
});

test.each([
  ['a bad request', new ApiError('Item name is required.', { code: 'bad-request', status: 400 })],
  ['a refusal', new ApiError('The AI declined.', { code: 'refused', status: 502 })],
  ['a wrong key of the server', new ApiError('Not accepted.', { code: 'misconfigured', status: 502 })],
  [
    'a limit that lasts an hour',
    new ApiError('Too many.', { code: 'rate-limited', status: 429, retryAfterMs: 3_600_000 }),
  ],
])('does not ask again after %s', async (_, error) => {
  const { outcome, begun } = await run([error]);
  expect(outcome).toBe(error);
  expect(begun).toEqual([0]);
});

test('waits as long as the server asks', async () => {
  const busy = new ApiError('Slow down.', { code: 'rate-limited', status: 429, retryAfterMs: 5_000 });
  const { begun } = await run([busy]);
  expect(begun).toEqual([0, 5_000]);
});

test('stops at once when the seller cancels between two attempts', async () => {
  const controller = new AbortController();
  let attempts = 0;
  const outcome = withRetry(
    async () => {
      attempts += 1;
      throw overloaded();
    },
    { signal: controller.signal },
  ).catch(() => 'stopped');
  await vi.advanceTimersByTimeAsync(1_500);
  controller.abort();
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('stopped');
  expect(attempts).toBe(2);
});
