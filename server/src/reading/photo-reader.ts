/** Reads photos in processes of their own, a bounded number at once, with a bounded queue before them. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MESSAGES } from '@smart-listings/contract';
import type { Logger } from 'pino';
import { AppError } from '../lib/app-error.ts';
import type { ReadOptions, ReadPhoto } from './read-photo.ts';
import { createReadingWorker, type ReadingWorker } from './reading-worker.ts';

export interface PhotoReader {
  /**
   * @throws AppError overloaded when the queue is full, unsupported-type, too-large or bad-request for what
   * is no photo that can be read, timeout
   */
  read(bytes: Uint8Array, options: ReadOptions, signal?: AbortSignal): Promise<ReadPhoto>;
  /** Ends the processes; photos that wait are given up. */
  close(): void;
}

interface ReaderLimits {
  processes: number;
  /** Photos that may wait; each holds up to 4 MB. */
  waiting: number;
  /** For one photo, from its turn on; the first one also loads the models. */
  timeoutMs: number;
  /** A process that nobody needs for so long gives its memory back. */
  idleMs: number;
  /** The file that a reading process runs. */
  program: string;
}

/** The models take two threads each; a machine of two cores has room for one process. */
const READER_LIMITS: ReaderLimits = {
  processes: Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))),
  waiting: 24,
  timeoutMs: 60_000,
  idleMs: 300_000,
  program: fileURLToPath(new URL('./reading-process.ts', import.meta.url)),
};
const RETRY_AFTER_SECONDS = '5';

interface Job {
  bytes: Uint8Array;
  options: ReadOptions;
  settle: (work: Promise<ReadPhoto>) => void;
}

export function createPhotoReader(logger: Logger, overrides: Partial<ReaderLimits> = {}): PhotoReader {
  const limits = { ...READER_LIMITS, ...overrides };
  const idle: ReadingWorker[] = Array.from({ length: limits.processes }, () =>
    createReadingWorker(logger, limits),
  );
  const queue: Job[] = [];
  const busy = new Set<ReadingWorker>();
  let closing: NodeJS.Timeout | undefined;

  const next = async () => {
    const job = queue.shift();
    // The one that read last has its models loaded.
    const worker = job && idle.pop();
    if (!job || !worker) {
      if (job) queue.unshift(job);
      return;
    }
    clearTimeout(closing);
    busy.add(worker);
    const work = worker.read({ bytes: job.bytes, options: job.options });
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
    read: (bytes, options, signal) =>
      new Promise((resolve, reject) => {
        if (queue.length >= limits.waiting) {
          throw new AppError('overloaded', MESSAGES.overloaded, {
            headers: { 'Retry-After': RETRY_AFTER_SECONDS },
          });
        }
        const job: Job = { bytes, options, settle: (work) => work.then(resolve, reject) };
        const giveUp = () => {
          const at = queue.indexOf(job);
          if (at === -1) return;
          queue.splice(at, 1);
          reject(new AppError('unreachable', 'The request was given up.'));
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        queue.push(job);
        void next();
      }),
    close: () => {
      clearTimeout(closing);
      for (const job of queue.splice(0)) {
        job.settle(Promise.reject(new AppError('overloaded', MESSAGES.overloaded)));
      }
      for (const worker of [...idle, ...busy]) worker.stop();
    },
  };
}
