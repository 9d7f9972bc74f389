/** Backup and restore: the database as of one moment, and the photos that it shows. */

import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import type { Config, Secrets } from '../config.ts';
import { makeFolder } from '../lib/make-folder.ts';
import { type Manifest, PARTS } from './manifest.ts';
import { copyPhotos } from './photo-copy.ts';
import { savePostgres } from './postgres-copy.ts';
import { saveSqlite } from './sqlite-copy.ts';

type Environment = { config: Config; secrets: Secrets };

/**
 * Writes a backup into `target`, which must not be there yet. The server may run meanwhile. The secret that signs
 * sessions is not part of it: whoever had both could pass for everybody that was signed in.
 * @throws Error saying why there is none; then `target` is not there either
 */
export async function createBackup({ config, secrets }: Environment, target: string): Promise<Manifest> {
  if (existsSync(target)) throw new Error(`${target} is there already`);
  const draft = `${target}.part`;
  await rm(draft, { recursive: true, force: true });
  makeFolder(draft);
  try {
    const { database } = secrets;
    const rows =
      database.kind === 'sqlite'
        ? await saveSqlite(database.path, join(draft, PARTS.sqlite))
        : await savePostgres(database.url, join(draft, PARTS.postgres));
    // After the database: a photo is there before its row is, and goes after it.
    const photos =
      config.storage.kind === 'folder'
        ? await copyPhotos(config.storage.folder, join(draft, PARTS.photos))
        : null;
    const manifest: Manifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      version: packageJson.version,
      database: database.kind,
      rows,
      photos,
    };
    await writeFile(join(draft, PARTS.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(draft, target);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
