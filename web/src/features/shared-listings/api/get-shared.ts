import { sharedListingSchema } from '@smart-listings/contract';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

/** A listing as whoever has its address sees it; null when the address has ended. */
export function sharedQuery(id: string) {
  return queryOptions({
    queryKey: ['shared', id],
    queryFn: async ({ signal }) => {
      try {
        return sharedListingSchema.parse(await getJson(`/api/shared/${encodeURIComponent(id)}`, signal));
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not-found') return null;
        throw error;
      }
    },
    retry: false,
  });
}
