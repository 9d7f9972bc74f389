import { followWaiting, listWaiting, tidyWaiting } from './device-store.ts';
import { type SendReport, sendWaiting } from './send.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 300_000;

/**
 * Sends what waits of the account: now, whenever something is added, when the connection is back, when the
 * page is looked at again, and after growing pauses as long as something is left.
 * @returns ends it
 */
export function keepSending(account: string, onReport: (report: SendReport) => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let isSending = false;

  async function run() {
    clearTimeout(timer);
    if (isSending || signal.aborted || !navigator.onLine || !(await hasWork(account))) return;
    isSending = true;
    const report = await sendWaiting(account).catch(() => null);
    isSending = false;
    if (signal.aborted) return;
    if (report) onReport(report);
    if (report && !report.isLeft) {
      pauseMs = FIRST_PAUSE_MS;
      // What came while the others were sent.
      return void run();
    }
    timer = setTimeout(run, pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
  function runSoon() {
    pauseMs = FIRST_PAUSE_MS;
    void run();
  }

  window.addEventListener('online', runSoon, { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && runSoon(), { signal });
  const unfollow = followWaiting(() => void run());
  void tidyWaiting(account);
  void run();
  return () => {
    listeners.abort();
    clearTimeout(timer);
    unfollow();
  };
}

async function hasWork(account: string): Promise<boolean> {
  return (await listWaiting(account)).some(({ refusal }) => !refusal);
}
