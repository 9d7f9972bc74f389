// The photos of the draft, kept in this browser over a reload. A browser that forbids it just forgets.
import { imageAnalysisSchema } from '@smart-listings/contract';
import { z } from 'zod';

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
});
export type PhotoDraft = z.infer<typeof draftSchema>;

const DATABASE = 'smart-listings-photos';
const STORE = 'drafts';
const KEY = 'current';

/** The photos of before the reload, or null when there are none that this build can read. */
export async function loadPhotoDraft(): Promise<PhotoDraft | null> {
  const stored = await inStore('readonly', (store) => store.get(KEY)).catch(() => null);
  const result = draftSchema.safeParse(stored);
  return result.success ? result.data : null;
}

/** @throws when the browser has no room or does not allow it */
export async function savePhotoDraft(draft: PhotoDraft): Promise<void> {
  await inStore('readwrite', (store) => store.put(draft, KEY));
}

export async function forgetPhotoDraft(): Promise<void> {
  await inStore('readwrite', (store) => store.delete(KEY));
}

async function inStore(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
