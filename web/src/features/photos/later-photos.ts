// Photos for the drafts after this one: of other items, and those for which there was no room. On this device.
import { STORAGE_KEYS } from '@smart-listings/contract';
import { z } from 'zod';
import { type BrowserDatabase, inStore } from '../../lib/browser-database.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { removeText, writeText } from '../../lib/storage.ts';
import { NO_EDITS, photoEditsSchema } from './edits/photo-edits.ts';

const groupSchema = z.object({
  id: z.string(),
  photos: z.array(
    z.object({ name: z.string(), source: z.instanceof(Blob), edits: photoEditsSchema.default(NO_EDITS) }),
  ),
});
/** The photos of one later draft. */
export type LaterGroup = z.infer<typeof groupSchema>;

const LATER: BrowserDatabase = { name: 'smart-listings-later', version: 1, stores: { groups: 'id' } };
const READ = { store: 'groups', mode: 'readonly' } as const;
const WRITE = { store: 'groups', mode: 'readwrite' } as const;
const CHANGED = 'smart-listings:later';

/** The earliest first. */
export async function listLater(): Promise<LaterGroup[]> {
  const stored = await inStore(LATER, READ, (store) => store.getAll()).catch(() => []);
  const groups: unknown[] = Array.isArray(stored) ? stored : [];
  return groups.flatMap((group) => groupSchema.safeParse(group).data ?? []);
}

/** Keeps a group each, and gives their ids. @throws when the browser has no room or does not allow it */
export async function keepLater(groups: readonly LaterGroup['photos'][]): Promise<string[]> {
  // In the order of their keys they are listed.
  const before = String(Date.now()).padStart(16, '0');
  const kept = groups.map((photos, at) => ({
    id: `${before}-${String(at).padStart(3, '0')}-${randomUuid()}`,
    photos,
  }));
  for (const group of kept) await inStore(LATER, WRITE, (store) => store.put(group));
  await tell();
  return kept.map(({ id }) => id);
}

export async function forgetLater(ids: readonly string[]): Promise<void> {
  for (const id of ids) await inStore(LATER, WRITE, (store) => store.delete(id));
  await tell();
}

/** Hears when one is kept or taken, in this tab. */
export function followLater(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

async function tell(): Promise<void> {
  const { length } = await listLater();
  if (length === 0) removeText('local', STORAGE_KEYS.laterPhotos);
  else writeText('local', STORAGE_KEYS.laterPhotos, String(length));
  window.dispatchEvent(new Event(CHANGED));
}
