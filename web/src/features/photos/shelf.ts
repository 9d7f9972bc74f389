// The photos of the draft, kept in this browser over a reload. A browser that forbids it just forgets.
import { imageAnalysisSchema, STORAGE_KEYS } from '@smart-listings/contract';
import { SHOTS } from '@smart-listings/engine';
import { z } from 'zod';
import { type BrowserDatabase, inStore } from '../../lib/browser-database.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { readText, writeText } from '../../lib/storage.ts';
import { NO_EDITS, photoEditsSchema } from './edits/photo-edits.ts';
import { addOriginals, keepOriginals, loadOriginal } from './originals.ts';

const photoSchema = z.object({
  id: z.string(),
  name: z.string(),
  blob: z.instanceof(Blob).nullable(),
  original: z
    .object({
      width: z.number(),
      height: z.number(),
      bytes: z.number().optional(),
      mimeType: z.string().optional(),
    })
    .nullable(),
  storedUrl: z.string().nullable(),
  analysis: imageAnalysisSchema.nullable(),
  source: z.instanceof(Blob).nullable().default(null),
  edits: photoEditsSchema.default(NO_EDITS),
  shots: z.array(z.enum(SHOTS)).default([]),
  isChanged: z.boolean().default(false),
});
const textsSchema = z.object({
  itemName: z.string(),
  make: z.string(),
  modelNumber: z.string(),
  features: z.string(),
  keywords: z.string(),
});
const draftSchema = z.object({
  photos: z.array(photoSchema),
  reading: z.object({ analysis: imageAnalysisSchema, order: z.array(z.string()) }).nullable(),
  decisions: z.record(z.string(), z.enum(['accepted', 'dropped'])),
  filled: textsSchema.nullable(),
  setForYou: z.object({ platform: z.string().optional(), condition: z.string().optional() }).default({}),
});
export type PhotoDraft = z.infer<typeof draftSchema>;

const DRAFTS: BrowserDatabase = { name: 'smart-listings-photos', version: 1, stores: { drafts: null } };
const READ = { store: 'drafts', mode: 'readonly' } as const;
const WRITE = { store: 'drafts', mode: 'readwrite' } as const;
/** Where it says which draft was kept last: a new tab goes on with that. */
const LAST = 'current';
const lastSchema = z.object({ draft: z.string() });
const idsSchema = z.object({ keptAt: z.number(), photos: z.array(z.object({ id: z.string() })) });
/** A tab that was closed by mistake, or with its browser, comes back within it. */
const LEFT_BEHIND_MS = 7 * 24 * 60 * 60 * 1_000;
/** A page that is being left lets go of its draft by then. */
const LET_GO_MS = 500;

/** What keeps the draft of one tab: two tabs work on two items, and neither writes over the other's photos. */
export class Shelf {
  private readonly key: string;

  private constructor(key: string) {
    this.key = key;
  }

  /** With the photos of before: this tab's, or in a new one those that were kept last; null without any. */
  static async open(): Promise<[Shelf, PhotoDraft | null]> {
    const before = readText('session', STORAGE_KEYS.photoDraft) ?? (await lastKept());
    const isMine = before !== LAST && (await hold(before));
    const key = isMine ? before : randomUuid();
    if (!isMine) await hold(key);
    return [new Shelf(key), await loadDraft(before)];
  }

  /** @throws when the browser has no room or does not allow it */
  async keep(draft: PhotoDraft): Promise<void> {
    writeText('session', STORAGE_KEYS.photoDraft, this.key);
    // Each is written once, and the draft with every change of a finding.
    const photos = draft.photos.map((photo) => ({ ...photo, source: null }));
    await Promise.all([
      inStore(DRAFTS, WRITE, (store) => {
        store.put({ draft: this.key }, LAST);
        return store.put({ ...draft, photos, keptAt: Date.now() }, this.key);
      }),
      addOriginals(draft.photos),
    ]);
    await this.tidy();
  }

  async forget(): Promise<void> {
    await inStore(DRAFTS, WRITE, (store) => store.delete(this.key));
    await this.tidy();
  }

  /** Lets go of what was left behind, and of all files that are of no draft. */
  private async tidy(): Promise<void> {
    const [keys, drafts] = await Promise.all([
      inStore(DRAFTS, READ, (store) => store.getAllKeys()),
      inStore(DRAFTS, READ, (store) => store.getAll()),
    ]);
    if (!Array.isArray(keys) || !Array.isArray(drafts)) return;
    const used = new Set<string>();
    for (const [at, key] of keys.entries()) {
      const draft = idsSchema.safeParse(drafts[at]).data;
      if (!draft) continue;
      if (key !== this.key && draft.keptAt < Date.now() - LEFT_BEHIND_MS)
        await inStore(DRAFTS, WRITE, (store) => store.delete(key));
      else for (const { id } of draft.photos) used.add(id);
    }
    await keepOriginals(used);
  }
}

async function lastKept(): Promise<string> {
  const last = await inStore(DRAFTS, READ, (store) => store.get(LAST)).catch(() => null);
  // Before tabs had their own, the draft itself stood there.
  return lastSchema.safeParse(last).data?.draft ?? LAST;
}

async function loadDraft(key: string): Promise<PhotoDraft | null> {
  const stored = await inStore(DRAFTS, READ, (store) => store.get(key)).catch(() => null);
  const result = draftSchema.safeParse(stored);
  if (!result.success) return null;
  const withSource = async (photo: PhotoDraft['photos'][number]) => ({
    ...photo,
    source: await loadOriginal(photo.id),
  });
  return { ...result.data, photos: await Promise.all(result.data.photos.map(withSource)) };
}

/** Takes a draft for this tab until it is closed; false where another tab has it. */
async function hold(key: string): Promise<boolean> {
  const { locks } = navigator;
  // A browser without locks has one tab, or a seller who knows.
  if (!locks) return true;
  return new Promise((resolve) => {
    const held = () =>
      new Promise<never>(() => {
        resolve(true);
      });
    const signal = AbortSignal.timeout(LET_GO_MS);
    locks.request(`smart-listings-photos ${key}`, { signal }, held).catch(() => resolve(false));
  });
}
