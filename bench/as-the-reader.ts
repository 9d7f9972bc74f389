// A bench that reads photos in its own process, and holds what the server's reader may hold.
import { spawnSync } from 'node:child_process';
import { PHOTO_FLAGS, PHOTO_MEMORY } from '../server/src/reading/photo-worker.ts';
import { checkBudget } from './budget.ts';

/** What the reader may hold; the bench beside it holds the makes and the engine, some 60 MB. */
const MOST_MEGABYTES = 700;

/** Runs this program as the server starts its reader, and ends with it: a process cannot change that of itself. */
export function runAsTheReader(): void {
  if (process.env.MALLOC_MMAP_THRESHOLD_ === PHOTO_MEMORY.MALLOC_MMAP_THRESHOLD_) return;
  const env = { ...process.env, ...PHOTO_MEMORY };
  const argv = [...PHOTO_FLAGS, ...process.argv.slice(1)];
  const { status } = spawnSync(process.execPath, argv, { env, stdio: 'inherit' });
  process.exit(status ?? 1);
}

export function checkMemory(what: string, megabytes: number): void {
  checkBudget(`${what}: most memory while one is read`, megabytes, { atMost: MOST_MEGABYTES, unit: ' MB' });
}

/** What follows `--name=` on the command line. */
export function option(name: string): string | undefined {
  return process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
}
