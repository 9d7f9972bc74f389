import type { QueueKind } from './job.ts';
import type { Queue } from './queue.ts';

/** Who hears of jobs that were sent here. */
export function createListeners(): Pick<Queue, 'onSent'> & { tell(kind: QueueKind): void } {
  const listeners = new Set<(kind: QueueKind) => void>();
  return {
    onSent(listen) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    tell(kind) {
      for (const listen of listeners) listen(kind);
    },
  };
}
