// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followEvents, withStreamsHeld } from '../../../lib/follow-events.ts';
import { followListings } from './follow-listings.ts';

class Source extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Source[] = [];
  readyState = 1;
  constructor() {
    super();
    Source.opened.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
  tell(version: string) {
    this.dispatchEvent(new MessageEvent('changed', { data: JSON.stringify({ version }) }));
  }
  refuse() {
    this.readyState = Source.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}

const onChange = vi.fn();
let stop: () => void;
const last = () => Source.opened.at(-1);

function show(visible: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!visible);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
  Source.opened = [];
  onChange.mockClear();
  stop = followListings(onChange);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('tells of the first connection and of each change, not of what it knows already', () => {
  last()?.tell('1');
  last()?.tell('1');
  last()?.tell('2');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('leaves a broken connection to the browser, and catches up with what was missed', () => {
  last()?.tell('1');
  last()?.dispatchEvent(new Event('error'));
  expect(Source.opened).toHaveLength(1);
  last()?.tell('5');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('opens a refused connection again, each time a little later', () => {
  last()?.refuse();
  vi.advanceTimersByTime(1_000);
  expect(Source.opened).toHaveLength(2);
  last()?.refuse();
  vi.advanceTimersByTime(1_000);
  expect(Source.opened).toHaveLength(2);
  vi.advanceTimersByTime(1_000);
  expect(Source.opened).toHaveLength(3);
});

test('gives the connection back when nobody sees the page for a minute, and takes it up again', () => {
  last()?.tell('1');
  show(false);
  vi.advanceTimersByTime(59_000);
  expect(last()?.readyState).toBe(1);
  vi.advanceTimersByTime(2_000);
  expect(last()?.readyState).toBe(Source.CLOSED);
  show(true);
  expect(Source.opened).toHaveLength(2);
  last()?.tell('2');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('stays open when the page is only hidden for a moment', () => {
  show(false);
  vi.advanceTimersByTime(30_000);
  show(true);
  vi.advanceTimersByTime(60_000);
  expect(Source.opened).toHaveLength(1);
  expect(last()?.readyState).toBe(1);
});

test('is over when it is ended', () => {
  stop();
  expect(last()?.readyState).toBe(Source.CLOSED);
  show(true);
  expect(Source.opened).toHaveLength(1);
});

test('is closed while the session is exchanged, also for who comes meanwhile, and open again after', async () => {
  vi.useRealTimers();
  let finish = () => {};
  const exchanged = withStreamsHeld(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  expect(last()?.readyState).toBe(Source.CLOSED);
  const leave = followEvents('/api/another-stream', 'plan', () => {});
  expect(Source.opened).toHaveLength(1);
  finish();
  await exchanged;
  expect(Source.opened).toHaveLength(3);
  expect(last()?.readyState).toBe(1);
  leave();
});

test('is open again after an exchange that failed', async () => {
  await expect(withStreamsHeld(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(Source.opened).toHaveLength(2);
});
