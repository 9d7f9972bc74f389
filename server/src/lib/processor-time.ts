import { RateLimiterMemory } from 'rate-limiter-flexible';
import { tooMany } from './rate-limit.ts';

/** What the work of one visitor takes of this process's processor: a costly request counts for many usual ones. */
export interface ProcessorTime {
  /** @throws AppError rate-limited (429, with Retry-After) when the visitor has used up what there is */
  require(visitor: string): Promise<void>;
  /**
   * Does `work`, which must not wait for anything, and counts what it took.
   * @throws AppError rate-limited, before the work
   */
  run<T>(visitor: string, work: () => T): Promise<T>;
}

const WINDOW_SECONDS = 120;
const SENTENCE = 'What you have sent took this server unusually long to read.';

/**
 * @param seconds that one visitor has in two minutes
 * @param readMs processor time so far, of the thread that does the work
 */
export function createProcessorTime(seconds: number, readMs: () => number = threadMs): ProcessorTime {
  const allowanceMs = seconds * 1_000;
  const limiter = new RateLimiterMemory({ points: allowanceMs, duration: WINDOW_SECONDS });
  const count = async (visitor: string, ms: number) => {
    const { consumedPoints } = await limiter.penalty(visitor, Math.ceil(ms));
    // Whoever is far beyond waits for as long as it takes to earn it.
    const share = consumedPoints / allowanceMs;
    if (share >= 1) await limiter.block(visitor, Math.ceil(share * WINDOW_SECONDS));
  };
  const require = async (visitor: string) => {
    const used = await limiter.get(visitor);
    if (!used || used.remainingPoints > 0) return;
    throw tooMany(SENTENCE, Math.max(1, Math.ceil(used.msBeforeNext / 1_000)));
  };
  return {
    require,
    async run(visitor, work) {
      await require(visitor);
      const startedMs = readMs();
      try {
        return work();
      } finally {
        await count(visitor, readMs() - startedMs);
      }
    },
  };
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
