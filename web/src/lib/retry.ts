import { AI_RETRY, MESSAGES } from '@smart-listings/contract';
import { ApiError } from './api-error.ts';

/** Why an attempt failed, and when the next one begins. */
export interface FailedAttempt {
  message: string;
  code: ApiError['code'];
  waitMs: number;
}

export interface RetryOptions {
  signal?: AbortSignal | undefined;
  /** Called with each attempt's number, from 2 on before its waiting time and with what went wrong. */
  onAttempt?: ((attempt: number, of: number, failed?: FailedAttempt) => void) | undefined;
  extraAttempts?: number;
  firstDelayMs?: number;
  /** No attempt is begun later than this. */
  totalMs?: number;
}

// A server that asks for a longer pause has run out of its hour's budget: waiting in front of it is no use.
const LONGEST_WAIT_MS = 30_000;

// Told by these, the server has asked twice already, or asking changes nothing.
const ASKED_OUT: ReadonlySet<string> = new Set(['bad-answer', 'refused', 'misconfigured']);

/** Whether the same request may be answered differently in a moment (429, 5xx, no connection). */
function isWorthRetrying(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  if (ASKED_OUT.has(error.code)) return false;
  if ((error.retryAfterMs ?? 0) > LONGEST_WAIT_MS) return false;
  return error.code === 'network' || error.status === 429 || error.status >= 500;
}

/**
 * The specification's policy for AI calls: 4 extra attempts, the delay doubling from one second.
 * After the last one it throws with 'Failed after 4 retries: …'; an abort ends it at once.
 */
export async function withRetry<T>(attempt: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const extra = options.extraAttempts ?? AI_RETRY.extraAttempts;
  let delayMs: number = options.firstDelayMs ?? AI_RETRY.firstDelayMs;
  const end = performance.now() + (options.totalMs ?? Infinity);
  options.onAttempt?.(1, extra + 1);
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (options.signal?.aborted || !isWorthRetrying(error)) throw error;
      if (count > extra) throw withMessage(error, MESSAGES.afterRetries(extra, error.message));
      const waitMs = Math.max(delayMs, error.retryAfterMs ?? 0);
      if (performance.now() + waitMs >= end) throw error;
      options.onAttempt?.(count + 1, extra + 1, { message: error.message, code: error.code, waitMs });
      await sleep(waitMs, options.signal);
      delayMs *= 2;
    }
  }
}

function withMessage(error: ApiError, message: string): ApiError {
  return new ApiError(message, error);
}

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
