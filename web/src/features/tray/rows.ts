// What lies in the tray: the photos of a pile and the drafts that they fell into, as this device keeps them.
import {
  generatedListingSchema,
  imageAnalysisSchema,
  listingFormSchema,
  sellerAnswersSchema,
  sourceSchema,
} from '@smart-listings/contract';
import { z } from 'zod';

export const MOST_PHOTOS = 200;
/** As many rows as a table or list may bring. */
export const MOST_ROWS = 200;

const words = z.string().default('');
export const trayPhotoSchema = z.object({
  id: z.string(),
  /** With its folders, where it came out of some. */
  name: z.string(),
  /** What was dropped together; later ones have higher numbers. */
  pile: z.number().default(0),
  /** The id of its item's row, where the seller has said which are of one item; '' otherwise. */
  row: words,
  blob: z.instanceof(Blob),
  /** The file as it came, until it is read. */
  toRead: z.instanceof(Blob).nullable(),
  /** What the page shows: a few kilobytes. */
  thumb: z.instanceof(Blob),
  original: z.object({ width: z.number(), height: z.number(), bytes: z.number(), mimeType: z.string() }),
  takenAt: z.number().nullable(),
  colours: z.array(z.number()),
  analysis: imageAnalysisSchema.nullable(),
  /** Why it could not be read; '' otherwise. */
  fault: z.string(),
});
export type TrayPhoto = z.infer<typeof trayPhotoSchema>;

/** A text as it was written, with what a save takes along. */
const writtenSchema = z.object({
  listing: generatedListingSchema,
  form: listingFormSchema,
  currency: z.string(),
  engine: z.string(),
  /** Why the built-in writer wrote it, in place of whoever was asked. */
  instead: words,
  sources: z.array(sourceSchema),
  receipt: z.string(),
  answers: sellerAnswersSchema,
  seen: z.array(z.string()),
  /** Statements and rules that the seller should look at. */
  checks: z.number(),
});
export type Written = z.infer<typeof writtenSchema>;

export const trayRowSchema = z.object({
  id: z.string(),
  /** Their ids, the first one first. */
  photos: z.array(z.string()),
  /** The seller has said what belongs together: it is not sorted anew. */
  isFixed: z.boolean(),
  /** The seller's own words. */
  note: z.string(),
  /** The cells of a table's row. */
  given: z.object({
    itemName: words,
    make: words,
    modelNumber: words,
    features: words,
    condition: words,
    keywords: words,
    targetBuyer: words,
    price: words,
    sku: words,
    place: words,
    cost: words,
  }),
  /** Answers to the row's questions; '' while they are open. */
  kind: z.string(),
  condition: z.string(),
  /** Asked for by name after another writer failed. */
  byBuiltin: z.boolean(),
  /** Why: what that one failed with. */
  insteadOf: words,
  /** Of one wish to have it written: however often it is asked, it counts once. */
  attempt: z.string(),
  /** The account whose tray on the server has it; '' while it is this device's to write. */
  handedTo: words,
  fault: z.string(),
  written: writtenSchema.nullable(),
  /** How many of its parts are copied. */
  copied: z.number(),
  /** Under which it is saved, chosen here: asked again it is saved once. */
  listingId: z.string(),
  saved: z.boolean(),
});
export type TrayRow = z.infer<typeof trayRowSchema>;

export const traySettingsSchema = z.object({
  platform: z.string(),
  /** For every row that says nothing else; '' asks in each. */
  condition: z.string(),
  /** The order of the rows. */
  order: z.array(z.string()),
  /** The seller has begun to have them written. */
  isWriting: z.boolean(),
  /** The seller has stopped it: it does not begin by itself. */
  isPaused: z.boolean(),
});
export type TraySettings = z.infer<typeof traySettingsSchema>;

const NOTHING_GIVEN = trayRowSchema.shape.given.parse({});

export function newRow(id: string, listingId: string, more: Partial<TrayRow> = {}): TrayRow {
  return {
    id,
    listingId,
    photos: [],
    isFixed: false,
    note: '',
    given: NOTHING_GIVEN,
    kind: '',
    condition: '',
    byBuiltin: false,
    insteadOf: '',
    attempt: '',
    handedTo: '',
    fault: '',
    written: null,
    copied: 0,
    saved: false,
    ...more,
  };
}

/** The row as it is once something about the item is another: what was written is of what it was. */
export function changedRow(row: TrayRow, change: Partial<TrayRow>): TrayRow {
  return { ...row, attempt: '', handedTo: '', fault: '', written: null, copied: 0, ...change };
}
