import {
  type MarketFieldsRequestInput,
  type MarketFieldsResponse,
  marketFieldsResponseSchema,
} from '@smart-listings/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post } from '../../../lib/api.ts';

/** The marketplace's own categories for the item, and what it asks for in one of them. */
export function marketFieldsQuery(request: MarketFieldsRequestInput) {
  return queryOptions({
    queryKey: ['market-fields', request],
    queryFn: async ({ signal }): Promise<MarketFieldsResponse> =>
      marketFieldsResponseSchema.parse(await (await post('/api/marketFields', request, { signal })).json()),
    placeholderData: keepPreviousData,
    staleTime: 600_000,
    retry: false,
  });
}
