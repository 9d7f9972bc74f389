/** Saved listings as a table for spreadsheets: RFC 4180, with nothing in it that a spreadsheet would run. */
import {
  CONDITIONS,
  type ItemCategory,
  type ItemSpecific,
  type ListingForm,
  type ListingText,
  type SellerAnswer,
  sayPrice,
} from '@smart-listings/contract';
import { harmlessCell } from '../text/harmless-cell.ts';
import { saidCondition } from '../values/said-condition.ts';
import { BRANDING_FOOTER } from './clipboard.ts';

/** What one row shows. */
export interface CsvListing extends ListingText {
  originalFormInput: Pick<ListingForm, 'platform' | 'condition'>;
  /** A condition that nobody chose stands in no table. */
  origin: { answers: readonly SellerAnswer[] };
  suggestedPriceRange: string;
  priceJustification?: string;
  /** ISO 8601, UTC. */
  timestamp: string;
}

/** What is known of the item beside its text. */
export interface CsvItem {
  category: ItemCategory | undefined;
  specifics: readonly ItemSpecific[];
}

const COLUMNS = ['title', 'description', 'tags', 'platform', 'condition', 'suggested_price', 'date_saved'];
/** Behind the others: who reads those by their place finds them where they were. */
const ITEM_COLUMNS = ['category', 'item_specifics'];
/** Without it Excel takes UTF-8 for the code page of its country. */
const BYTE_ORDER_MARK = '\ufeff';
/** The row of the column names, with the mark that makes spreadsheets read what follows as UTF-8. */
export function csvHead(withItem = false): string {
  return BYTE_ORDER_MARK + csvRow(columns(withItem));
}

/** The row of one listing, under the names of `csvHead`. */
export function csvListing(listing: CsvListing, item?: CsvItem): string {
  const { platform } = listing.originalFormInput;
  return csvRow([
    listing.title,
    listing.description,
    listing.tags.join('; '),
    platform,
    conditionText(listing),
    priceText(listing),
    listing.timestamp.slice(0, 10),
    ...(item === undefined ? [] : itemCells(item)),
  ]);
}

/** The one number of the listing, the range beside it. */
function priceText(listing: CsvListing): string {
  const said = sayPrice(listing);
  if (said === null) return listing.suggestedPriceRange.trim() || 'N/A';
  return said.range === '' ? said.price : `${said.price} (${said.range})`;
}

function conditionText({ originalFormInput, origin }: CsvListing): string {
  const said = saidCondition(originalFormInput, origin.answers);
  return CONDITIONS.find(({ code }) => code === said)?.label ?? '';
}

function columns(withItem: boolean): readonly string[] {
  return withItem ? [...COLUMNS, ...ITEM_COLUMNS] : COLUMNS;
}

function itemCells({ category, specifics }: CsvItem): readonly string[] {
  const certain = specifics.filter(({ state }) => state === 'certain');
  return [category?.path ?? '', certain.map(specificText).join('; ')];
}

function specificText({ label, values }: ItemSpecific): string {
  return `${label}: ${values.map(({ value }) => value).join(', ')}`;
}

/** The promotional line, as wide as the others so that every reader takes it for a row. */
export function csvBranding(withItem = false): string {
  return csvRow([
    BRANDING_FOOTER,
    ...columns(withItem)
      .slice(1)
      .map(() => ''),
  ]);
}

/** One line of a file. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** One line of a file whose cells tabs part: they are read as they stand, so that a cell has neither tab nor line. */
export function tsvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => harmlessCell(cell.replaceAll(/[\t\r\n]+/gu, ' '))).join('\t')}\r\n`;
}

function csvCell(value: string): string {
  const harmless = harmlessCell(value);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
