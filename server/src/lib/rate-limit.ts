import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';

export interface RateLimit {
  /**
   * Takes one unit of `key`'s allowance before the work starts, so that two requests at once cannot share the last.
   * @returns gives the unit back, for work that failed
   * @throws AppError rate-limited (429, with Retry-After)
   */
  take(key: string): Promise<() => Promise<void>>;
}

/** At most `units` in `windowSeconds` for each key, counted in this process's memory. */
export function createRateLimit(
  units: number,
  windowSeconds: number,
  sentence = 'That is more than this server writes for one visitor in an hour.',
): RateLimit {
  const limiter = new RateLimiterMemory({ points: units, duration: windowSeconds });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw tooMany(sentence, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
      return async () => {
        await limiter.reward(key);
      };
    },
  };
}

function tooMany(sentence: string, seconds: number): AppError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AppError('rate-limited', `${sentence} Please try again in ${wait}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
