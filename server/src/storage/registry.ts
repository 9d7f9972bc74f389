import type { S3Keys, StorageConfig } from '../config-storage.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import type { Store } from './store.ts';

/** The store that the environment names. */
export function createStore(config: StorageConfig, keys: S3Keys | null): Store {
  if (config.kind === 's3' && keys) return createS3Store(config, keys);
  if (config.kind === 'folder') return createFolderStore(config.folder);
  throw new Error('A bucket without keys.');
}
