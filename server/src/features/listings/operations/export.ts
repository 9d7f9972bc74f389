import type { SavedListing } from '@smart-listings/contract';
import {
  csvBranding,
  csvHead,
  csvListing,
  forgetTexts,
  knownOf,
  loadTaxonomy,
  readItem,
  type Taxonomy,
} from '@smart-listings/engine';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../lib/app-error.ts';
import { type ListingRow, presentListing } from '../present.ts';
import { findListings, listBelow } from '../queries.ts';
import { describeWork } from './describe-work.ts';

const AT_ONCE = 200;
/** Reading an item takes a millisecond or two: others get their turn in between. */
const READ_AT_ONCE = 20;
/** Of an integer column in both databases. */
const HIGHEST_NUMBER = 2 ** 31 - 1;

export interface ExportRequest {
  userId: string;
  /** Left out: all of the account. */
  ids?: readonly string[] | undefined;
  /** Ends with the promotional line. */
  branding: boolean;
  /** With category and item specifics. */
  specifics: boolean;
  /** Headings alone will do: it is one file of several. */
  mayBeEmpty?: boolean;
}

/** A file of headings alone is none. */
const NOTHING = {
  chosen: 'None of these listings is there any more, so there is nothing to export.',
  all: 'There is no saved listing to export yet.',
};

/**
 * The account's listings as CSV, newest first, piece by piece: the next piece is read when it is asked for,
 * so an export takes as much memory as one piece, however many listings there are.
 * @throws AppError bad-request where there is none
 */
export async function* exportListings(
  context: AppContext,
  { userId, ids, branding, specifics, mayBeEmpty }: ExportRequest,
): AsyncGenerator<string> {
  let isEmpty = true;
  const taxonomy = specifics ? await loadTaxonomy() : null;
  for await (const rows of ids ? chosen(context, userId, ids) : readAll(context, userId)) {
    if (rows.length === 0) continue;
    if (isEmpty) yield csvHead(specifics);
    isEmpty = false;
    if (taxonomy === null) {
      yield rows.map((row) => csvListing(presentListing(row))).join('');
      continue;
    }
    for (let from = 0; from < rows.length; from += READ_AT_ONCE) {
      const few = rows.slice(from, from + READ_AT_ONCE).map(presentListing);
      yield few.map((listing) => csvListing(listing, itemOf(listing, taxonomy))).join('');
      forgetTexts();
      await new Promise(setImmediate);
    }
  }
  if (isEmpty && mayBeEmpty !== true) throw new AppError('bad-request', NOTHING[ids ? 'chosen' : 'all']);
  if (isEmpty) yield csvHead(specifics);
  if (branding) yield csvBranding(specifics);
}

/** Category and item specifics, from the form and the answers that the listing keeps. */
function itemOf({ originalFormInput, origin }: SavedListing, taxonomy: Taxonomy) {
  const { confirmedFacts: confirmed, seenOnPhotos: seen, answers, putBack } = origin;
  const item = readItem(originalFormInput, { confirmed, seen, answers, putBack });
  const { categories, specifics } = knownOf(item, taxonomy);
  return { category: categories[0], specifics };
}

/** Saved listings of the account, those of `ids` or all, newest first, read piece by piece as well. */
export async function* readListings(
  context: AppContext,
  userId: string,
  ids?: readonly string[],
): AsyncGenerator<SavedListing> {
  for await (const rows of ids ? chosen(context, userId, ids) : readAll(context, userId))
    yield* rows.map(presentListing);
}

/** All saved listings with where they stand and what is noted of them. */
export async function* readWorkedListings(context: AppContext, userId: string): AsyncGenerator<object> {
  for await (const rows of readAll(context, userId)) {
    const work = await describeWork(context.db, userId, rows);
    yield* rows.map((row) => ({ ...presentListing(row), work: work.find(({ id }) => id === row.id) }));
  }
}

async function* chosen({ db }: AppContext, userId: string, ids: readonly string[]) {
  if (ids.length > 0) yield await findListings(db, userId, ids);
}

/** Goes by number and holds nothing open in between: what is saved or deleted meanwhile moves no other row. */
async function* readAll({ db }: AppContext, userId: string): AsyncGenerator<ListingRow[]> {
  let below = HIGHEST_NUMBER;
  for (;;) {
    const rows = await listBelow(db, userId, { below, limit: AT_ONCE });
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    below = last.number;
  }
}
