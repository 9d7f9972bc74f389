import { AppError } from './app-error.ts';

/** How much of one kind of work a key may have under way in this process. */
export interface AtOnce {
  /** @throws AppError rate-limited (429, with Retry-After) while as much as allowed is under way */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

const RETRY_AFTER_SECONDS = '2';

export function createAtOnce(most: number, sentence: string): AtOnce {
  const underWay = new Map<string, number>();
  return {
    async run(key, work) {
      const count = underWay.get(key) ?? 0;
      if (count >= most) {
        throw new AppError('rate-limited', sentence, { headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
      }
      underWay.set(key, count + 1);
      try {
        return await work();
      } finally {
        const left = (underWay.get(key) ?? 1) - 1;
        if (left > 0) underWay.set(key, left);
        else underWay.delete(key);
      }
    },
  };
}
