import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './lib/make-folder.ts';

/** The secret that signs sessions, made at the first start and kept in the data folder. */
export function keepAuthSecret(dataDir: string): string {
  const path = join(dataDir, 'auth-secret');
  makeFolder(dataDir);
  try {
    // Fails when the file is there: of two instances that start at once, one writes and both read.
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
