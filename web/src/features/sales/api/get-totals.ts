import { totalsSchema } from '@smart-listings/contract';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';

/** Where the totals lie as CSV. */
export const TOTALS_CSV = '/api/sales/totals.csv';

/** What the account listed and sold by month; asked anew each time it is looked at. */
export const totalsQuery = queryOptions({
  queryKey: ['totals'],
  queryFn: async ({ signal }) => totalsSchema.parse(await getJson('/api/sales/totals', signal)),
  staleTime: 0,
});
