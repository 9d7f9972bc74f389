// A tray's databases in memory, as they outlive a page, and what a page puts into them.
import { type ImageAnalysis, imageAnalysisSchema } from '@smart-listings/contract';
import type { Incoming, IncomingStore } from '../features/tray/incoming-store.ts';
import type { TrayPhoto, TrayRow, TraySettings } from '../features/tray/rows.ts';
import type { TrayStore } from '../features/tray/tray-store.ts';

export function memoryTray() {
  const rows = new Map<string, TrayRow>();
  const photos = new Map<string, TrayPhoto>();
  const files = new Map<string, Incoming>();
  const tries = new Map<string, number>();
  let settings: TraySettings | null = null;
  const store: TrayStore = {
    load: async () => ({ settings, rows: [...rows.values()], photos: [...photos.values()] }),
    saveSettings: async (next) => {
      settings = next;
    },
    saveRow: async (row) => rows.set(row.id, row),
    savePhoto: async (photo) => photos.set(photo.id, photo),
    forgetRow: async (id) => rows.delete(id),
    forgetPhoto: async (id) => photos.delete(id),
  };
  const incomingStore: IncomingStore = {
    load: async () => [...files.values()].map((one) => ({ ...one, tries: tries.get(one.id) ?? 0 })),
    save: async (one) => files.set(one.id, one),
    noteTries: async (id, count) => tries.set(id, count),
    forget: async (id) => files.delete(id),
  };
  return { store, incomingStore, rows, photos, files, tries };
}

const nothing = new Blob();

export function trayPhoto(id: string, more: Partial<TrayPhoto> = {}): TrayPhoto {
  return {
    ...{ id, name: `${id}.jpg`, pile: 0, row: '', takenAt: null, analysis: null, fault: '' },
    ...{ blob: nothing, toRead: null, thumb: nothing, colours: [] },
    original: { width: 1, height: 1, bytes: 0, mimeType: 'image/jpeg' },
    ...more,
  };
}

/** Of a photo on which these words, or nothing, can be read. */
export function analysisOf(words = ''): ImageAnalysis {
  const text = { id: '0-text', kind: 'text', value: words, confidence: 0.9, photos: [0] };
  return imageAnalysisSchema.parse({
    ...{ itemName: '', features: '', keywords: '' },
    findings: words === '' ? [] : [text],
  });
}
