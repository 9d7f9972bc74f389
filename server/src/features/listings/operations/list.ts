import {
  type DateFilter,
  LIMITS,
  type ListListingsResponse,
  type listListingsQuerySchema,
  PLATFORMS,
} from '@smart-listings/contract';
import type { z } from 'zod';
import type { AppContext } from '../../../context.ts';
import { type Filter, findFirstSince, listBlocks, listPage } from '../pages.ts';
import { type ListingRow, presentListing } from '../present.ts';
import { listOfItem, listPlatforms } from '../queries.ts';
import { findNumbered, searchNumbers } from '../search.ts';
import { searchTerms } from '../words.ts';

type Query = z.output<typeof listListingsQuerySchema>;

interface Found {
  rows: readonly ListingRow[];
  page: number;
  total: number;
  isFloor: boolean;
}

const A_DAY_MS = 86_400_000;
const NOTHING: Found = { rows: [], page: 1, total: 0, isFloor: false };

/** One page of the account's listings, newest first. */
export async function listListings(
  context: AppContext,
  userId: string,
  query: Query,
): Promise<ListListingsResponse> {
  const { rows, page, total, isFloor } = await findPage(context, userId, query);
  return {
    listings: rows.map(presentListing),
    alsoOn: await findOthers(context.db, userId, rows),
    page,
    pageCount: pageCountOf(total),
    total,
    totalIsFloor: isFloor,
  };
}

/** For which other marketplaces the items of these listings are saved. */
async function findOthers(
  db: AppContext['db'],
  userId: string,
  rows: readonly ListingRow[],
): Promise<ListListingsResponse['alsoOn']> {
  if (rows.length === 0) return [];
  const known = await listPlatforms(db, userId, [...new Set(rows.map(itemOf))]);
  const others = rows.map((row) => {
    const sameItem = known.filter((one) => itemOf(one) === itemOf(row) && one.platform !== row.platform);
    const platforms = new Set(sameItem.map(({ platform }) => platform));
    return { id: row.id, platforms: PLATFORMS.filter((platform) => platforms.has(platform)) };
  });
  return others.filter(({ platforms }) => platforms.length > 0);
}

/** The first listing of an item may have been saved before there was another: its own id is the item's then. */
function itemOf({ id, itemId }: Pick<ListingRow, 'id' | 'itemId'>): string {
  return itemId ?? id;
}

async function findPage({ db, clock }: AppContext, userId: string, query: Query): Promise<Found> {
  if (query.item !== undefined) return ofItem(db, userId, { item: query.item, page: query.page });
  const since = startOf(query.date, clock());
  const from = since === null ? 0 : await findFirstSince(db, userId, since);
  if (from === null) return NOTHING;
  const filter = { userId, platform: query.platform, from };
  return query.search.trim() === '' ? allOf(db, filter, query.page) : matchesOf(db, filter, query);
}

async function allOf(db: AppContext['db'], filter: Filter, wanted: number): Promise<Found> {
  const blocks = await listBlocks(db, filter);
  const total = blocks.reduce((sum, { matches }) => sum + matches, 0);
  const { page, offset } = placeOf(wanted, total);
  const rows = await listPage(db, filter, { blocks, offset, limit: LIMITS.pageSize });
  return { rows, page, total, isFloor: false };
}

async function ofItem(
  db: AppContext['db'],
  userId: string,
  wanted: { item: string; page: number },
): Promise<Found> {
  const all = await listOfItem(db, userId, wanted.item);
  const { page, offset } = placeOf(wanted.page, all.length);
  return { rows: all.slice(offset, offset + LIMITS.pageSize), page, total: all.length, isFloor: false };
}

async function matchesOf(db: AppContext['db'], filter: Filter, query: Query): Promise<Found> {
  const terms = searchTerms(query.search);
  // Signs alone are the beginning of no word.
  if (terms.length === 0) return NOTHING;
  const { numbers, isFloor } = await searchNumbers(db, filter, terms);
  if (numbers.length === 0) return NOTHING;
  const { page, offset } = placeOf(query.page, numbers.length);
  const rows = await findNumbered(db, filter.userId, numbers.slice(offset, offset + LIMITS.pageSize));
  return { rows, page, total: numbers.length, isFloor };
}

/** A page past the end is the last one. */
function placeOf(wanted: number, total: number): { page: number; offset: number } {
  const page = Math.min(wanted, pageCountOf(total));
  return { page, offset: (page - 1) * LIMITS.pageSize };
}

function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / LIMITS.pageSize));
}

/** When the time that a date filter names began; null: always. Months are UTC months, as in the limits. */
function startOf(date: DateFilter, now: Date): string | null {
  switch (date) {
    case 'all':
      return null;
    case '7-days':
      return new Date(now.getTime() - 7 * A_DAY_MS).toISOString();
    case '30-days':
      return new Date(now.getTime() - 30 * A_DAY_MS).toISOString();
    case 'month':
      return `${now.toISOString().slice(0, 7)}-01T00:00:00.000Z`;
  }
}
