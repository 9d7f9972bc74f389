import { type ChildProcess, fork } from 'node:child_process';
import { SERVER_MESSAGES } from '@smart-listings/contract';
import type { Logger } from 'pino';
import { AppError } from '../lib/app-error.ts';
import type { PhotoAnswer, PhotoRequest } from './messages.ts';
import { watchForStarving } from './starving.ts';

/**
 * How glibc gives memory back. One arena for all threads: each of its own keeps what the largest photo took. The
 * network's tensors, of another size with every photo, lie beside the heap and go with their last use: left to itself,
 * glibc moves them into the heap after the first, where they leave holes. Huge pages, where the system has them to
 * give, pay for that: each tensor comes as new pages, and small ones cost a fifth more processor time.
 */
export const PHOTO_MEMORY = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(8 * 1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(16 * 1024 * 1024),
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
} as const;

/** Also how much V8 sets aside for what lives shortly: by itself it takes a hundred megabytes more and gains no time. */
export const PHOTO_FLAGS = ['--max-old-space-size=512', '--max-semi-space-size=4'] as const;

/** A process that has grown beyond it after a photo is replaced before the next. */
const MOST_RESIDENT_BYTES = 600_000_000;

export interface PhotoWorker<Options, Result> {
  /** @throws AppError for what the photo, the clock or the process does wrong */
  run(request: PhotoRequest<Options>): Promise<Result>;
  /** Ends the process; the next photo starts another. */
  stop(): void;
}

/** One process at a time, started by the first photo, and again after it has ended for whatever reason. */
export function createPhotoWorker<Options, Result>(
  logger: Logger,
  { program, timeoutMs }: { program: string; timeoutMs: number },
): PhotoWorker<Options, Result> {
  let child: ChildProcess | null = null;
  const ready = new WeakSet<ChildProcess>();

  const start = () => {
    const started = fork(program, [], {
      serialization: 'advanced',
      execArgv: [...PHOTO_FLAGS],
      // Neither keys nor passwords: a decoder has no business with them.
      env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, ...PHOTO_MEMORY },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.on('exit', () => {
      if (child === started) child = null;
    });
    // One that cannot be started or reached: without a listener, that would end the server.
    started.on('error', (error) => {
      logger.warn({ reason: error.message }, 'the process for photos cannot be reached');
      if (child === started) stop();
    });
    started.on('message', (answer: PhotoAnswer<Result>) => {
      if (answer.kind !== 'ready') return;
      ready.add(started);
      if (answer.missing) logger.warn({ reason: answer.missing }, 'photos are read without their text');
    });
    // The server may end while it waits for the next photo.
    started.unref();
    started.channel?.unref();
    return started;
  };

  const stop = () => {
    child?.kill('SIGKILL');
    child = null;
  };

  return {
    stop,
    run: (request) => {
      const busy = child ?? start();
      child = busy;
      return new Promise((resolve, reject) => {
        const isStarving = watchForStarving(busy.pid);
        const giveUp = () => {
          stop();
          finish(() => reject(new AppError('timeout', SERVER_MESSAGES.photoTooSlow)));
        };
        let timer = setTimeout(() => {
          if (isStarving()) timer = setTimeout(giveUp, timeoutMs);
          else giveUp();
        }, timeoutMs);
        const finish = (settle: () => void) => {
          clearTimeout(timer);
          busy.off('message', onMessage);
          busy.off('exit', onExit);
          busy.off('error', onError);
          busy.channel?.unref();
          settle();
        };
        const onExit = (code: number | null, signal: string | null) => {
          const byPhoto = ready.has(busy);
          const what = byPhoto
            ? 'a photo ended the process that worked on it'
            : 'the process for photos does not start';
          logger.warn({ code, signal }, what);
          const error = byPhoto
            ? new AppError('bad-request', SERVER_MESSAGES.imageDamaged)
            : new AppError('misconfigured', SERVER_MESSAGES.photosUnsupported);
          finish(() => reject(error));
        };
        const onError = (cause: Error) => {
          finish(() => reject(new AppError('misconfigured', SERVER_MESSAGES.photosUnsupported, { cause })));
        };
        const onMessage = (answer: PhotoAnswer<Result>) => {
          if (answer.kind === 'done') finish(() => resolve(answer.result));
          if (answer.kind === 'refused') finish(() => reject(new AppError(answer.code, answer.message)));
          if (answer.kind === 'failed')
            finish(() => reject(new Error(`Work on a photo failed: ${answer.message}`)));
          if ('residentBytes' in answer && answer.residentBytes > MOST_RESIDENT_BYTES) stop();
        };
        busy.on('message', onMessage);
        busy.on('exit', onExit);
        busy.on('error', onError);
        busy.channel?.ref();
        busy.send(request);
      });
    },
  };
}
