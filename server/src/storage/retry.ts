import { setTimeout as sleep } from 'node:timers/promises';

/** How often and how long a store is asked again. */
export interface RetryPolicy {
  /** Before the first further try; each next waits twice as long, up to `longestDelayMs`. */
  firstDelayMs: number;
  longestDelayMs: number;
  /** No further try begins when it would begin later than this. */
  giveUpAfterMs: number;
  /** For one try, from the request to the last byte of the answer. */
  tryMs: number;
}

/** Carries why a try failed; only these are tried again. */
export class PassingFailure extends Error {
  override name = 'PassingFailure';
  /** What the other side asks for before the next try. */
  readonly retryAfterMs: number;

  constructor(summary: string, { retryAfterMs = 0, cause }: { retryAfterMs?: number; cause?: unknown } = {}) {
    super(summary, { cause });
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * Does `work` until it succeeds, fails for good, or the time is up; then its last failure is thrown.
 * Waits are drawn at random from the upper half of the delay, so that servers that failed together do not
 * come back together.
 */
export async function withRetries<T>(
  policy: RetryPolicy,
  work: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const startedAt = performance.now();
  for (let delayMs = policy.firstDelayMs; ; delayMs = Math.min(delayMs * 2, policy.longestDelayMs)) {
    const tooSlow = AbortSignal.timeout(policy.tryMs);
    try {
      return await work(signal ? AbortSignal.any([signal, tooSlow]) : tooSlow);
    } catch (error) {
      if (!(error instanceof PassingFailure) || signal?.aborted) throw error;
      const drawn = delayMs * (0.5 + Math.random() / 2);
      const waitMs = Math.min(Math.max(drawn, error.retryAfterMs), policy.longestDelayMs);
      if (performance.now() - startedAt + waitMs > policy.giveUpAfterMs) throw error;
      await sleep(waitMs, undefined, { signal });
    }
  }
}
