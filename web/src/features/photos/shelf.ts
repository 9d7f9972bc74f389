// The photos of the draft, kept in this browser over a reload. A browser that forbids it just forgets.
import { imageAnalysisSchema } from '@smart-listings/contract';
import { SHOTS } from '@smart-listings/engine';
import { z } from 'zod';
import { type BrowserDatabase, inStore } from '../../lib/browser-database.ts';
import { NO_EDITS, photoEditsSchema } from './edits/photo-edits.ts';
import { keepOriginals, loadOriginal } from './originals.ts';

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
const KEY = 'current';

/** The photos of before the reload, or null when there are none that this build can read. */
export async function loadPhotoDraft(): Promise<PhotoDraft | null> {
  const stored = await inStore(DRAFTS, READ, (store) => store.get(KEY)).catch(() => null);
  const result = draftSchema.safeParse(stored);
  if (!result.success) return null;
  const withSource = async (photo: PhotoDraft['photos'][number]) => ({
    ...photo,
    source: await loadOriginal(photo.id),
  });
  return { ...result.data, photos: await Promise.all(result.data.photos.map(withSource)) };
}

/** @throws when the browser has no room or does not allow it */
export async function savePhotoDraft(draft: PhotoDraft): Promise<void> {
  // Each is written once, and the draft with every change of a finding.
  const photos = draft.photos.map((photo) => ({ ...photo, source: null }));
  await inStore(DRAFTS, WRITE, (store) => store.put({ ...draft, photos }, KEY));
  await keepOriginals(draft.photos);
}

export async function forgetPhotoDraft(): Promise<void> {
  await inStore(DRAFTS, WRITE, (store) => store.delete(KEY));
  await keepOriginals([]);
}
