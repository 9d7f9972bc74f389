import { setPriority } from 'node:os';
import { AppError } from '../lib/app-error.ts';
import type { PhotoAnswer, PhotoRequest } from './messages.ts';

/** Behind the server: on a full machine its answers come first. */
const NICE = 10;

interface PhotoWork<Options, Result> {
  work: (bytes: Uint8Array, options: Options) => Promise<Result>;
  /** Why part of the work cannot be done on this machine; null when all of it can. */
  missing: string | null;
}

/**
 * What the program of a photo process does: whatever a file does to a decoder ends there, not in the server.
 * @param open imports the decoders: only then, so that every thread they start steps back as well
 */
export async function servePhotos<Options, Result>(
  open: () => Promise<PhotoWork<Options, Result>>,
): Promise<void> {
  const answer = (message: PhotoAnswer<Result>) => void process.send?.(message);
  try {
    setPriority(NICE);
  } catch {
    // Not every system lets a process step back; it works all the same.
  }
  process.on('disconnect', () => process.exit());
  const { work, missing } = await open();
  process.on('message', async ({ bytes, options }: PhotoRequest<Options>) => {
    try {
      const result = await work(bytes, options);
      answer({ kind: 'done', result, residentBytes: process.memoryUsage.rss() });
    } catch (error) {
      if (!(error instanceof AppError)) return answer({ kind: 'failed', message: String(error) });
      const { code, message } = error;
      answer({ kind: 'refused', code, message, residentBytes: process.memoryUsage.rss() });
    }
  });
  answer({ kind: 'ready', missing });
}
