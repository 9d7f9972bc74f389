import { type ListListingsResponse, listListingsResponseSchema } from '@smart-listings/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import { type Filters, writeFilters } from '../filters.ts';

const KEY = 'listings';

/** One page of the account's listings; while the next one loads, the last one stays. */
export function listingsQuery(filters: Filters) {
  return queryOptions({
    queryKey: [KEY, filters],
    queryFn: async ({ signal }): Promise<ListListingsResponse> =>
      listListingsResponseSchema.parse(await getJson(`/api/listings?${writeFilters(filters)}`, signal)),
    placeholderData: keepPreviousData,
  });
}

/** Asks for the shown page again, after a change. */
export function refreshListings(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [KEY] });
}

/** Takes listings from the pages that are at hand, before the server has been asked again. */
export function hideListings(client: QueryClient, ids: readonly string[]): void {
  client.setQueriesData<ListListingsResponse>({ queryKey: [KEY] }, (page) => {
    if (!page) return page;
    const listings = page.listings.filter(({ id }) => !ids.includes(id));
    return { ...page, listings, total: page.total - (page.listings.length - listings.length) };
  });
}
