import { requirePath, StorageError, type Store } from '../storage/store.ts';

/** A store in memory, for tests that look at what lies in it. */
export function memoryStore(): Store & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    async write({ path, bytes }, signal) {
      if (signal?.aborted) throw new StorageError('cancelled', 'the writing was given up');
      files.set(requirePath(path), bytes);
    },
    async read(path) {
      const bytes = files.get(path);
      if (!bytes) throw new StorageError('not-found', 'no such file');
      return bytes;
    },
    async remove(path) {
      files.delete(path);
    },
    async check() {},
  };
}
