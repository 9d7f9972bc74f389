import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../lib/make-folder.ts';

const LOCK = 'instance.lock';

/**
 * Takes the data folder for this process. The lock is the system's own on an SQLite file: it ends with the process,
 * whatever ends that, and the file that stays behind says nothing.
 * @returns gives the folder back; null when another process has it
 * @throws Error when the folder cannot be written to
 */
export function takeDataFolder(folder: string): (() => void) | null {
  makeFolder(folder);
  const lock = new DatabaseSync(join(folder, LOCK), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) return null;
    throw error;
  }
  return () => lock.close();
}
