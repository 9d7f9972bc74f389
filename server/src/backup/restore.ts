import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config, Secrets } from '../config.ts';
import { compareRows, type Manifest, PARTS, parseManifest } from './manifest.ts';
import { copyPhotos } from './photo-copy.ts';
import { isEmptyPostgres, restorePostgres } from './postgres-copy.ts';
import { restoreSqlite } from './sqlite-copy.ts';

type Environment = { config: Config; secrets: Secrets };

/**
 * Restores a backup into a place that is empty, and counts what came.
 * @throws Error when the place is not empty (nothing is touched then), the backup is not whole, or what came
 * is not what the backup says
 */
export async function restoreBackup(environment: Environment, source: string): Promise<Manifest> {
  const manifest = await readManifest(source);
  await requireRoom(environment, manifest);
  const { config, secrets } = environment;
  const { database } = secrets;
  const rows =
    database.kind === 'sqlite'
      ? await restoreSqlite(join(source, PARTS.sqlite), database.path)
      : await restorePostgres(join(source, PARTS.postgres), database.url);
  const differences = compareRows(manifest.rows, rows);
  if (differences.length > 0) throw new Error(`rows are missing (${differences.join('; ')})`);
  if (manifest.photos && config.storage.kind === 'folder') {
    const { files, bytes } = await copyPhotos(join(source, PARTS.photos), config.storage.folder);
    if (files !== manifest.photos.files || bytes !== manifest.photos.bytes)
      throw new Error(`photos are missing: ${files} of ${manifest.photos.files} files`);
  }
  return manifest;
}

async function readManifest(source: string): Promise<Manifest> {
  const text = await readFile(join(source, PARTS.manifest), 'utf8').catch(() => {
    throw new Error(`${source} holds no backup that was finished`);
  });
  return parseManifest(text);
}

async function requireRoom({ config, secrets }: Environment, manifest: Manifest): Promise<void> {
  const { database } = secrets;
  if (database.kind !== manifest.database)
    throw new Error(`it was made of ${manifest.database}, and the environment names ${database.kind}`);
  const isEmpty =
    database.kind === 'sqlite'
      ? !['', '-wal', '-shm'].some((ending) => existsSync(database.path + ending))
      : await isEmptyPostgres(database.url);
  if (!isEmpty) throw new Error('there is a database already, and nothing is overwritten');
  if (config.storage.kind === 'folder' && !isEmptyFolder(config.storage.folder))
    throw new Error('there are photos already, and nothing is overwritten');
  if (!manifest.photos && config.storage.kind === 'folder')
    throw new Error('its photos lie in a bucket, and the environment names a folder: set STORAGE_URL');
  if (manifest.photos && config.storage.kind === 's3')
    throw new Error('its photos lie in a folder: restore them without STORAGE_URL, then copy the folder');
}

function isEmptyFolder(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}
