// Reads the inputs in corpus/, for tests and benches.
import { readFileSync } from 'node:fs';
import {
  type Condition,
  type ListingForm,
  listingFormSchema,
  type PriceKind,
} from '@smart-listings/contract';

const FOLDER = new URL('../../../corpus/', import.meta.url);

export interface CorpusForm {
  id: string;
  form: ListingForm;
  /** What the form really says, by kind: flaws, what is included, sizes and so on. */
  said: Readonly<Record<string, readonly string[] | undefined>>;
  /** What a careless writer would invent. */
  mustNotSay: readonly string[];
}

/** Forms in the ways sellers fill them. */
export function readForms(): CorpusForm[] {
  return readLines('forms.jsonl').map(({ id, form, expect: { mustNotSay, ...said } }) => ({
    id,
    form: listingFormSchema.parse(form),
    said,
    mustNotSay,
  }));
}

/** A form with the title that a reseller wrote for it. */
export interface TitledForm {
  id: string;
  /** Who wrote it: forms of one hand are like each other. */
  writer: number;
  form: ListingForm;
  title: string;
  /** The tags that a reseller set, in the forms of the later writers. */
  tags?: string[];
}

export function readTitledForms(): TitledForm[] {
  return readLines('titled-forms.jsonl').map(({ form, ...row }) => ({
    ...row,
    form: listingFormSchema.parse(form),
  }));
}

/** A form with what its words say, as somebody told it who knows no marketplace's fields. */
interface LabelledForm {
  id: string;
  /** Who wrote it. */
  writer: number;
  form: ListingForm;
  /** By a name of the field in plain words. */
  said: Readonly<Record<string, string>>;
}

export function readLabelledForms(): LabelledForm[] {
  return readLines('labelled-forms.jsonl').map(({ form, ...row }) => ({
    ...row,
    form: listingFormSchema.parse(form),
  }));
}

/** A form with a listing that somebody wrote freely from it, true throughout, and with sentences that it does not support. */
interface CheckedListing {
  id: string;
  /** Who wrote it. */
  writer: number;
  form: ListingForm;
  title: string;
  description: string;
  lies: readonly string[];
}

export function readCheckedListings(): CheckedListing[] {
  return readLines('checked-listings.jsonl').map(({ form, ...row }) => ({
    ...row,
    form: listingFormSchema.parse(form),
  }));
}

/** What somebody paid for something used. */
export interface Sold {
  id: string;
  make: string;
  kind: string;
  condition: Condition;
  size: string;
  colour: string;
  priceUsd: number;
}

export function readSold(): Sold[] {
  return readLines('sold.jsonl');
}

/** A sold thing as its seller would fill the form, with or without its make. */
export function formOfSold({ make, kind, condition, size, colour }: Sold, withMake = true): ListingForm {
  const name = [withMake ? make : '', kind].filter(Boolean).join(' ');
  const features = [name, size && `size ${size}`, colour].filter(Boolean).join('. ');
  return listingFormSchema.parse({
    platform: 'Other',
    itemName: name,
    make: withMake ? make : '',
    features,
    condition,
  });
}

/** Where the labelled photographs lie, beside their manifest. */
/** A search page as it was copied, with the rows that it holds. */
export interface PastedPage {
  name: string;
  currency: string;
  text: string;
  wanted: { title: string; price: number; kind: PriceKind }[];
}

export function readPastedPages(): PastedPage[] {
  return readLines('pasted-pages.jsonl');
}

export const PHOTOS = new URL('photos/', FOLDER);

function readLines(name: string) {
  return readFileSync(new URL(name, FOLDER), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
