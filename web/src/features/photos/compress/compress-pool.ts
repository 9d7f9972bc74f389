import { NO_EDITS, type PhotoEdits } from '../edits/photo-edits.ts';
import type { CompressedImage, CompressStep } from './compress-image.ts';
import type { RenderShape } from './fit.ts';
import type { CompressAnswer, CompressRequest } from './worker-messages.ts';

export interface CompressOptions {
  edits?: PhotoEdits;
  signal?: AbortSignal;
  onProgress?: (step: CompressStep, share: number) => void;
}

interface Job extends CompressOptions {
  file: Blob;
  shape?: RenderShape;
  /** True where it was the answer that was waited for. */
  take: (answer: CompressAnswer) => boolean;
  reject: (reason: unknown) => void;
}

/** The browser could not decode the file, or had no room for it. */
class CompressError extends Error {
  override name = 'CompressError';
}

/** More at once would hold more decoded photos in memory than a phone has room for. */
const MOST_WORKERS = 2;

/** Compresses photos off the main thread, a few at a time, in the order of asking. */
export class CompressPool {
  private readonly waiting: Job[] = [];
  private readonly idle: Worker[] = [];
  private readonly size = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || MOST_WORKERS));
  private count = 0;

  /** @throws CompressError, or the signal's reason */
  compress(file: Blob, options: CompressOptions = {}): Promise<CompressedImage> {
    return new Promise((resolve, reject) => {
      const take = (answer: CompressAnswer) => {
        if (answer.type === 'done') resolve(answer.image);
        return answer.type === 'done';
      };
      this.queue({ file, take, reject, ...options });
    });
  }

  /** The photo as a marketplace or the reader takes it. @throws CompressError */
  render(file: Blob, edits: PhotoEdits, shape: RenderShape): Promise<Blob> {
    return new Promise((resolve, reject) => {
      const take = (answer: CompressAnswer) => {
        if (answer.type === 'rendered') resolve(answer.file);
        return answer.type === 'rendered';
      };
      this.queue({ file, edits, shape, take, reject });
    });
  }

  private queue(job: Job): void {
    if (job.signal?.aborted) {
      job.reject(job.signal.reason);
      return;
    }
    job.signal?.addEventListener('abort', () => this.leave(job), { once: true });
    this.waiting.push(job);
    this.next();
  }

  /** Ends idle workers: their decoders' memory with them. */
  rest(): void {
    for (const worker of this.idle.splice(0)) this.end(worker);
  }

  private leave(job: Job): void {
    const place = this.waiting.indexOf(job);
    if (place >= 0) this.waiting.splice(place, 1);
    job.reject(job.signal?.reason);
  }

  private next(): void {
    while (this.waiting.length > 0 && (this.idle.length > 0 || this.count < this.size)) {
      const job = this.waiting.shift();
      if (job) this.run(job, this.idle.pop() ?? this.start());
    }
  }

  private start(): Worker {
    this.count += 1;
    return new Worker(new URL('./compress-worker.ts', import.meta.url), { type: 'module' });
  }

  private end(worker: Worker): void {
    this.count -= 1;
    worker.terminate();
  }

  private run(job: Job, worker: Worker): void {
    const finished = new AbortController();
    const { signal } = finished;
    const finish = (keep: boolean) => {
      finished.abort();
      if (keep) this.idle.push(worker);
      else this.end(worker);
      this.next();
    };
    // A decoder cannot be interrupted: its worker is ended, and with it the memory that it holds.
    job.signal?.addEventListener('abort', () => finish(false), { signal });
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<CompressAnswer>) => {
        if (data.type === 'progress') return job.onProgress?.(data.step, data.share);
        finish(true);
        if (!job.take(data)) job.reject(new CompressError('The photo could not be decoded.'));
      },
      { signal },
    );
    worker.addEventListener(
      'error',
      () => {
        finish(false);
        job.reject(new CompressError('The worker ended.'));
      },
      { signal },
    );
    const request: CompressRequest = {
      file: job.file,
      edits: job.edits ?? NO_EDITS,
      shape: job.shape,
    };
    worker.postMessage(request);
  }
}
