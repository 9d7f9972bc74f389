import { isIP } from 'node:net';
import {
  LIMITS,
  type SavedListing,
  type UploadCheck,
  type uploadQuerySchema,
} from '@smart-listings/contract';
import {
  askedField,
  currencyCode,
  findUploadFile,
  forgetTexts,
  loadTaxonomy,
  marketplaceOf,
  type OwnedFile,
  refusalsOf,
  type UploadRow,
  uploadHead,
  uploadLines,
  uploadRow,
  uploadText,
  uploadTextHead,
} from '@smart-listings/engine';
import type { z } from 'zod';
import { type Config, publicOrigin } from '../../../config.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../lib/app-error.ts';
import { readListings } from './export.ts';
import { writeWorkbook } from './workbook.ts';

type Request = z.output<typeof uploadQuerySchema> & { userId: string };

interface Judged {
  listing: SavedListing;
  row: UploadRow;
  /** Why it stays out; none: it goes in. */
  reasons: readonly string[];
  /** What the seller can say to bring it in. */
  asks: string | null;
}

/** Reading an item takes a millisecond or two: others get their turn in between. */
const READ_AT_ONCE = 20;

/** What of the listings a file would hold, and what not and why. */
export async function checkUpload(context: AppContext, request: Request): Promise<UploadCheck> {
  const owned = requireFile(request.file);
  const check: UploadCheck = { accepted: 0, refused: [], refusedCount: 0, files: 0, photosStay: false };
  const photosGo = worldOrigin(context.config) !== null;
  const currency = await currencyOfFile(context, owned, request);
  for await (const { listing, reasons, asks } of judge(context, owned, { ...request, currency })) {
    const { id, title, imageUrls } = listing;
    if (owned.file.photos === 'address' && imageUrls.length > 0 && !photosGo) check.photosStay = true;
    if (reasons.length === 0) check.accepted += 1;
    else {
      check.refusedCount += 1;
      if (check.refused.length < LIMITS.bulkListings)
        check.refused.push({ id, title, reasons: [...reasons], asks });
    }
  }
  const most = owned.file.mostRows?.value ?? Number.MAX_SAFE_INTEGER;
  return { ...check, files: Math.ceil(check.accepted / most) };
}

/**
 * The file as text, listing by listing: in memory is never more than a piece of it. The first piece holds a listing.
 * @throws AppError bad-request where none goes in
 */
export async function* writeUploadText(context: AppContext, request: Request): AsyncGenerator<string> {
  const owned = requireFile(request.file);
  const currency = await currencyOfFile(context, owned, request);
  let head = uploadTextHead(owned, currency);
  for await (const row of accepted(context, owned, { ...request, currency })) {
    yield head + uploadText(owned, row, currency);
    head = '';
  }
}

/**
 * The workbooks, each made when it is asked for and with as many listings as it takes.
 * @throws AppError bad-request where none goes in
 */
export async function* writeWorkbooks(context: AppContext, request: Request): AsyncGenerator<Uint8Array> {
  const owned = requireFile(request.file);
  const { mostRows, sheet = owned.file.label } = owned.file;
  const currency = await currencyOfFile(context, owned, request);
  const { above, names } = uploadHead(owned, currency);
  const head = [...above.map((line) => [line]), names];
  const columns = owned.file.columns(currency);
  const typed = (line: readonly string[]) =>
    line.map((cell, at) => (columns[at]?.isNumber && cell !== '' ? Number(cell) : cell));
  let lines: (readonly (string | number)[])[] = [];
  let count = 0;
  for await (const row of accepted(context, owned, { ...request, currency })) {
    lines.push(...uploadLines(owned, row, currency).map(typed));
    count += 1;
    if (count < (mostRows?.value ?? Number.MAX_SAFE_INTEGER)) continue;
    yield await writeWorkbook(sheet, [...head, ...lines]);
    lines = [];
    count = 0;
  }
  if (count > 0) yield await writeWorkbook(sheet, [...head, ...lines]);
}

/** @throws AppError bad-request for a file that no marketplace has */
export function requireFile(id: string): OwnedFile {
  const owned = findUploadFile(id);
  if (!owned) throw new AppError('bad-request', 'No marketplace takes such a file.');
  return owned;
}

/** The items that have a listing for the file's own marketplace among the chosen ones. */
async function itemsOnIt(
  context: AppContext,
  { file, marketplace }: OwnedFile,
  { userId, ids }: Pick<Request, 'userId' | 'ids'>,
): Promise<ReadonlySet<string>> {
  const items = new Set<string>();
  if (file.takes !== 'own') return items;
  for await (const { origin, originalFormInput: form } of readListings(context, userId, ids))
    if (origin.itemId !== '' && marketplaceOf(form.platform) === marketplace) items.add(origin.itemId);
  return items;
}

async function* judge(
  context: AppContext,
  owned: OwnedFile,
  { userId, ids, link, currency }: Request & { currency: string },
): AsyncGenerator<Judged> {
  const taxonomy = await loadTaxonomy();
  const origin = worldOrigin(context.config);
  const placed = await itemsOnIt(context, owned, { userId, ids });
  let read = 0;
  for await (const listing of readListings(context, userId, ids)) {
    const photos = origin === null ? [] : listing.imageUrls.map((url) => new URL(url, origin).href);
    const isBeside = placed.has(listing.origin.itemId);
    const row = uploadRow(listing, owned, { taxonomy, photos, link, isBeside });
    const reasons = refusalsOf(owned, row, listing, currency);
    yield { listing, row, reasons, asks: askedField(owned, row, { reasons, currency }) };
    read += 1;
    if (read % READ_AT_ONCE > 0) continue;
    forgetTexts();
    await new Promise(setImmediate);
  }
  forgetTexts();
}

/** A message names so many of those that stay out. */
const NAMED = 3;

/** What goes into the file; says what stays out and why where nothing does, since a file of headings alone is none. */
async function* accepted(
  context: AppContext,
  owned: OwnedFile,
  request: Request & { currency: string },
): AsyncGenerator<UploadRow> {
  const named: string[] = [];
  let refused = 0;
  let isEmpty = true;
  for await (const { listing, row, reasons } of judge(context, owned, request)) {
    if (reasons.length === 0) {
      isEmpty = false;
      yield row;
      continue;
    }
    refused += 1;
    if (named.length < NAMED) named.push(`“${listing.title}”: ${reasons.join(' ')}`);
  }
  if (!isEmpty) return;
  const more = refused > named.length ? [`${refused - named.length} more stay out.`] : [];
  const why = refused === 0 ? ['They are no longer there.'] : [...named, ...more];
  throw new AppError('bad-request', `None of the listings goes into this file. ${why.join(' ')}`);
}

/** The currency of the first listing that the file could hold, where its prices do not say theirs. */
async function currencyOfFile(
  context: AppContext,
  { file, marketplace }: OwnedFile,
  { userId, ids }: Request,
): Promise<string> {
  const [usual = ''] = file.currencies ?? [];
  if (file.saysCurrency) return usual;
  for await (const { origin, originalFormInput } of readListings(context, userId, ids)) {
    const code = currencyCode(origin.currency);
    const isTaken = file.takes === 'any' || originalFormInput.platform === marketplace.name;
    if (isTaken && file.currencies?.includes(code) !== false) return code;
  }
  return usual;
}

/** Where marketplaces reach this server; null for one that only its own network knows. */
function worldOrigin(config: Config): string | null {
  const { origin, protocol, hostname } = new URL(publicOrigin(config));
  const isNamed =
    hostname.includes('.') && isIP(hostname) === 0 && !/\.(?:local|internal|lan|test)$/u.test(hostname);
  return protocol === 'https:' && isNamed ? origin : null;
}
