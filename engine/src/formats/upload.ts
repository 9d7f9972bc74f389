/** Saved listings as the files that marketplaces take, and what each would refuse of them. */
import { priceOf, type SavedListing } from '@smart-listings/contract';
import type { Taxonomy } from '../categories/taxonomy/find-taxonomy.ts';
import { listMarketplaces, marketplaceOf } from '../marketplaces/index.ts';
import { conditionWord, type Marketplace } from '../marketplaces/marketplace.ts';
import type { UploadFile, UploadRow } from '../marketplaces/upload.ts';
import { listSpecifics } from '../specifics/list-specifics.ts';
import { categoryOf } from '../specifics/suggest-categories.ts';
import { harmlessCell } from '../text/harmless-cell.ts';
import { codePointLength } from '../text/length.ts';
import { familyOfItem } from '../values/item-family.ts';
import { readItem } from '../values/read-item.ts';
import { csvRow, tsvRow } from './csv.ts';
import { productNumber } from './item-values.ts';
import { splitPage } from './page-description.ts';

/** A file and whose it is. */
export interface OwnedFile {
  file: UploadFile;
  marketplace: Marketplace;
}

/** Every file that a marketplace takes many listings in. */
export function listUploadFiles(): readonly OwnedFile[] {
  return listMarketplaces().flatMap((marketplace) =>
    (marketplace.export ?? []).map((file) => ({ file, marketplace })),
  );
}

/** The file with this id, or null. */
export function findUploadFile(id: string): OwnedFile | null {
  return listUploadFiles().find(({ file }) => file.id === id) ?? null;
}

interface RowOptions {
  taxonomy: Taxonomy | null;
  /** Addresses of its photos that the world can reach. */
  photos: readonly string[];
  link: string;
  /** The same item's listing for the file's own marketplace is among the chosen ones. */
  isBeside?: boolean;
}

/** What of a saved listing stands in a file. */
export function uploadRow(
  listing: SavedListing,
  { marketplace }: OwnedFile,
  { taxonomy, photos, link, isBeside }: RowOptions,
): UploadRow {
  const { originalFormInput: form, origin } = listing;
  const { confirmedFacts: confirmed, seenOnPhotos: seen, answers, putBack } = origin;
  const item = readItem(form, { confirmed, seen, answers, putBack, marketplace });
  const category = taxonomy === null ? null : categoryOf(item, taxonomy);
  const certain = listSpecifics(item, category).filter(({ state }) => state === 'certain');
  return {
    id: listing.id,
    title: listing.title,
    description: listing.description,
    tags: listing.tags,
    condition: item.condition,
    note: splitPage(listing.description).conditionNote,
    conditionLabel:
      item.condition === null ? '' : conditionWord(marketplace, item.condition, familyOfItem(item)).label,
    price: priceOf(listing),
    currency: currencyCode(origin.currency),
    fields: new Map(certain.map(({ id, values }) => [id, values.map(({ value }) => value)])),
    productNumber: productNumber(item),
    categoryPath: category?.path ?? '',
    isBeside: isBeside ?? false,
    photos,
    link,
  };
}

/** 'GBP' of 'GBP (£)'. */
export function currencyCode(currency: string): string {
  return currency.slice(0, 3).toUpperCase();
}

/**
 * Why the file would be refused with this listing in it, or the listing itself: a sentence each; none: it goes in.
 * @param currency of the whole file, where it has one
 */
export function refusalsOf(
  { file, marketplace }: OwnedFile,
  row: UploadRow,
  listing: SavedListing,
  currency: string,
): string[] {
  const { platform } = listing.originalFormInput;
  if (file.takes === 'own' && marketplaceOf(platform) !== marketplace)
    return [
      row.isBeside
        ? `It is written for ${platform}: the item’s listing for ${marketplace.name}, chosen too, goes in its place.`
        : `It is written for ${platform}: “Also for…” beside the result writes it for ${marketplace.name}.`,
    ];
  if (file.currencies && !file.currencies.includes(row.currency))
    return [`Its price is in ${row.currency}: the file takes ${file.currencies.join(' or ')}.`];
  if (file.saysCurrency !== true && currency !== '' && row.currency !== currency)
    return [`Its price is in ${row.currency}, that of the others in ${currency}: make a file of each.`];
  return file.columns(currency).flatMap((column) => {
    const text = harmlessCell(column.cell(row, 0));
    if (text.trim() === '') return column.required === undefined ? [] : [column.required];
    const length = codePointLength(text);
    const refused = column.refuse?.(text, row);
    return [
      ...(column.max && length > column.max.value
        ? [`${column.name}: ${length} characters, the file takes ${column.max.value}.`]
        : []),
      ...(refused ? [refused] : []),
    ];
  });
}

/**
 * What the seller can say right where it is refused: the field of the marketplace's form, by its label; null where
 * none of the reasons is that.
 */
export function askedField(
  { file, marketplace }: OwnedFile,
  row: UploadRow,
  { reasons, currency }: { reasons: readonly string[]; currency: string },
): string | null {
  const asking = file.columns(currency).find(({ asks, cell, required, refuse }) => {
    const why = [required, refuse?.(cell(row, 0), row)];
    return asks !== undefined && why.some((reason) => reason && reasons.includes(reason));
  });
  return marketplace.fields.find(({ id }) => id === asking?.asks)?.label ?? null;
}

/** What stands before the listings: the lines that must, and the names of the columns. */
export function uploadHead(
  { file }: OwnedFile,
  currency: string,
): { above: readonly string[]; names: readonly string[] } {
  return { above: file.above?.(currency) ?? [], names: file.columns(currency).map(({ name }) => name) };
}

/** The lines of one listing, cell by cell. */
export function uploadLines(
  { file }: OwnedFile,
  row: UploadRow,
  currency: string,
): readonly (readonly string[])[] {
  const columns = file.columns(currency);
  return Array.from({ length: file.lines?.(row) ?? 1 }, (_, line) =>
    columns.map(({ cell }) => cell(row, line)),
  );
}

/** The same as text, for a file of that kind. */
export function uploadText(owned: OwnedFile, row: UploadRow, currency: string): string {
  return uploadLines(owned, row, currency).map(rowOf(owned)).join('');
}

function rowOf({ file }: OwnedFile): (cells: readonly string[]) => string {
  return file.format === 'tsv' ? tsvRow : csvRow;
}

/** The lines above the listings, as text. */
export function uploadTextHead(owned: OwnedFile, currency: string): string {
  const { above, names } = uploadHead(owned, currency);
  return above.map((line) => `${line}\r\n`).join('') + rowOf(owned)(names);
}
