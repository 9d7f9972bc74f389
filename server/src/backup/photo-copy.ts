import { chmod, copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { makeFolder } from '../lib/make-folder.ts';
import type { Manifest } from './manifest.ts';

type Photos = NonNullable<Manifest['photos']>;

/** Copies a folder of photos while the server goes on: what is deleted meanwhile is left out. */
export async function copyPhotos(source: string, target: string): Promise<Photos> {
  const copied: Photos = { files: 0, bytes: 0 };
  makeFolder(target);
  for (const path of await listPhotos(source)) {
    const place = join(target, relative(source, path));
    await mkdir(dirname(place), { recursive: true });
    const isCopied = await copyFile(path, place).then(() => true, ignoreGone);
    if (!isCopied) continue;
    // A copy takes over who may read what it was made of.
    await chmod(place, 0o600);
    copied.files += 1;
    copied.bytes += (await stat(place)).size;
  }
  return copied;
}

async function listPhotos(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    ignoreGone(error);
    return [];
  });
  return (
    entries
      // What ends so has not been written to its end.
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
      .map((entry) => join(entry.parentPath, entry.name))
  );
}

function ignoreGone(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
  throw error;
}
