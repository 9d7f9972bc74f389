import {
  type DateFilter,
  LISTING_STATE_CODES,
  type ListingSort,
  type ListListingsResponse,
  type listListingsQuerySchema,
  PLATFORMS,
} from '@smart-listings/contract';
import type { z } from 'zod';
import type { AppContext } from '../../../context.ts';
import {
  type Filter,
  findFirstSince,
  listBlocks,
  listByPrice,
  listByState,
  listOldest,
  listPage,
  totalOf,
} from '../pages.ts';
import { type ListingRow, presentListing } from '../present.ts';
import { listOfItem } from '../queries.ts';
import { findNumbered, findSortKeys, searchNumbers } from '../search.ts';
import { searchTerms } from '../words.ts';
import { describeWork } from './describe-work.ts';

type Query = z.output<typeof listListingsQuerySchema>;
type Wanted = Pick<Query, 'page' | 'size'>;

interface Found {
  rows: readonly ListingRow[];
  page: number;
  total: number;
  isFloor: boolean;
}

const A_DAY_MS = 86_400_000;
const NOTHING: Found = { rows: [], page: 1, total: 0, isFloor: false };

/** One page of the account's listings, newest first unless it is asked for otherwise. */
export async function listListings(
  context: AppContext,
  userId: string,
  query: Query,
): Promise<ListListingsResponse> {
  const { rows, page, total, isFloor } = await findPage(context, userId, query);
  const work = await describeWork(context.db, userId, rows);
  return {
    listings: rows.map(presentListing),
    work,
    alsoOn: rows.flatMap(({ id, platform }) => {
      const others = work.find((one) => one.id === id)?.others ?? [];
      const platforms = PLATFORMS.filter(
        (name) => name !== platform && others.some((other) => other.platform === name),
      );
      return platforms.length > 0 ? [{ id, platforms }] : [];
    }),
    page,
    pageCount: pageCountOf(total, query.size),
    total,
    totalIsFloor: isFloor,
  };
}

async function findPage({ db, clock }: AppContext, userId: string, query: Query): Promise<Found> {
  if (query.item !== undefined) return ofItem(db, userId, { ...query, item: query.item });
  const since = startOf(query.date, clock());
  const from = since === null ? 0 : await findFirstSince(db, userId, since);
  if (from === null) return NOTHING;
  const filter = { userId, platform: query.platform, state: query.state, from };
  return query.search.trim() === '' ? allOf(db, filter, query) : matchesOf(db, filter, query);
}

async function allOf(
  db: AppContext['db'],
  filter: Filter,
  { page: wanted, size, sort }: Query,
): Promise<Found> {
  const blocks = await listBlocks(db, filter);
  const total = totalOf(blocks);
  const { page, offset } = placeOf({ page: wanted, size }, total);
  const stretch = { blocks, total, offset, limit: size };
  const rows = await inOrder(db, filter, { ...stretch, sort });
  return { rows, page, total, isFloor: false };
}

function inOrder(
  db: AppContext['db'],
  filter: Filter,
  { sort, ...stretch }: Parameters<typeof listPage>[2] & { sort: ListingSort; total: number },
): Promise<ListingRow[]> {
  switch (sort) {
    case 'newest':
      return listPage(db, filter, stretch);
    case 'oldest':
      return listOldest(db, filter, stretch);
    case 'price-high':
    case 'price-low':
      return listByPrice(db, filter, { ...stretch, isHighFirst: sort === 'price-high' });
    case 'state':
      return filter.state === undefined ? listByState(db, filter, stretch) : listPage(db, filter, stretch);
  }
}

async function ofItem(
  db: AppContext['db'],
  userId: string,
  wanted: Wanted & { item: string },
): Promise<Found> {
  const all = await listOfItem(db, userId, wanted.item);
  const { page, offset } = placeOf(wanted, all.length);
  return { rows: all.slice(offset, offset + wanted.size), page, total: all.length, isFloor: false };
}

async function matchesOf(db: AppContext['db'], filter: Filter, query: Query): Promise<Found> {
  const terms = searchTerms(query.search);
  // Signs alone are the beginning of no word.
  if (terms.length === 0) return NOTHING;
  const { numbers, isFloor } = await searchNumbers(db, filter, terms);
  if (numbers.length === 0) return NOTHING;
  const sorted = await sortMatches(db, filter.userId, { numbers, sort: query.sort });
  const { page, offset } = placeOf(query, sorted.length);
  const shown = sorted.slice(offset, offset + query.size);
  const rows = await findNumbered(db, filter.userId, shown);
  const place = (row: ListingRow) => shown.indexOf(row.number);
  return { rows: rows.toSorted((a, b) => place(a) - place(b)), page, total: sorted.length, isFloor };
}

/** Matches come newest first, and of very many only the newest. */
async function sortMatches(
  db: AppContext['db'],
  userId: string,
  { numbers, sort }: { numbers: readonly number[]; sort: ListingSort },
): Promise<readonly number[]> {
  if (sort === 'newest') return numbers;
  if (sort === 'oldest') return numbers.toReversed();
  const keys = new Map((await findSortKeys(db, userId, numbers)).map((row) => [row.number, row]));
  const key = (number: number): number => {
    const { price = 0, state = 'draft' } = keys.get(number) ?? {};
    if (sort === 'state') return LISTING_STATE_CODES.indexOf(state);
    return sort === 'price-low' ? price : -price;
  };
  return numbers.toSorted((a, b) => key(a) - key(b));
}

/** A page past the end is the last one. */
function placeOf({ page: wanted, size }: Wanted, total: number): { page: number; offset: number } {
  const page = Math.min(wanted, pageCountOf(total, size));
  return { page, offset: (page - 1) * size };
}

function pageCountOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
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
