/** Reads photos in a process of its own: whatever a file does to a decoder ends here, not in the server. */
import { setPriority } from 'node:os';
import { AppError } from '../lib/app-error.ts';
import type { ReadAnswer, ReadRequest } from './messages.ts';

/** Behind the server: on a full machine its answers come first. */
const NICE = 10;

try {
  setPriority(NICE);
} catch {
  // Not every system lets a process step back; it reads all the same.
}
process.on('disconnect', () => process.exit());

// Imported now, so that every thread they start has the priority set above.
const { openPhotoReader } = await import('./read-photo.ts');
const { read, missing } = await openPhotoReader();

process.on('message', async ({ bytes, options }: ReadRequest) => {
  try {
    const photo = await read(bytes, options);
    answer({ kind: 'read', photo, residentBytes: process.memoryUsage.rss() });
  } catch (error) {
    if (!(error instanceof AppError)) answer({ kind: 'failed', message: String(error) });
    else {
      const { code, message } = error;
      answer({ kind: 'refused', code, message, residentBytes: process.memoryUsage.rss() });
    }
  }
});
answer({ kind: 'ready', missing });

function answer(message: ReadAnswer): void {
  process.send?.(message);
}
