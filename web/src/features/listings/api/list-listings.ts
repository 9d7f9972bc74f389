import { type ListListingsResponse, listListingsResponseSchema } from '@smart-listings/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { askFor, type Filters } from '../filters.ts';
import { findSeen, rememberSeen } from '../waiting/seen.ts';

const KEY = 'listings';

interface ShownPage extends ListListingsResponse {
  /** There is no connection: it is made of what this device has seen last. */
  isFromDevice: boolean;
}

/** One page of the account's listings; while the next one loads, the last one stays. */
export function listingsQuery(account: string, filters: Filters) {
  return queryOptions({
    queryKey: [KEY, filters],
    queryFn: ({ signal }) => askOrRecall(account, filters, signal),
    placeholderData: keepPreviousData,
    networkMode: 'always',
    refetchOnReconnect: 'always',
  });
}

async function askOrRecall(account: string, filters: Filters, signal: AbortSignal): Promise<ShownPage> {
  try {
    const answer = await getJson(`/api/listings?${askFor(filters)}`, signal);
    const page = listListingsResponseSchema.parse(answer);
    void rememberSeen(page, filters);
    return { ...page, isFromDevice: false };
  } catch (error) {
    const seen =
      error instanceof ApiError && error.code === 'network' ? await findSeen(account, filters) : null;
    if (seen) return { ...seen, isFromDevice: true };
    throw error;
  }
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
