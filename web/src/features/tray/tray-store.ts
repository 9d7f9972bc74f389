// The tray on this device: rows, photos and settings, each written as it changes.
import { z } from 'zod';
import { type BrowserDatabase, inStore } from '../../lib/browser-database.ts';
import {
  type TrayPhoto,
  type TrayRow,
  type TraySettings,
  trayPhotoSchema,
  trayRowSchema,
  traySettingsSchema,
} from './rows.ts';

interface KeptTray {
  settings: TraySettings | null;
  rows: TrayRow[];
  photos: TrayPhoto[];
}

export interface TrayStore {
  /** What this build can read of it. */
  load: () => Promise<KeptTray>;
  saveSettings: (settings: TraySettings) => Promise<unknown>;
  saveRow: (row: TrayRow) => Promise<unknown>;
  savePhoto: (photo: TrayPhoto) => Promise<unknown>;
  forgetRow: (id: string) => Promise<unknown>;
  forgetPhoto: (id: string) => Promise<unknown>;
}

const TRAY: BrowserDatabase = {
  name: 'smart-listings-tray',
  version: 1,
  stores: { settings: null, rows: 'id', photos: 'id' },
};
const read = (store: string) => ({ store, mode: 'readonly' }) as const;
const write = (store: string) => ({ store, mode: 'readwrite' }) as const;
const KEY = 'current';

/** The tray in the browser's database. */
export const deviceTray: TrayStore = {
  load: async () => {
    const [settings, rows, photos] = await Promise.all([
      inStore(TRAY, read('settings'), (store) => store.get(KEY)),
      inStore(TRAY, read('rows'), (store) => store.getAll()),
      inStore(TRAY, read('photos'), (store) => store.getAll()),
    ]);
    return {
      settings: traySettingsSchema.safeParse(settings).data ?? null,
      rows: readAll(trayRowSchema, rows),
      photos: readAll(trayPhotoSchema, photos),
    };
  },
  saveSettings: (settings) => inStore(TRAY, write('settings'), (store) => store.put(settings, KEY)),
  saveRow: (row) => inStore(TRAY, write('rows'), (store) => store.put(row)),
  savePhoto: (photo) => inStore(TRAY, write('photos'), (store) => store.put(photo)),
  forgetRow: (id) => inStore(TRAY, write('rows'), (store) => store.delete(id)),
  forgetPhoto: (id) => inStore(TRAY, write('photos'), (store) => store.delete(id)),
};

/** What a server was to write for an account that is gone is this device's to write again. */
export async function takeBackFrom(store: TrayStore, account: string): Promise<void> {
  const { rows } = await store.load();
  const handed = rows.filter(({ handedTo }) => handedTo === account);
  await Promise.all(handed.map((row) => store.saveRow({ ...row, attempt: '', handedTo: '' })));
}

function readAll<T>(schema: z.ZodType<T>, found: unknown): T[] {
  const list = z.array(z.unknown()).safeParse(found).data ?? [];
  return list.flatMap((one) => schema.safeParse(one).data ?? []);
}
