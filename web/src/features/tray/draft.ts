// From a row to the form that is written from, and the one question that stands before it.
import {
  CONDITIONS,
  type ImageAnalysis,
  LIMITS,
  type ListingForm,
  listingFormSchema,
  type SellerAnswer,
} from '@smart-listings/contract';
import { type Note, type PhotoTexts, readNote } from '@smart-listings/engine';
import type { TrayPhoto, TrayRow, TraySettings } from './rows.ts';

/** What the photos of an item say together. */
export interface PhotosSay {
  texts: PhotoTexts;
  seen: readonly string[];
}

export interface Draft {
  form: Record<keyof ListingForm, string>;
  seen: readonly string[];
  answers: readonly SellerAnswer[];
  price: Note['price'];
}

/** What only the seller can say; one at a time, the first that the others rest on. */
export type Question = 'platform' | 'kind' | 'features' | 'condition';

const NO_PHOTOS: PhotosSay = {
  texts: { itemName: '', make: '', modelNumber: '', features: '', keywords: '' },
  seen: [],
};

/** What a row says in words, its price among them. */
export function wordsOf({ note, given }: TrayRow): string {
  return [note, given.price === '' ? '' : `price ${given.price}`].join('\n');
}

/** Puts a row's own words, its table's cells and its photos together: what the seller said comes first. */
export function draftOf(
  row: TrayRow,
  settings: Pick<TraySettings, 'platform' | 'condition'>,
  { says = NO_PHOTOS, note }: { says?: PhotosSay; note: Note },
): Draft {
  const { given } = row;
  const named = given.itemName || note.itemName;
  const { texts, seen } = says;
  const photoName =
    row.kind === '' ? texts.itemName : [texts.make, texts.modelNumber, row.kind].filter(Boolean).join(' ');
  const form = {
    platform: note.platform || settings.platform,
    itemName: cut(named || photoName, LIMITS.form.itemName),
    make: cut(given.make || note.make || texts.make, LIMITS.form.make),
    modelNumber: cut(given.modelNumber || note.modelNumber || texts.modelNumber, LIMITS.form.modelNumber),
    features: cut(
      [given.features, note.features, texts.features].filter(Boolean).join('\n'),
      LIMITS.form.features,
    ),
    condition: row.condition || conditionOf(given.condition) || note.condition || settings.condition,
    keywords: cut([given.keywords, texts.keywords].filter(Boolean).join(', '), LIMITS.form.keywords),
    targetBuyer: cut(given.targetBuyer, LIMITS.form.targetBuyer),
  };
  return { form, seen, answers: [], price: note.price };
}

/** The question that the row waits for, or null where it can be written. */
export function questionOf({ form }: Draft, row: TrayRow, isNamedByPhotos: boolean): Question | null {
  if (form.platform === '') return 'platform';
  const isNamed = row.given.itemName !== '' || row.note.trim() !== '' || row.kind !== '' || isNamedByPhotos;
  if (form.itemName.trim() === '' || !isNamed) return 'kind';
  if (form.condition === '') return 'condition';
  if (row.photos.length === 0 && form.features.trim() === '') return 'features';
  return null;
}

/** The form, where nothing is missing. */
export function formOf(draft: Draft): ListingForm | null {
  return listingFormSchema.safeParse(draft.form).data ?? null;
}

/** Whether the photos say what kind of thing it is: a make alone is no name. */
export function saysKind(analyses: readonly ImageAnalysis[]): boolean {
  return analyses.some(({ findings, engine, itemName }) =>
    engine === 'builtin'
      ? findings.some(({ kind, confidence }) => kind === 'type' && confidence >= 0.75)
      : itemName !== '',
  );
}

export function analysesOf(photos: readonly TrayPhoto[]): ImageAnalysis[] {
  return photos.flatMap(({ analysis }) => analysis ?? []);
}

function conditionOf(said: string): string {
  if (said.trim() === '') return '';
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  const known = CONDITIONS.find(({ code, label }) =>
    [code, label].some((name) => plain(name) === plain(said)),
  );
  return known?.code ?? readNote(`item, ${said}`, 'GBP').condition;
}

function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('').trim();
}
