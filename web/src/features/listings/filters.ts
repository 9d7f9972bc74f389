import {
  DATE_FILTER_CODES,
  type DateFilter,
  LIMITS,
  LISTING_PAGE_SIZES,
  LISTING_SORT_CODES,
  LISTING_STATE_CODES,
  type ListingSort,
  type ListingState,
  PLATFORMS,
  type Platform,
} from '@smart-listings/contract';

/** What the list shows; all but its length lives in the address, so that reload, back and a bookmark keep it. */
export interface Filters {
  search: string;
  platform: Platform | null;
  date: DateFilter;
  state: ListingState | null;
  sort: ListingSort;
  /** The listings of one item alone; null: all. */
  item: string | null;
  page: number;
  /** How many a page holds, as this browser's seller chose. */
  size: PageSize;
}

export type PageSize = (typeof LISTING_PAGE_SIZES)[number];

/** All of them, in pages as long as they are. */
export const NO_FILTERS: Omit<Filters, 'size'> = {
  search: '',
  platform: null,
  date: 'all',
  state: null,
  sort: 'newest',
  item: null,
  page: 1,
};

/** The filters of an address; what it does not name, or names wrongly, is left open. */
export function readFilters(query: URLSearchParams): Omit<Filters, 'size'> {
  const page = Number(query.get('page'));
  return {
    search: query.get('search') ?? '',
    platform: PLATFORMS.find((platform) => platform === query.get('platform')) ?? null,
    date: DATE_FILTER_CODES.find((code) => code === query.get('date')) ?? 'all',
    state: LISTING_STATE_CODES.find((code) => code === query.get('state')) ?? null,
    sort: LISTING_SORT_CODES.find((code) => code === query.get('sort')) ?? 'newest',
    item: query.get('item'),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

export function pageSizeOf(text: string | null): PageSize | undefined {
  return LISTING_PAGE_SIZES.find((size) => String(size) === text);
}

/** The same as a query string; defaults are left out. */
export function writeFilters(filters: Omit<Filters, 'size'>): URLSearchParams {
  const { search, platform, date, state, sort, item, page } = filters;
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (platform) query.set('platform', platform);
  if (date !== 'all') query.set('date', date);
  if (state) query.set('state', state);
  if (sort !== 'newest') query.set('sort', sort);
  if (item) query.set('item', item);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** What the server is asked. */
export function askFor(filters: Filters): URLSearchParams {
  const query = writeFilters(filters);
  if (filters.size !== LIMITS.pageSize) query.set('size', String(filters.size));
  return query;
}

export function isFiltered({ search, platform, date, state, item }: Filters): boolean {
  return search !== '' || platform !== null || date !== 'all' || state !== null || item !== null;
}
