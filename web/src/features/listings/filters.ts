import {
  DATE_FILTER_CODES,
  type DateFilter,
  LISTING_SORT_CODES,
  LISTING_STATE_CODES,
  type ListingSort,
  type ListingState,
  PLATFORMS,
  type Platform,
} from '@smart-listings/contract';

/** What the list shows; it lives in the address, so that reload, back and a bookmark keep it. */
export interface Filters {
  search: string;
  platform: Platform | null;
  date: DateFilter;
  state: ListingState | null;
  sort: ListingSort;
  /** The listings of one item alone; null: all. */
  item: string | null;
  page: number;
}

export const NO_FILTERS: Filters = {
  search: '',
  platform: null,
  date: 'all',
  state: null,
  sort: 'newest',
  item: null,
  page: 1,
};

/** The filters of an address; what it does not name, or names wrongly, is left open. */
export function readFilters(query: URLSearchParams): Filters {
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

/** The same as a query string, for the page's address and for the server's; defaults are left out. */
export function writeFilters(filters: Filters): URLSearchParams {
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

export function isFiltered({ search, platform, date, state, item }: Filters): boolean {
  return search !== '' || platform !== null || date !== 'all' || state !== null || item !== null;
}
