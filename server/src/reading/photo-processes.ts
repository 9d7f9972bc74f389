/** Work on photos in processes of their own, a bounded number at once, with a bounded queue before them. */
import type { Logger } from 'pino';
import { AppError } from '../lib/app-error.ts';
import { createPhotoWorker, type PhotoWorker } from './photo-worker.ts';

export interface PhotoProcesses<Options, Result> {
  /**
   * @throws AppError overloaded when the queue is full, cancelled when whoever asked has left, timeout, and
   * unsupported-type, too-large or bad-request for what is no photo that can be worked on
   */
  run(bytes: Uint8Array, options: Options, signal?: AbortSignal): Promise<Result>;
  /** Photos in the queue. */
  waiting(): number;
  /** Ends the processes; photos that wait are given up. */
  close(): void;
}

export interface ProcessLimits {
  processes: number;
  /** Photos that may wait; each holds up to 4 MB. */
  waiting: number;
  /** What whoever finds the queue full is told. */
  busy: string;
  /**
   * For one photo, from its turn on; the first one also starts the process. As long again where other work on the
   * machine keeps the process from it: a photo that is given up then would only be sent anew.
   */
  timeoutMs: number;
  /** A process that nobody needs for so long gives its memory back. */
  idleMs: number;
  /** The file that a process runs. */
  program: string;
}

const RETRY_AFTER_SECONDS = '5';
const GIVEN_UP = 'The request was given up.';

interface Job<Options, Result> {
  bytes: Uint8Array;
  options: Options;
  settle: (work: Promise<Result>) => void;
}

export function createPhotoProcesses<Options, Result>(
  logger: Logger,
  limits: ProcessLimits,
): PhotoProcesses<Options, Result> {
  const idle: PhotoWorker<Options, Result>[] = Array.from({ length: limits.processes }, () =>
    createPhotoWorker(logger, limits),
  );
  const queue: Job<Options, Result>[] = [];
  const busy = new Set<PhotoWorker<Options, Result>>();
  let closing: NodeJS.Timeout | undefined;

  const next = async () => {
    const job = queue.shift();
    // The one that worked last is the likeliest to run already.
    const worker = job && idle.pop();
    if (!job || !worker) {
      if (job) queue.unshift(job);
      return;
    }
    clearTimeout(closing);
    busy.add(worker);
    const work = worker.run({ bytes: job.bytes, options: job.options });
    job.settle(work);
    await work.catch(() => {});
    busy.delete(worker);
    idle.push(worker);
    if (busy.size === 0 && queue.length === 0) {
      closing = setTimeout(() => {
        for (const one of idle) one.stop();
      }, limits.idleMs);
      closing.unref();
    }
    void next();
  };

  return {
    run: (bytes, options, signal) =>
      new Promise((resolve, reject) => {
        // Who has left already never leaves the queue by an event.
        if (signal?.aborted) throw new AppError('unreachable', GIVEN_UP);
        if (queue.length >= limits.waiting) {
          throw new AppError('overloaded', limits.busy, {
            headers: { 'Retry-After': RETRY_AFTER_SECONDS },
          });
        }
        const job: Job<Options, Result> = { bytes, options, settle: (work) => work.then(resolve, reject) };
        const giveUp = () => {
          const at = queue.indexOf(job);
          if (at === -1) return;
          queue.splice(at, 1);
          reject(new AppError('unreachable', GIVEN_UP));
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        queue.push(job);
        void next();
      }),
    waiting: () => queue.length,
    close: () => {
      clearTimeout(closing);
      for (const job of queue.splice(0)) {
        job.settle(Promise.reject(new AppError('overloaded', limits.busy)));
      }
      for (const worker of [...idle, ...busy]) worker.stop();
    },
  };
}
