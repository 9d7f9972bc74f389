import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Leaves room for so many bytes and not one more. */
  fill(roomBytes?: number): void;
  free(): void;
  remove(): void;
}

/** A disk of its own with room for so much; null where this user may not mount one. */
export function createSmallDisk(megabytes: number): SmallDisk | null {
  if (process.platform !== 'linux') return null;
  const folder = mkdtempSync(join(tmpdir(), 'smart-listings-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
  if (spawnSync('mount', options, { stdio: 'ignore' }).status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, 'ballast');
  const free = () => rmSync(ballast, { force: true });
  return {
    folder,
    free,
    fill(roomBytes = 0) {
      free();
      writeUntilFull(ballast);
      truncateSync(ballast, Math.max(0, statSync(ballast).size - roomBytes));
    },
    remove() {
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeUntilFull(path: string): void {
  const file = openSync(path, 'w');
  const block = new Uint8Array(4096);
  try {
    while (true) writeSync(file, block);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(file);
  }
}
