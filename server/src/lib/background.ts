import type { Logger } from 'pino';
import { describeSafely } from './error-handler.ts';

/** Work that an answer does not wait for: how long it takes must not tell a visitor anything. */
export interface Background {
  /** Starts `work`; its failure is logged under `name`, without what the failure says of people. */
  run(name: string, work: () => Promise<void>): void;
  /** Settles when nothing is under way. */
  settled(): Promise<void>;
  /** How much is under way. */
  running(): number;
}

/** @param countFailure hears the name of work that has failed */
export function createBackground(
  logger: Logger,
  countFailure: (name: string) => void = () => {},
): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const job = Promise.resolve()
        .then(work)
        .catch((error: unknown) => {
          countFailure(name);
          logger.error({ work: name, ...describeSafely(error) }, 'background work failed');
        })
        .finally(() => running.delete(job));
      running.add(job);
    },
    running: () => running.size,
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
