import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { requirePath, StorageError, type Store, type StoredFile } from './store.ts';

const MOST_TRIES = 100;

/** Files in a folder of this machine; several servers share them only where they share the disk. */
export function createFolderStore(root: string): Store {
  const place = (path: string) => join(root, requirePath(path));
  return {
    async write({ path, bytes }: StoredFile, signal) {
      const target = place(path);
      const draft = draftOf(target);
      try {
        await writeDurably(draft, bytes, signal);
        await rename(draft, target);
        await syncFolder(dirname(target));
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {});
        throw translate(error, 'refused');
      }
    },
    async read(path) {
      return readFile(place(path)).catch((error: unknown) => {
        throw translate(error, 'not-found');
      });
    },
    async remove(path) {
      const target = place(path);
      try {
        await rm(target, { force: true });
        await rm(draftOf(target), { force: true });
        await rmdir(dirname(target)).catch(keepIfUsed);
      } catch (error) {
        throw translate(error, 'refused');
      }
    },
    async check(signal) {
      // A name that no photo has: a path of ours begins with a letter. Two servers may look at once.
      const probe = join(root, `.writable-${randomUUID()}`);
      try {
        await writeDurably(probe, Buffer.from('1'), signal);
      } catch (error) {
        throw translate(error, 'refused');
      } finally {
        await rm(probe, { force: true }).catch(() => {});
      }
    },
  };
}

/** What a write that never ended leaves behind. */
function draftOf(target: string): string {
  return `${target}.part`;
}

async function writeDurably(draft: string, bytes: Uint8Array, signal?: AbortSignal): Promise<void> {
  const file = await openInFolder(draft);
  try {
    await file.writeFile(bytes, { signal });
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Again where the folder went in between: the last file of an account takes it along. */
async function openInFolder(path: string): Promise<FileHandle> {
  for (let tries = 1; ; tries += 1) {
    try {
      await mkdir(dirname(path), { recursive: true });
      return await open(path, 'w', 0o600);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || tries === MOST_TRIES) throw error;
    }
  }
}

/** A new name is on the disk only when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } catch (error) {
    // Windows cannot sync a folder, and needs not.
    if (codeOf(error) !== 'EPERM') throw error;
  } finally {
    await folder.close();
  }
}

function keepIfUsed(error: unknown): void {
  if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(codeOf(error))) throw error;
}

/** @param absent what it means that there is nothing at a path */
function translate(error: unknown, absent: 'not-found' | 'refused'): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof Error && error.name === 'AbortError') {
    return new StorageError('cancelled', 'the writing was given up', error);
  }
  const code = codeOf(error);
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EISDIR':
      return new StorageError(absent, `there is no such place in the folder of the photos (${code})`, error);
    case 'ENOSPC':
    case 'EDQUOT':
      return new StorageError('full', `the disk of the photos is full (${code})`, error);
    case 'EACCES':
    case 'EEXIST':
    case 'EPERM':
    case 'EROFS':
      return new StorageError('refused', `the folder of the photos cannot be used (${code})`, error);
    default:
      return new StorageError('unreachable', `the disk of the photos failed (${code})`, error);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no code';
}
