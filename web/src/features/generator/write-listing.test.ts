import { afterEach, expect, test, vi } from 'vitest';
import { writeListing } from './write-listing.ts';

const REQUEST = {
  formData: {
    platform: 'eBay' as const,
    itemName: 'Wool coat',
    features: 'Navy, size M. Small hole in the lining.',
    condition: 'used-good' as const,
  },
  currency: 'GBP (£)',
};
const QUICK = { firstDelayMs: 1 };

afterEach(() => vi.unstubAllGlobals());

function loseServer(online = true) {
  vi.stubGlobal('navigator', { onLine: online });
  const fetch = vi.fn((_path: string, _init: RequestInit) =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('without a connection it writes on the device, and says so', async () => {
  const fetch = loseServer(false);
  const onWord = vi.fn();
  const { listing, engine } = await writeListing(REQUEST, { onWord });
  expect(listing.description).toMatch(/small hole in the lining/i);
  expect([engine, onWord.mock.calls.length, fetch.mock.calls.length]).toEqual(['builtin', 1, 0]);
});

test('a server that cannot be reached is asked five times, then the built-in writer is on offer', async () => {
  const fetch = loseServer();
  await expect(writeListing(REQUEST, QUICK)).rejects.toMatchObject({
    code: 'network',
    fallback: 'builtin',
  });
  expect(fetch).toHaveBeenCalledTimes(5);
});

test('the retries of one click carry the same attempt, those of the next another', async () => {
  const fetch = loseServer();
  for (let click = 0; click < 2; click += 1) await writeListing(REQUEST, QUICK).catch(() => undefined);
  const attempts = fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body)).attempt);
  expect([new Set(attempts.slice(0, 5)).size, new Set(attempts).size]).toEqual([1, 2]);
});

test('one press ends within its time, whatever the server does', async () => {
  const fetch = vi.fn(
    (_path: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('navigator', { onLine: true });
  await expect(writeListing(REQUEST, { ...QUICK, totalMs: 60 })).rejects.toMatchObject({
    code: 'timeout',
    fallback: 'builtin',
  });
  const asked = JSON.parse(String(fetch.mock.calls[0]?.[1].body));
  expect(asked.withinMs).toBeLessThanOrEqual(60);
});

test('asked for by name, the built-in writer needs no server', async () => {
  loseServer();
  const { engine } = await writeListing({ ...REQUEST, writer: 'builtin' }, QUICK);
  expect(engine).toBe('builtin');
});
