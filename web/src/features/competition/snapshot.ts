// What was found out in this visit survives a reload of the tab; it is gone when the tab is closed.
import { competitionAnalysisSchema, PRICE_KINDS, STORAGE_KEYS } from '@smart-listings/contract';
import { z } from 'zod';
import { readJson, removeText, writeJson } from '../../lib/storage.ts';

const pasteSchema = z.object({
  text: z.string(),
  kind: z.enum(PRICE_KINDS),
  /** The seller chose the less likely of two readings. */
  otherWay: z.boolean().default(false),
  /** The fee schedule whose buyers' part the copied prices include; '' for none. */
  onTop: z.string().default(''),
});
const itemSchema = z.object({
  platform: z.string(),
  itemName: z.string(),
  make: z.string(),
  modelNumber: z.string(),
  features: z.string(),
  condition: z.string(),
  keywords: z.string(),
});
const snapshotSchema = z.object({
  analysis: competitionAnalysisSchema,
  /** What it was asked for. */
  item: itemSchema,
  currency: z.string(),
  paste: pasteSchema,
});

/** What the seller pasted, as it was pasted. */
export type Paste = z.infer<typeof pasteSchema>;
export type Snapshot = z.infer<typeof snapshotSchema>;

export const NO_PASTE: Paste = { text: '', kind: 'asking', otherWay: false, onTop: '' };

/** What was pasted last, and what was found out. */
export interface Research {
  paste: Paste;
  snapshot: Snapshot | null;
}

/** What this tab knew before a reload; null when there is nothing. */
export function loadResearch(): Research | null {
  const { data } = snapshotSchema.safeParse(readJson('session', STORAGE_KEYS.competition));
  return data ? { paste: data.paste, snapshot: data } : null;
}

export function storeSnapshot(snapshot: Snapshot | null): void {
  if (snapshot) writeJson('session', STORAGE_KEYS.competition, snapshot);
  else removeText('session', STORAGE_KEYS.competition);
}
