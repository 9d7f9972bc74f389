import { afterEach, expect, test, vi } from 'vitest';
import { noteRequest } from '../../lib/connection.ts';
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

afterEach(() => {
  vi.unstubAllGlobals();
  noteRequest(true);
});

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
  const { listing, engine, instead } = await writeListing(REQUEST);
  expect(listing.description).toMatch(/small hole in the lining/i);
  expect([engine, fetch.mock.calls.length]).toEqual(['builtin', 0]);
  expect(instead).toMatch(/^No connection: the built-in writer/);
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
  for (let click = 0; click < 2; click += 1) {
    await writeListing(REQUEST, QUICK).catch(() => undefined);
    noteRequest(true);
  }
  const attempts = fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body)).attempt);
  expect([new Set(attempts.slice(0, 5)).size, new Set(attempts).size]).toEqual([1, 2]);
});

test('a second press at a server that is not there writes here at once', async () => {
  const fetch = loseServer();
  await writeListing(REQUEST, QUICK).catch(() => undefined);
  fetch.mockClear();
  expect((await writeListing(REQUEST, QUICK)).engine).toBe('builtin');
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/healthz']);
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

/** A server that answers so, and never better. */
function breakServer(answer: (init: RequestInit) => Promise<Response>) {
  vi.stubGlobal('navigator', { onLine: true });
  const fetch = vi.fn((_path: string, init: RequestInit) => answer(init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const NEVER = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
const status =
  (code: number, body = '<html>nobody home</html>') =>
  async () =>
    new Response(body, { status: code, headers: { 'content-type': 'text/html' } });

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is being restarted behind its proxy', status(502)],
  ['has lost its database', status(500, '{"error":{"code":"internal","message":"An unknown error."}}')],
  ['is asked for too much', status(429)],
  ['answers in no way that is known', status(200)],
])(
  'asked for by name, the built-in writer writes here at once where the server %s',
  async (_what, answer) => {
    const fetch = breakServer(answer);
    const { engine, instead } = await writeListing({ ...REQUEST, writer: 'builtin' });
    expect([engine, fetch.mock.calls.length]).toEqual(['builtin', 1]);
    expect(instead).toContain('the built-in writer wrote this on your device');
  },
);

test('it waits four seconds for a server that says nothing', async () => {
  vi.useFakeTimers();
  try {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);
      return controller.signal;
    });
    breakServer(NEVER);
    const written = writeListing({ ...REQUEST, writer: 'builtin' });
    await vi.advanceTimersByTimeAsync(4_000);
    expect((await written).engine).toBe('builtin');
    expect(timeout.mock.calls[0]?.[0]).toBeLessThanOrEqual(4_000);
  } finally {
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
});

test.each([
  [400, 'bad-request'],
  [403, 'limit-reached'],
])('it does not get round a refusal: %i', async (code, name) => {
  breakServer(status(code, `{"error":{"code":"${name}","message":"No."}}`));
  await expect(writeListing({ ...REQUEST, writer: 'builtin' })).rejects.toMatchObject({ code: name });
});
