import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';

export interface RateLimit {
  /**
   * Takes one unit of `key`'s allowance before the work starts, so that two requests at once cannot share the last.
   * @returns gives the unit back, for work that failed
   * @throws AppError rate-limited (429, with Retry-After)
   */
  take(key: string): Promise<() => Promise<void>>;
}

/** Counts that several instances share, in a table of PostgreSQL. */
export interface SharedCounts {
  table: string;
  query(statement: {
    text: string;
    values: readonly unknown[];
  }): Promise<{ rows: unknown[]; rowCount: number }>;
  /** Keys are addresses of people: the table holds only what this makes of them. */
  secret: string;
}

interface RateLimitOptions {
  /** What was too much, before the advice to wait. */
  sentence?: string;
  /** Where to count, under a name that no other limit has; left out: in this process's memory. */
  shared?: { name: string; counts: SharedCounts } | null;
}

/** At most `units` in `windowSeconds` for each key. */
export function createRateLimit(
  units: number,
  windowSeconds: number,
  {
    sentence = 'That is more than this server writes for one visitor in an hour.',
    shared = null,
  }: RateLimitOptions = {},
): RateLimit {
  const allowance = { points: units, duration: windowSeconds };
  const limiter = shared
    ? new RateLimiterPostgres({
        ...allowance,
        storeClient: shared.counts,
        storeType: 'client',
        tableName: shared.counts.table,
        tableCreated: true,
        keyPrefix: shared.name,
        // A key that is far beyond its allowance is refused without asking the database.
        inMemoryBlockOnConsumed: units + 1,
      })
    : new RateLimiterMemory(allowance);
  const nameOf = (key: string) =>
    shared ? createHmac('sha256', shared.counts.secret).update(key).digest('base64url') : key;
  /** @returns why not; null when the unit is taken */
  const consume = async (name: string): Promise<RateLimiterRes | null> => {
    try {
      await limiter.consume(name);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    }
  };
  return {
    async take(key) {
      const name = nameOf(key);
      let refusal = await consume(name);
      if (refusal && refusal.msBeforeNext > windowSeconds * 1_000) {
        // The clock was ahead when this window began, and has been put right.
        await limiter.delete(name);
        refusal = await consume(name);
      }
      if (refusal) throw tooMany(sentence, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      return async () => {
        await limiter.reward(name);
      };
    },
  };
}

/** @returns the refusal, with the wait in words and in Retry-After */
export function tooMany(sentence: string, seconds: number): AppError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AppError('rate-limited', `${sentence} Please try again in ${wait}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
