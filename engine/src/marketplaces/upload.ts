/** Files with many listings that a marketplace takes: each marketplace's `export.ts` owns the columns of its own. */
import type { Condition } from '@smart-listings/contract';
import { harmlessCell } from '../text/harmless-cell.ts';
import type { Citation, Sourced } from './facts.ts';

/** What the columns of a file are filled from: one saved listing. */
export interface UploadRow {
  id: string;
  title: string;
  description: string;
  tags: readonly string[];
  /** null: nobody has chosen one, and no file says one for the seller. */
  condition: Condition | null;
  /** What the text says in its note on the condition, where it has one; ''. */
  note: string;
  /** As the file's marketplace calls it; '' without one. */
  conditionLabel: string;
  /** The middle of the suggested range; null where there is none. */
  price: number | null;
  /** 'GBP' */
  currency: string;
  /** What stands in the marketplace's fields as certain, by their ids. */
  fields: ReadonlyMap<string, readonly string[]>;
  productNumber: { label: 'ISBN' | 'EAN' | 'UPC'; value: string } | null;
  /** In the open taxonomy; '' where nothing says. */
  categoryPath: string;
  /** Addresses that the world can reach. */
  photos: readonly string[];
  /** Where buyers find it, as the seller says for the whole file; ''. */
  link: string;
  /** The same item's listing for the file's own marketplace is among the chosen ones. */
  isBeside: boolean;
}

export interface UploadColumn {
  name: string;
  /** @param line from 0; those after the first stand for more photos of the same listing */
  cell: (row: UploadRow, line: number) => string;
  /** What the seller is told where it is empty: the file would be refused, or the listing in it. */
  required?: string;
  /** The field of the marketplace's own form that it holds, by its id, where nobody but the seller can say it. */
  asks?: string;
  /** In a workbook a number, and no text that looks like one. */
  isNumber?: true;
  /** Code points. */
  max?: Sourced<number>;
  /** Why the marketplace would refuse what stands there; null for what it takes. */
  refuse?: (text: string, row: UploadRow) => string | null;
}

export interface UploadFile extends Citation {
  /** Its address: 'ebay-drafts'. */
  id: string;
  label: string;
  format: 'csv' | 'tsv' | 'xlsx';
  /** own: listings written for this marketplace alone. */
  takes: 'own' | 'any';
  /** Where it is uploaded, and what comes of it. */
  where: string;
  /** The currencies that it can be in, one for the whole file; left out: any. */
  currencies?: readonly string[];
  /** Its prices say their currency: a file can have several. */
  saysCurrency?: true;
  /** Listings that one file takes. */
  mostRows?: Sourced<number>;
  /** The sheet of a workbook. */
  sheet?: string;
  /** The lines above the names of the columns, as they must stand. */
  above?: (currency: string) => readonly string[];
  columns: (currency: string) => readonly UploadColumn[];
  /** address: photos go along by their addresses. none: the file has no place for them. */
  photos: 'address' | 'none';
  /** How many lines a listing takes; left out: one. */
  lines?: (row: UploadRow) => number;
  /** Whether the seller has to say where buyers find the listings. */
  needsLink?: true;
  hint?: string;
  /** A page of the marketplace on which the seller finds what the file asks for. */
  page?: { name: string; address: string };
}

/** Text as HTML: what would be read as markup is written out, lines are kept, and no list begins as a formula does. */
export function asHtml(text: string): string {
  const html = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\r\n|\r|\n/gu, '<br>');
  return html === harmlessCell(html) ? html : `<p>${html}</p>`;
}

/** What stands in a field, as one text. */
export function fieldText({ fields }: UploadRow, id: string, joint = ', '): string {
  return (fields.get(id) ?? []).join(joint);
}

/** A number without a symbol: '12', '12.50'. */
export function plainAmount(amount: number | null): string {
  if (amount === null) return '';
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}
