// The files as they came, beside the draft: so that the tools' work can be taken back after a reload.
import { type BrowserDatabase, inStore } from '../../lib/browser-database.ts';

const ORIGINALS: BrowserDatabase = { name: 'smart-listings-originals', version: 1, stores: { files: null } };
const READ = { store: 'files', mode: 'readonly' } as const;
const WRITE = { store: 'files', mode: 'readwrite' } as const;

export async function loadOriginal(id: string): Promise<Blob | null> {
  const stored = await inStore(ORIGINALS, READ, (store) => store.get(id)).catch(() => null);
  return stored instanceof Blob ? stored : null;
}

/** A browser without room for them keeps the copies alone. */
export async function addOriginals(photos: readonly { id: string; source: Blob | null }[]): Promise<void> {
  const there = new Set(await storedIds());
  for (const { id, source } of photos) {
    if (there.has(id) || !source) continue;
    await inStore(ORIGINALS, WRITE, (store) => store.put(source, id)).catch(() => undefined);
  }
}

export async function keepOriginals(ids: ReadonlySet<string>): Promise<void> {
  for (const id of await storedIds()) {
    if (ids.has(id)) continue;
    await inStore(ORIGINALS, WRITE, (store) => store.delete(id)).catch(() => undefined);
  }
}

async function storedIds(): Promise<string[]> {
  const keys = await inStore(ORIGINALS, READ, (store) => store.getAllKeys()).catch(() => []);
  return Array.isArray(keys) ? keys : [];
}
