import { AsyncLocalStorage } from 'node:async_hooks';
import { translateDatabaseFailure } from './failure.ts';

interface Heard {
  /** The first failure of the database itself, as the driver threw it. */
  failure: unknown;
}

const listening = new AsyncLocalStorage<Heard>();

/** Told by the connections of every query that failed. */
export function hearFailure(error: unknown): void {
  const heard = listening.getStore();
  if (heard && translateDatabaseFailure(error)) heard.failure ??= error;
}

/**
 * For work of others that keeps to itself why it failed, or even that it did.
 * @throws what the database failed with meanwhile, whatever the work made of it
 */
export async function blameDatabase<T>(work: () => Promise<T>): Promise<T> {
  const heard: Heard = { failure: null };
  try {
    return await listening.run(heard, work);
  } finally {
    // biome-ignore lint/correctness/noUnsafeFinally: the database's failure is the reason of whatever came of it
    if (heard.failure) throw heard.failure;
  }
}
