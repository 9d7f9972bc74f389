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

/** For programs, which want to know what they have left. */
export interface ToldLimit {
  /**
   * Takes one unit for good.
   * @returns the headers that say what is left of how much, and when it begins anew
   * @throws AppError rate-limited (429, with the same and Retry-After)
   */
  spend(key: string): Promise<Record<string, string>>;
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

const OF_VISITORS = 'That is more than this server writes for one visitor in an hour.';

/** At most `units` in `windowSeconds` for each key. */
export function createRateLimit(
  units: number,
  windowSeconds: number,
  { sentence = OF_VISITORS, shared = null }: RateLimitOptions = {},
): RateLimit {
  const counter = createCounter(units, windowSeconds, shared);
  return {
    async take(key) {
      const { isTaken, state } = await counter.consume(key);
      if (!isTaken) throw tooMany(sentence, secondsUntil(state));
      return () => counter.giveBack(key);
    },
  };
}

/** The same, saying with each unit what is left. */
export function createToldLimit(
  units: number,
  windowSeconds: number,
  { sentence = OF_VISITORS, shared = null }: RateLimitOptions = {},
): ToldLimit {
  const counter = createCounter(units, windowSeconds, shared);
  return {
    async spend(key) {
      const { isTaken, state } = await counter.consume(key);
      const headers = {
        'RateLimit-Limit': String(units),
        'RateLimit-Remaining': String(isTaken ? state.remainingPoints : 0),
        'RateLimit-Reset': String(secondsUntil(state)),
      };
      if (!isTaken) throw tooMany(sentence, secondsUntil(state), headers);
      return headers;
    },
  };
}

function createCounter(units: number, windowSeconds: number, shared: RateLimitOptions['shared'] | null) {
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
  const tryOnce = async (name: string): Promise<{ isTaken: boolean; state: RateLimiterRes }> => {
    try {
      return { isTaken: true, state: await limiter.consume(name) };
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return { isTaken: false, state: refusal };
      throw refusal;
    }
  };
  return {
    async consume(key: string) {
      const name = nameOf(key);
      const outcome = await tryOnce(name);
      if (outcome.isTaken || outcome.state.msBeforeNext <= windowSeconds * 1_000) return outcome;
      // The clock was ahead when this window began, and has been put right.
      await limiter.delete(name);
      return tryOnce(name);
    },
    async giveBack(key: string): Promise<void> {
      await limiter.reward(nameOf(key));
    },
  };
}

function secondsUntil({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

/** @returns the refusal, with the wait in words and in Retry-After */
export function tooMany(sentence: string, seconds: number, headers: Record<string, string> = {}): AppError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AppError('rate-limited', `${sentence} Please try again in ${wait}.`, {
    headers: { ...headers, 'Retry-After': String(seconds) },
  });
}
